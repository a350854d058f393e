//#region board/types.ts
function e(e) {
	return [...e];
}
function t(e) {
	return e.at(-1);
}
//#endregion
//#region board/choice.ts
function n(e, t) {
	return !e.over && (t === "both" || t === e.turn);
}
function r(e, t) {
	return `${e}->${t}`;
}
function i(e, t) {
	return e.captures.filter((e) => e.from === t).map((e) => e.to);
}
function a(e, t) {
	return e.captures.filter((e) => e.to === t).map((e) => e.from);
}
function o(e, t, n) {
	return t === n ? { kind: "none" } : t === void 0 ? {
		kind: e.entries.includes(n) ? "move" : "illegal",
		move: n,
		to: n
	} : {
		kind: i(e, t).includes(n) ? "move" : "illegal",
		move: r(t, n),
		from: t,
		to: n
	};
}
function s(e, s, c, l) {
	if (!n(e, s)) return { kind: "none" };
	if (c?.space === l) return { kind: "clear" };
	let u = e.stacks[l], d = u !== void 0 && t(u) === e.turn;
	return c?.role === "from" && !(d && i(e, l).length > 0) ? o(e, c.space, l) : c?.role === "to" && a(e, c.space).includes(l) ? {
		kind: "move",
		move: r(l, c.space),
		from: l,
		to: c.space
	} : u === void 0 ? o(e, void 0, l) : d ? i(e, l).length > 0 ? {
		kind: "choose",
		space: l,
		role: "from"
	} : {
		kind: "stuck",
		space: l
	} : a(e, l).length > 0 ? {
		kind: "choose",
		space: l,
		role: "to"
	} : {
		kind: "stuck",
		space: l
	};
}
var c = class {
	scene;
	view;
	places = /* @__PURE__ */ new Map();
	box;
	constructor(e, t, n) {
		this.scene = e, this.view = t;
		for (let t of e.spaces) this.places.set(t.id, this.place(t));
		this.box = this.measure(n);
	}
	place({ x: e, y: t }) {
		let n = 100 / this.scene.step, r = this.view.rotation * Math.PI / 180, i = this.view.flipped ? -e : e;
		return {
			x: n * (i * Math.cos(r) - t * Math.sin(r)),
			y: -n * (i * Math.sin(r) + t * Math.cos(r))
		};
	}
	of(e) {
		return this.places.get(e) ?? {
			x: 0,
			y: 0
		};
	}
	labels(e) {
		return e.map((e) => ({
			text: e.text,
			at: this.place(e)
		}));
	}
	nearest(e, t = 60) {
		let n, r = t;
		for (let [t, i] of this.places) {
			let a = Math.hypot(i.x - e.x, i.y - e.y);
			a < r && (r = a, n = t);
		}
		return n;
	}
	measure(e) {
		let t = (e, t) => [{
			x: e.x - t,
			y: e.y - t
		}, {
			x: e.x + t,
			y: e.y + t
		}], n = [...[...this.places.values()].flatMap((e) => t(e, 60)), ...e.flatMap((e) => t(this.place(e), 25))], [r, i] = [n.map((e) => e.x), n.map((e) => e.y)], [a, o] = [Math.min(...r), Math.min(...i)];
		return {
			x: a,
			y: o,
			width: Math.max(...r) - a,
			height: Math.max(...i) - o
		};
	}
	outline() {
		let e = [...this.places.values()].sort((e, t) => e.x - t.x || e.y - t.y), t = (e) => {
			let t = [];
			for (let n of e) {
				for (; t.length > 1 && !l(t[t.length - 2], t[t.length - 1], n);) t.pop();
				t.push(n);
			}
			return t.slice(0, -1);
		};
		return e.length < 3 ? e : [...t(e), ...t(e.reverse())];
	}
};
function l(e, t, n) {
	return (t.x - e.x) * (n.y - e.y) - (t.y - e.y) * (n.x - e.x) > 1e-6;
}
//#endregion
//#region board/svg.ts
var u = "http://www.w3.org/2000/svg";
function d(e, t = {}, ...n) {
	let r = document.createElementNS(u, e);
	for (let [e, n] of Object.entries(t)) n !== void 0 && r.setAttribute(e, String(n));
	return r.append(...n), r;
}
function f(e, t, n) {
	e.getAttribute(t) !== n && e.setAttribute(t, n);
}
function p(e) {
	return Math.round(e * 100) / 100;
}
//#endregion
//#region board/viewport.ts
var m = 20, h = 110, g = 7.5, _ = class {
	centre = {
		x: 0,
		y: 0
	};
	scale = 0;
	get isSet() {
		return this.scale > 0;
	}
	fit(e, t) {
		let n = Math.max(e.width, g * 100), r = Math.max(e.height, g * 100);
		this.centre = {
			x: e.x + e.width / 2,
			y: e.y + e.height / 2
		}, this.scale = v(Math.max(n / t.width, r / t.height));
	}
	pan(e, t) {
		this.centre = {
			x: this.centre.x - e * this.scale,
			y: this.centre.y - t * this.scale
		};
	}
	zoom(e, t, n) {
		let r = this.toDrawing(t, n);
		this.scale = v(this.scale / e);
		let i = this.toDrawing(t, n);
		this.centre = {
			x: this.centre.x + r.x - i.x,
			y: this.centre.y + r.y - i.y
		};
	}
	toDrawing(e, t) {
		let n = this.box(t);
		return {
			x: n.x + e.x * this.scale,
			y: n.y + e.y * this.scale
		};
	}
	box(e) {
		let t = e.width * this.scale, n = e.height * this.scale;
		return {
			x: this.centre.x - t / 2,
			y: this.centre.y - n / 2,
			width: t,
			height: n
		};
	}
	reveal(e, t) {
		let n = this.box(t), r = Math.min(80, n.width / 3, n.height / 3), i = (e, t, n) => e < t ? e - t : e > n ? e - n : 0;
		this.centre = {
			x: this.centre.x + i(e.x, n.x + r, n.x + n.width - r),
			y: this.centre.y + i(e.y, n.y + r, n.y + n.height - r)
		};
	}
	shows(e, t) {
		let n = this.box(t);
		return e.x >= n.x && e.y >= n.y && e.x + e.width <= n.x + n.width && e.y + e.height <= n.y + n.height;
	}
};
function v(e) {
	return Math.min(Math.max(e, 100 / h), 100 / m);
}
//#endregion
//#region board/frame.ts
var y = class {
	root;
	fitButton = document.createElement("button");
	viewport = new _();
	size = {
		width: 1,
		height: 1
	};
	layout;
	state;
	constructor(e) {
		this.root = e;
		let { fitButton: t } = this;
		t.className = "fit", t.type = "button", t.hidden = !0, t.append(d("svg", { viewBox: "0 0 24 24" }, d("path", { d: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" }))), t.addEventListener("click", () => this.fit());
	}
	reset() {
		this.viewport = new _();
	}
	resize({ width: e, height: t }) {
		this.size = {
			width: Math.max(e, 1),
			height: Math.max(t, 1)
		}, this.draw();
	}
	show(e, t, n) {
		this.layout = e, this.state = t, f(this.fitButton, "aria-label", n), f(this.fitButton, "title", n), this.draw();
	}
	fit() {
		this.layout && this.viewport.fit(this.band(), this.size), this.draw();
	}
	pan(e, t) {
		this.viewport.pan(e, t), this.draw();
	}
	zoom(e, t = {
		x: this.size.width / 2,
		y: this.size.height / 2
	}) {
		this.viewport.zoom(e, t, this.size), this.draw();
	}
	reveal(e) {
		this.viewport.reveal(e, this.size), this.draw();
	}
	toDrawing(e) {
		let t = this.root.getBoundingClientRect(), n = this.root.getScreenCTM();
		if (!n) return e;
		let r = new DOMPoint(e.x + t.left, e.y + t.top).matrixTransform(n.inverse());
		return {
			x: r.x,
			y: r.y
		};
	}
	under(e) {
		let t = this.root.getBoundingClientRect();
		return this.toDrawing({
			x: e.clientX - t.left,
			y: e.clientY - t.top
		});
	}
	draw() {
		let { layout: e } = this;
		if (!e) return;
		let { bounded: t } = e.scene;
		!t && !this.viewport.isSet && this.size.width > 1 && this.viewport.fit(this.band(), this.size);
		let { x: n, y: r, width: i, height: a } = t ? e.box : this.viewport.box(this.size);
		f(this.root, "viewBox", `${n} ${r} ${i} ${a}`), this.fitButton.hidden = t || this.viewport.shows(this.band(), this.size);
	}
	band() {
		let e = Object.keys(this.state?.stacks ?? {}).map((e) => this.layout.of(e));
		e.length === 0 && e.push({
			x: 0,
			y: 0
		});
		let [t, n] = [e.map((e) => e.x), e.map((e) => e.y)], [r, i] = [Math.min(...t) - 160, Math.min(...n) - 160];
		return {
			x: r,
			y: i,
			width: Math.max(...t) + 160 - r,
			height: Math.max(...n) + 160 - i
		};
	}
}, b = class {
	layer;
	hits = /* @__PURE__ */ new Map();
	current;
	constructor(e) {
		this.layer = e;
	}
	of(e) {
		return this.hits.get(e);
	}
	place(e, t, n) {
		let r = new Set(e.spaces.map((e) => e.id));
		for (let [e, t] of this.hits) r.has(e) || (t.remove(), this.hits.delete(e));
		for (let { id: n } of e.spaces) {
			let e = this.hits.get(n) ?? this.add(n), { x: r, y: i } = t.of(n);
			f(e.firstElementChild, "cx", String(r)), f(e.firstElementChild, "cy", String(i));
		}
		if (this.current === void 0 || !r.has(this.current)) {
			let { x: e, y: r, width: i, height: a } = t.box;
			this.current = n ?? t.nearest({
				x: e + i / 2,
				y: r + a / 2
			}, Infinity);
		}
	}
	add(e) {
		let t = d("g", {
			class: "space",
			role: "button",
			tabindex: -1,
			"data-space": e
		});
		return t.append(d("circle", {
			class: "hit",
			r: 50
		})), this.hits.set(e, t), this.layer.append(t), t;
	}
	describe({ state: t, acts: n, edits: r, choice: o, texts: s, name: c }) {
		let l = new Set(n ? t.entries : []), u = new Set(t.sleepers);
		for (let [d, p] of this.hits) {
			let m = t.stacks[d], h = [m === void 0 ? s.empty(c(d)) : s.stack(c(d), e(m))], [g, _] = n ? [i(t, d), a(t, d)] : [[], []];
			u.has(d) && h.push(s.asleep), l.has(d) && h.push(s.canEnter), g.length > 0 && h.push(s.canCapture(g.map(c))), _.length > 0 && h.push(s.canBeCaptured(_.map(c))), o?.space === d && h.push(s.chosen), f(p, "aria-label", h.join(", ")), f(p, "tabindex", d === this.current ? "0" : "-1");
			let v = [
				"hit",
				r || l.has(d) || g.length > 0 || _.length > 0 ? "can" : "",
				g.length > 0 ? "drag" : ""
			];
			f(p.firstElementChild, "class", v.join(" ").trim());
		}
	}
	go(e) {
		this.hits.get(this.current ?? "")?.setAttribute("tabindex", "-1"), this.current = e;
		let t = this.hits.get(e);
		t?.setAttribute("tabindex", "0"), t?.focus({ preventScroll: !0 });
	}
};
function x(e) {
	return (e instanceof Element ? e.closest("[data-space]") : null)?.getAttribute("data-space") ?? void 0;
}
//#endregion
//#region board/layer.ts
var S = class {
	root;
	drawn = /* @__PURE__ */ new Map();
	constructor(e) {
		this.root = e;
	}
	show(e) {
		let t = /* @__PURE__ */ new Map();
		for (let { key: n, make: r } of e) t.has(n) || t.set(n, this.drawn.get(n) ?? r());
		for (let [e, n] of this.drawn) t.get(e) !== n && n.remove();
		this.drawn = t;
		let n = this.root.firstElementChild;
		for (let e of t.values()) e === n ? n = n.nextElementSibling : this.root.insertBefore(e, n);
	}
}, C = 9;
function w(n) {
	let r = d("g", { class: `stack ${t(n)}` }), i = e(n);
	return r.append(d("ellipse", {
		class: "shadow",
		cx: 3,
		cy: 12,
		rx: 41,
		ry: 39
	})), i.forEach((e, t) => r.append(T(e, -t * 15))), r.append(E(t(n), i.length, -(i.length - 1) * 15)), r;
}
function T(e, t) {
	return d("g", {
		class: `piece ${e}`,
		transform: `translate(0 ${t})`
	}, d("circle", {
		class: "side",
		cy: C,
		r: 39
	}), d("circle", {
		class: "face",
		r: 39
	}), d("circle", {
		class: "bevel",
		r: 34
	}));
}
function E(e, t, n) {
	let r = d("g", {
		class: `mark ${e}`,
		transform: `translate(0 ${n})`
	}), i = t > 1 ? 21 : 10;
	return e === "b" ? r.append(d("path", { d: `M0 ${-i * 1.15}L${i * 1.15} 0L0 ${i * 1.15}L${-i * 1.15} 0Z` })) : r.append(d("circle", { r: i })), t > 1 && r.append(d("text", { y: 9.5 }, String(t))), r;
}
function D(e) {
	return d("text", {
		class: "sleep",
		x: 28.08,
		y: -24.18 - (e - 1) * 15
	}, "z");
}
function O(e) {
	return `translate(${p(e.x)} ${p(e.y)})`;
}
//#endregion
//#region board/painter.ts
var k = 46, A = class {
	root = d("svg", { part: "svg" });
	hits = d("g", { class: "hits" });
	ground = d("g", { "aria-hidden": "true" });
	under = new S(d("g", { "aria-hidden": "true" }));
	stacks = new S(d("g", { "aria-hidden": "true" }));
	over = new S(d("g", { "aria-hidden": "true" }));
	arrows = new S(d("g", { "aria-hidden": "true" }));
	ghost = d("g", {
		class: "ghost",
		"aria-hidden": "true"
	});
	carried = d("g", {
		class: "carried",
		"aria-hidden": "true"
	});
	constructor() {
		let { ground: e, under: t, stacks: n, over: r, arrows: i, ghost: a, hits: o, carried: s } = this;
		this.root.append(e, t.root, n.root, r.root, i.root, a, o, s);
	}
	drawGround(e, t, n) {
		let { scene: r } = e, i = [];
		if (r.bounded) {
			let t = e.outline().map(({ x: e, y: t }) => `${p(e)},${p(t)}`);
			i.push(d("polygon", {
				class: "rim",
				points: t.join(" ")
			})), i.push(d("polygon", {
				class: "surface",
				points: t.join(" ")
			}));
		}
		i.push(d("path", {
			class: "links",
			d: M(e)
		}));
		for (let { id: a } of r.spaces) {
			let { x: r, y: o } = e.of(a), s = t.where === "spaces";
			i.push(d("circle", {
				class: "hollow",
				cx: p(r),
				cy: p(o),
				r: s ? 29 : 15
			})), s && i.push(d("text", {
				class: "name",
				x: p(r),
				y: p(o + 7)
			}, n(a)));
		}
		if (t.where === "edge") for (let { text: n, at: a } of e.labels(r.edge[t.system])) i.push(d("text", {
			class: "edge",
			x: p(a.x),
			y: p(a.y + 9)
		}, n));
		this.ground.replaceChildren(...i);
	}
	drawStacks(e, t, n) {
		let r = new Set(t.sleepers), i = Object.entries(t.stacks).sort(([t], [n]) => e.of(t).y - e.of(n).y).map(([t, i]) => {
			let a = r.has(t), o = [
				"standing",
				a ? "asleep" : "",
				t === n ? "lifted" : ""
			].join(" "), s = O(e.of(t));
			return {
				key: [
					t,
					i,
					o,
					s
				].join(),
				make: () => {
					let e = d("g", {
						class: o,
						transform: s,
						"data-space": t
					}, w(i));
					return a && e.append(D(i.length)), e;
				}
			};
		});
		this.stacks.show(i);
	}
	drawMarks(e, t) {
		let { state: n } = t, r = [], i = [], a = (t, r, i = k) => {
			let { x: a, y: o } = e.of(t);
			return N("circle", {
				class: r,
				cx: p(a),
				cy: p(o - j(n, t)),
				r: i
			});
		};
		t.refusal && r.push(...P(e, t.refusal)), n.last?.from && r.push(a(n.last.from, "last last-from", 24)), n.last?.to && i.push(a(n.last.to, "last", 41));
		for (let n of t.entries) {
			let { x: t, y: r } = e.of(n);
			i.push(N("circle", {
				class: "entry",
				cx: p(t),
				cy: p(r),
				r: 9
			}));
		}
		for (let n of t.movers) {
			let { x: t, y: i } = e.of(n);
			r.push(N("circle", {
				class: "mover",
				cx: p(t),
				cy: p(i + 4),
				r: k + 1
			}));
		}
		for (let e of t.targets) i.push(a(e, "target"));
		if (t.chosen !== void 0 && i.push(a(t.chosen, "chosen")), t.refusal) {
			let { space: n, from: r, to: o, at: s } = t.refusal.args;
			for (let e of [
				n,
				r,
				o,
				s
			]) e !== void 0 && i.push(a(e, "fault", k + 2));
			t.refusal.parts?.forEach((t, n) => {
				for (let r of t) {
					let { x: t, y: a } = e.of(r), o = String.fromCharCode(65 + n % 26);
					i.push(N("text", {
						class: "part-name",
						x: p(t + 39 * .8),
						y: p(a + 39)
					}, o));
				}
			});
		}
		this.under.show(r), this.over.show(i);
	}
	drawArrows(e, t, n) {
		this.arrows.show(n.flatMap((n) => F(e, t, n)));
	}
	drawGhost(e, t, n, r) {
		if (this.ghost.replaceChildren(), t === void 0 || n === "") return;
		let { x: i, y: a } = e.of(t), o = d("g", { transform: O({
			x: i,
			y: a - r
		}) }, w(n));
		this.ghost.append(o);
	}
	carry(e, t) {
		t ? (this.carried.childElementCount === 0 && this.carried.append(w(e)), this.carried.setAttribute("transform", O({
			x: t.x,
			y: t.y - 15
		}))) : this.carried.replaceChildren();
	}
	animate(e, t, n) {
		let r = n.last;
		if (!r?.to) return;
		let i = [...this.stacks.root.children].find((e) => e.getAttribute("data-space") === r.to), a = i?.querySelector(".stack");
		if (!i || !a) return;
		if (!r.from) {
			a.animate([{
				transform: "translateY(-34px) scale(1.12)",
				opacity: 0
			}, {
				transform: "none",
				opacity: 1
			}], {
				duration: 220,
				easing: "cubic-bezier(.2, .8, .3, 1)"
			});
			return;
		}
		let o = t.stacks[r.from]?.length ?? 1, s = [...a.querySelectorAll(":scope > .piece")].slice(-o), c = a.querySelector(":scope > .mark"), l = d("g", {}, ...s, ...c ? [c] : []);
		a.append(l);
		let [u, f] = [e.of(r.from), e.of(r.to)], p = (n.stacks[r.to].length - o) * 15, m = `translate(${u.x - f.x}px, ${u.y - f.y + p}px)`, h = `translate(${(u.x - f.x) / 2}px, ${(u.y - f.y) / 2 - 22}px)`;
		this.stacks.root.append(i), l.animate([
			{ transform: m },
			{ transform: h },
			{ transform: "none" }
		], {
			duration: 320,
			easing: "ease-in-out"
		});
	}
};
function j(e, t) {
	return Math.max((e.stacks[t]?.length ?? 1) - 1, 0) * 15;
}
function M(e) {
	let t = [];
	for (let { id: n, links: r } of e.scene.spaces) for (let i of r.filter((e) => n < e)) {
		let [r, a] = [e.of(n), e.of(i)];
		t.push(`M${p(r.x)} ${p(r.y)}L${p(a.x)} ${p(a.y)}`);
	}
	return t.join("");
}
function N(e, t, n = "") {
	return {
		key: [
			e,
			...Object.values(t),
			n
		].join(),
		make: () => d(e, t, n)
	};
}
function P(e, t) {
	return (t.parts ?? []).flatMap((t, n) => {
		let r = n % 4 + 1, i = new Set(t), a = [];
		for (let { id: t, links: n } of e.scene.spaces) {
			if (!i.has(t)) continue;
			let o = e.of(t);
			a.push(N("circle", {
				class: `part part-${r}`,
				cx: p(o.x),
				cy: p(o.y),
				r: 48
			}));
			for (let s of n.filter((e) => i.has(e) && t < e)) {
				let t = e.of(s), n = {
					x1: p(o.x),
					y1: p(o.y),
					x2: p(t.x),
					y2: p(t.y)
				};
				a.push(N("line", {
					class: `tie tie-${r}`,
					...n
				}));
			}
		}
		return a;
	});
}
function F(e, t, n) {
	let r = (n.strength ?? 1) < 1 ? "weak" : "", i = e.of(n.to);
	if (n.from === void 0) {
		let { x: e, y: a } = i;
		return [N("circle", {
			class: `arrow ${r}`,
			cx: p(e),
			cy: p(a - j(t, n.to)),
			r: 27
		})];
	}
	let a = e.of(n.from), o = Math.atan2(i.y - a.y, i.x - a.x), [s, c] = [Math.cos(o), Math.sin(o)], l = Math.hypot(i.x - a.x, i.y - a.y), u = {
		x: a.x + s * (l - 6),
		y: a.y + c * (l - 6)
	}, d = {
		x: u.x - s * 36,
		y: u.y - c * 36
	}, f = [
		u,
		{
			x: d.x - c * 24,
			y: d.y + s * 24
		},
		{
			x: d.x + c * 24,
			y: d.y - s * 24
		}
	], m = {
		x1: p(a.x),
		y1: p(a.y),
		x2: p(d.x),
		y2: p(d.y)
	};
	return [N("line", {
		class: `arrow ${r}`,
		...m
	}), N("polygon", {
		class: `arrow-head ${r}`,
		points: f.map(({ x: e, y: t }) => `${p(e)},${p(t)}`).join(" ")
	})];
}
//#endregion
//#region board/pointer.ts
var I = 8, L = 450, R = class {
	surface;
	table;
	pointers = /* @__PURE__ */ new Map();
	carried;
	start;
	moved = !1;
	pressTimer;
	constructor(e, t) {
		this.surface = e, this.table = t, e.addEventListener("pointerdown", (e) => this.down(e)), e.addEventListener("pointermove", (e) => this.move(e)), e.addEventListener("pointerup", (e) => this.up(e)), e.addEventListener("pointercancel", (e) => this.cancel(e)), e.addEventListener("wheel", (e) => this.wheel(e), { passive: !1 }), e.addEventListener("click", (e) => this.moved && e.stopImmediatePropagation(), { capture: !0 }), e.addEventListener("contextmenu", (e) => this.pressTimer === void 0 && this.moved && e.preventDefault());
	}
	down(e) {
		if (e.button !== 0) return;
		let t = this.point(e);
		if (this.pointers.size === 0) {
			if (this.moved = !1, this.start = t, this.carried = this.table.canCarry(e.target), e.pointerType !== "mouse") {
				let { target: t } = e;
				this.pressTimer = setTimeout(() => {
					this.moved = !0, this.carried = void 0, this.table.longPress(t);
				}, L);
			}
		} else this.stopWaiting(), this.letGo();
		this.pointers.set(e.pointerId, t);
	}
	move(e) {
		let t = this.pointers.get(e.pointerId);
		if (!t || !this.start) return;
		let n = this.point(e);
		!this.moved && Math.hypot(n.x - this.start.x, n.y - this.start.y) < I || (this.moved || (this.moved = !0, this.surface.setPointerCapture(e.pointerId)), this.stopWaiting(), this.pointers.set(e.pointerId, n), this.pointers.size === 2 && this.table.unbounded() ? this.pinch(e.pointerId, t, n) : this.carried === void 0 ? this.table.unbounded() && this.table.pan(n.x - t.x, n.y - t.y) : this.table.carry(this.carried, n));
	}
	pinch(e, t, n) {
		let r = [...this.pointers].find(([t]) => t !== e)?.[1];
		if (!r) return;
		let [i, a] = [t, n].map((e) => Math.max(Math.hypot(e.x - r.x, e.y - r.y), 1));
		this.table.zoom(a / i, {
			x: (n.x + r.x) / 2,
			y: (n.y + r.y) / 2
		}), this.table.pan((n.x - t.x) / 2, (n.y - t.y) / 2);
	}
	up(e) {
		this.stopWaiting(), this.pointers.delete(e.pointerId) && (this.carried !== void 0 && this.moved && this.table.drop(this.carried, this.point(e)), this.carried = void 0);
	}
	cancel(e) {
		this.stopWaiting(), this.pointers.delete(e.pointerId), this.letGo();
	}
	letGo() {
		this.carried !== void 0 && this.table.drop(this.carried, void 0), this.carried = void 0;
	}
	wheel(e) {
		this.table.unbounded() && (e.preventDefault(), this.table.zoom(Math.exp(-e.deltaY * (e.deltaMode === 1 ? .05 : .0015)), this.point(e)));
	}
	stopWaiting() {
		clearTimeout(this.pressTimer), this.pressTimer = void 0;
	}
	point(e) {
		let t = this.surface.getBoundingClientRect();
		return {
			x: e.clientX - t.left,
			y: e.clientY - t.top
		};
	}
};
function z(e, t) {
	let n = new AbortController(), r = !1, i = (n) => {
		r ||= Math.hypot(n.clientX - e.clientX, n.clientY - e.clientY) > I, r && t.move(n);
	}, a = (e) => {
		n.abort(), t.end(r && e.type === "pointerup" ? e : void 0);
	};
	addEventListener("pointermove", i, { signal: n.signal });
	for (let e of ["pointerup", "pointercancel"]) addEventListener(e, a, { signal: n.signal });
}
//#endregion
//#region board/texts.ts
var B = {
	b: "black",
	w: "white"
}, V = {
	board: "Board",
	empty: (e) => `${e}, empty`,
	stack: (e, t) => `${e}, ${B[t.at(-1)]}, ${t.length} high` + (t.length > 1 ? `: ${t.map((e) => B[e]).join(", ")} from the bottom` : ""),
	asleep: "asleep",
	canEnter: "you can enter here",
	canCapture: (e) => `can capture ${e.join(", ")}`,
	canBeCaptured: (e) => `can be captured from ${e.join(", ")}`,
	chosen: "chosen",
	fit: "Show the whole band",
	makeup: (e, t) => `${e}: ${t.map((e) => B[e]).join(" · ")}`
}, H = class extends HTMLElement {
	shown = {
		scene: void 0,
		state: void 0,
		coordinates: {
			where: "off",
			system: "stein"
		},
		rotation: 0,
		flipped: !1,
		player: "none",
		mode: "play",
		hints: !0,
		refusal: void 0,
		arrows: [],
		texts: V
	};
	change(e, t) {
		let n = this.shown[e];
		n !== t && (this.shown[e] = t, this.changed(e, n));
	}
	get scene() {
		return this.shown.scene;
	}
	set scene(e) {
		this.change("scene", e);
	}
	get state() {
		return this.shown.state;
	}
	set state(e) {
		this.change("state", e);
	}
	get coordinates() {
		return this.shown.coordinates;
	}
	set coordinates(e) {
		this.change("coordinates", e);
	}
	get rotation() {
		return this.shown.rotation;
	}
	set rotation(e) {
		this.change("rotation", e);
	}
	get flipped() {
		return this.shown.flipped;
	}
	set flipped(e) {
		this.change("flipped", e);
	}
	get player() {
		return this.shown.player;
	}
	set player(e) {
		this.change("player", e);
	}
	get mode() {
		return this.shown.mode;
	}
	set mode(e) {
		this.change("mode", e);
	}
	get hints() {
		return this.shown.hints;
	}
	set hints(e) {
		this.change("hints", e);
	}
	get refusal() {
		return this.shown.refusal;
	}
	set refusal(e) {
		this.change("refusal", e);
	}
	get arrows() {
		return this.shown.arrows;
	}
	set arrows(e) {
		this.change("arrows", e);
	}
	get texts() {
		return this.shown.texts;
	}
	set texts(e) {
		this.change("texts", e);
	}
}, U = "\n:host {\n  --surface: #dcc59b; --surface-rim: #c4a874; --line: #a98d5c; --hollow: #cdb283; --label: #5c4720;\n  --black-face: #34323a; --black-side: #17161a; --black-rim: #5a5763; --black-mark: #f4efe4;\n  --white-face: #fdf9ef; --white-side: #cfc5ae; --white-rim: #e3d9c4; --white-mark: #3b352a;\n  --accent: #00695f; --last: #b45309; --refused: #b3261e; --shadow: rgb(60 40 10 / .28);\n  --part-1: #0072b2; --part-2: #d55e00; --part-3: #8a3f7c; --part-4: #00795a;\n  --tip: #2a2620; --tip-text: #fdf9ef; --ground: #ece4d5;\n  display: block; position: relative; contain: content; min-block-size: 0;\n  -webkit-tap-highlight-color: transparent;\n}\n:host([theme=dark]) {\n  --surface: #3b3a36; --surface-rim: #2c2b28; --line: #64615a; --hollow: #302f2c; --label: #c5beb0;\n  --black-face: #17161b; --black-side: #050506; --black-rim: #55525f; --black-mark: #e9e4d8;\n  --white-face: #ece5d6; --white-side: #a39a86; --white-rim: #cfc6b3; --white-mark: #2f2a20;\n  --accent: #5cd6c4; --last: #f5b04c; --refused: #ff8a80; --shadow: rgb(0 0 0 / .5);\n  --part-1: #56b4e9; --part-2: #f0903c; --part-3: #d99ccb; --part-4: #3fc79a;\n  --tip: #f2ecdf; --tip-text: #26231d; --ground: #34312d;\n}\n:host([theme=contrast]) {\n  --surface: #fff; --surface-rim: #000; --line: #000; --hollow: #fff; --label: #000;\n  --black-face: #000; --black-side: #000; --black-rim: #fff; --black-mark: #fff;\n  --white-face: #fff; --white-side: #fff; --white-rim: #000; --white-mark: #000;\n  --accent: #0000d0; --last: #a000a0; --refused: #c00000; --shadow: transparent;\n  --part-1: #0000d0; --part-2: #c04000; --part-3: #800080; --part-4: #006000;\n  --tip: #000; --tip-text: #fff; --ground: #fff;\n}\nsvg { display: block; inline-size: 100%; block-size: 100%; user-select: none; -webkit-user-select: none; overflow: hidden; }\n:host(:not([endless])) svg { overflow: visible; }\ntext { font-family: inherit; text-anchor: middle; pointer-events: none; }\n.surface { fill: var(--surface); stroke: var(--surface); stroke-width: 108; stroke-linejoin: round; }\n.rim { fill: none; stroke: var(--surface-rim); stroke-width: 114; stroke-linejoin: round; }\n.links { stroke: var(--line); stroke-width: 2.5; stroke-opacity: .75; }\n.hollow { fill: var(--hollow); stroke: var(--line); stroke-width: 2; }\n:host([endless]) .hollow { fill: var(--ground); stroke: color-mix(in srgb, var(--line) 55%, var(--ground)); }\n:host([endless]) .links { stroke-opacity: .3; }\n.name { fill: var(--label); font-size: 21px; }\n.on-piece { font-size: 17px; font-weight: 600; fill: var(--label); paint-order: stroke; stroke: var(--surface); stroke-width: 5px; }\n.edge { fill: var(--label); font-size: 25px; }\n.shadow { fill: var(--shadow); }\n.piece.b .face { fill: var(--black-face); stroke: var(--black-rim); stroke-width: 1.5; }\n.piece.b .side { fill: var(--black-side); stroke: var(--black-rim); stroke-width: 1; }\n.piece.b .bevel { fill: none; stroke: var(--black-rim); stroke-width: 1.5; stroke-opacity: .55; }\n.piece.w .face { fill: var(--white-face); stroke: var(--white-side); stroke-width: 1.5; }\n.piece.w .side { fill: var(--white-side); stroke: var(--white-side); stroke-width: 1; }\n.piece.w .bevel { fill: none; stroke: var(--white-side); stroke-width: 1.5; stroke-opacity: .6; }\n:host([theme=contrast]) .face, :host([theme=contrast]) .side { stroke: #000; stroke-width: 3; }\n:host([theme=contrast]) .b .face, :host([theme=contrast]) .b .side { stroke: #fff; stroke-width: 2; }\n.mark path, .mark circle { fill: none; stroke-width: 3; }\n.mark.b path { stroke: var(--black-mark); }\n.mark.w circle { stroke: var(--white-mark); }\n.mark text { font-size: 27px; font-weight: 700; }\n.mark.b text { fill: var(--black-mark); }\n.mark.w text { fill: var(--white-mark); }\n.asleep .piece.b .face { fill: color-mix(in srgb, var(--black-face) 42%, var(--surface)); stroke: color-mix(in srgb, var(--black-side) 40%, var(--surface)); }\n.asleep .piece.b .side { fill: color-mix(in srgb, var(--black-side) 40%, var(--surface)); }\n.asleep .piece.w .face { fill: color-mix(in srgb, var(--white-face) 45%, var(--surface)); }\n.asleep .piece.w .side { fill: color-mix(in srgb, var(--white-side) 55%, var(--surface)); }\n.asleep .mark { fill-opacity: .7; stroke-opacity: .7; }\n.sleep { font-size: 26px; font-weight: 700; font-style: italic; fill: var(--label); }\n.last { fill: none; stroke: var(--last); stroke-width: 6; }\n.last-from { stroke-dasharray: 12 9; stroke-width: 4; }\n.entry { fill: var(--accent); fill-opacity: .7; pointer-events: none; }\n.mover { fill: none; stroke: var(--accent); stroke-width: 4; stroke-dasharray: 3 9; stroke-linecap: round; stroke-opacity: .9; }\n.target { fill: none; stroke: var(--accent); stroke-width: 6; stroke-dasharray: 17 10; stroke-linecap: round; }\n.chosen { fill: none; stroke: var(--accent); stroke-width: 8; }\n.ghost { opacity: .62; pointer-events: none; }\n.carried { pointer-events: none; opacity: .9; }\n.lifted .stack { opacity: .35; }\n.fault { fill: none; stroke: var(--refused); stroke-width: 8; stroke-dasharray: 20 10; }\n.part { fill-opacity: .55; }\n.part-1 { fill: var(--part-1); } .part-2 { fill: var(--part-2); } .part-3 { fill: var(--part-3); } .part-4 { fill: var(--part-4); }\n.tie { stroke-width: 56; stroke-linecap: round; stroke-opacity: .55; }\n.tie-1 { stroke: var(--part-1); } .tie-2 { stroke: var(--part-2); } .tie-3 { stroke: var(--part-3); } .tie-4 { stroke: var(--part-4); }\n.part-name { font-size: 24px; font-weight: 700; fill: #fff; paint-order: stroke; stroke: rgb(0 0 0 / .75); stroke-width: 5px; }\n.arrow { stroke: var(--accent); fill: none; stroke-width: 13; stroke-opacity: .8; pointer-events: none; }\n.arrow-head { fill: var(--accent); fill-opacity: .85; pointer-events: none; }\n.weak { fill-opacity: .4; stroke-opacity: .4; }\n.hit { fill: none; pointer-events: all; cursor: default; outline: none; touch-action: manipulation; }\n:host([endless]) svg { touch-action: none; cursor: grab; }\n.hit.can { cursor: pointer; }\n.hit.drag { touch-action: none; }\n.space:focus { outline: none; }\n.space:focus-visible .hit { stroke: var(--accent); stroke-width: 6; }\n.space:focus-visible .hit { stroke-dasharray: 14 6; }\n.tip {\n  position: absolute; z-index: 2; pointer-events: none; padding: .4rem .65rem; border-radius: .5rem; max-inline-size: 14rem;\n  background: var(--tip); color: var(--tip-text); font-size: .85rem; line-height: 1.35; translate: -50% calc(-100% - .6rem);\n}\n.tip.below { translate: -50% .6rem; }\n.tip[hidden] { display: none; }\n.fit {\n  position: absolute; inset-inline-end: .5rem; inset-block-end: .5rem; inline-size: 2.75rem; block-size: 2.75rem;\n  border: 1px solid var(--line); border-radius: .6rem; background: var(--surface); color: var(--label); cursor: pointer;\n}\n.fit[hidden] { display: none; }\n.fit svg { inline-size: 1.4rem; block-size: 1.4rem; margin: auto; fill: none; stroke: currentcolor; stroke-width: 2; }\n.fit:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }\n.spoken { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\n@media (forced-colors: active) { .hit:focus-visible { stroke: Highlight; } }\n", W = 500, G = class {
	element = document.createElement("div");
	timer;
	constructor() {
		this.element.className = "tip", this.element.hidden = !0, this.element.setAttribute("aria-hidden", "true");
	}
	showSoon(e, t, n) {
		this.hide(), this.timer = setTimeout(() => this.show(e, t, n), W);
	}
	show(e, t, n) {
		let { element: r } = this;
		r.textContent = e, r.hidden = !1;
		let [i, a] = [t.getBoundingClientRect(), n.getBoundingClientRect()], o = i.top - a.top < 60;
		r.classList.toggle("below", o);
		let s = r.offsetWidth / 2, c = Math.min(Math.max(i.left + i.width / 2 - a.left, s), Math.max(a.width - s, s));
		r.style.left = `${c}px`, r.style.top = `${(o ? i.bottom : i.top) - a.top}px`;
	}
	hide() {
		clearTimeout(this.timer), this.element.hidden = !0;
	}
}, K = {
	up: {
		x: 0,
		y: -1
	},
	down: {
		x: 0,
		y: 1
	},
	left: {
		x: -1,
		y: 0
	},
	right: {
		x: 1,
		y: 0
	}
}, q = class {
	track;
	step(e, t, n) {
		let r = e.of(t), i = K[n], a = i.y === 0;
		(!this.track || this.track.horizontal !== a || this.track.at !== t) && (this.track = {
			horizontal: a,
			value: a ? r.y : r.x,
			at: t
		});
		let o = this.track.value, s = e.scene.spaces.find((e) => e.id === t)?.links ?? [], c = (t) => {
			let n = e.of(t);
			return {
				space: t,
				along: (n.x - r.x) * i.x + (n.y - r.y) * i.y,
				across: Math.abs(a ? n.y - r.y : n.x - r.x),
				off: Math.abs((a ? n.y : n.x) - o)
			};
		}, l = s.map(c).filter(({ along: e, across: t }) => e > 1 && t <= e * 1.2), u = [...e.places.keys()].map(c).filter(({ along: e, across: t }) => e > 1 && t <= e), d = (e) => e.off * 2 + e.along, f = (l.length > 0 ? l : u).sort((e, t) => d(e) - d(t))[0];
		return f && (this.track.at = f.space), f?.space;
	}
}, J = {
	ArrowUp: "up",
	ArrowDown: "down",
	ArrowLeft: "left",
	ArrowRight: "right"
}, Y = class extends H {
	sheet = new CSSStyleSheet();
	painter = new A();
	walker = new q();
	frame = new y(this.painter.root);
	tip = new G();
	spoken = document.createElement("div");
	hits = new b(this.painter.hits);
	layout;
	drawn = {};
	pending = !1;
	choice;
	hovered;
	carrying;
	constructor() {
		super();
		let e = this.attachShadow({
			mode: "open",
			delegatesFocus: !0
		});
		this.sheet.replaceSync(U), e.adoptedStyleSheets = [this.sheet], this.spoken.className = "spoken", this.spoken.setAttribute("role", "status"), this.painter.root.setAttribute("role", "group"), e.append(this.painter.root, this.frame.fitButton, this.tip.element, this.spoken), this.listen();
	}
	changed(e, t) {
		let { scene: n, state: r } = this.shown;
		if (e === "scene" && t?.variant !== n?.variant) this.frame.reset(), this.drawn = {};
		else if (e === "state" && X(t, r)) this.choice = void 0, this.shown.refusal = void 0;
		else if (e === "coordinates") this.drawn.scene = void 0;
		else if (e === "rotation" || e === "flipped") this.drawn = {};
		else if (e === "player") this.choice = void 0;
		else if (e === "arrows" && this.layout && r && r === this.drawn.state) {
			this.painter.drawArrows(this.layout, r, this.shown.arrows);
			return;
		}
		this.refresh();
	}
	announce(e) {
		this.spoken.textContent = e;
	}
	fit() {
		this.frame.fit();
	}
	carryFromHand(e) {
		let t = this.shown.state;
		t && n(t, this.shown.player) && z(e, {
			move: (e) => {
				let n = this.frame.under(e);
				this.painter.carry(t.turn, n), this.hover(this.layout?.nearest(n));
			},
			end: (e) => {
				this.painter.carry("", void 0), this.hover(void 0);
				let n = e && this.layout?.nearest(this.frame.under(e));
				n !== void 0 && this.follow(o(t, void 0, n));
			}
		});
	}
	connectedCallback() {
		this.observer.observe(this), this.refresh();
	}
	disconnectedCallback() {
		this.observer.disconnect();
	}
	observer = new ResizeObserver(([e]) => {
		e && this.frame.resize(e.contentRect);
	});
	refresh() {
		this.pending || (this.pending = !0, queueMicrotask(() => {
			this.pending = !1, this.draw();
		}));
	}
	draw() {
		let [e, t] = [this.shown.scene, this.shown.state];
		if (!e || !t || !this.isConnected) return;
		let r = this.drawn.state;
		if (this.drawn.scene !== e || !this.layout) {
			let n = {
				rotation: this.shown.rotation,
				flipped: this.shown.flipped
			}, { where: r, system: i } = this.shown.coordinates;
			this.layout = new c(e, n, r === "edge" ? e.edge[i] : []), this.toggleAttribute("endless", !e.bounded), this.painter.drawGround(this.layout, this.shown.coordinates, (e) => this.name(e)), this.hits.place(e, this.layout, t.last?.to);
		}
		this.frame.show(this.layout, t, this.shown.texts.fit);
		let i = this.shown.mode === "play" && n(t, this.shown.player), a = i && this.shown.hints, o = this.looking();
		this.painter.drawStacks(this.layout, t, this.carrying), this.painter.drawMarks(this.layout, {
			state: t,
			entries: a && !this.choice ? t.entries : [],
			movers: a && !this.choice ? [...new Set(t.captures.map((e) => e.from))] : [],
			chosen: this.choice?.space,
			targets: i ? o : [],
			refusal: this.shown.refusal
		}), this.painter.drawArrows(this.layout, t, this.shown.arrows), r && t.ply === r.ply + 1 && t.last && !this.still && this.painter.animate(this.layout, r, t), this.drawn = {
			scene: e,
			state: t
		}, f(this.painter.root, "aria-label", this.shown.texts.board);
		let s = this.shown.mode === "edit";
		this.hits.describe({
			state: t,
			acts: i,
			edits: s,
			choice: this.choice,
			texts: this.shown.texts,
			name: (e) => this.name(e)
		}), this.drawGhost();
	}
	get still() {
		return this.hasAttribute("still") || matchMedia("(prefers-reduced-motion: reduce)").matches;
	}
	looking() {
		let e = this.shown.state;
		if (!e) return [];
		if (this.choice?.role === "to") return a(e, this.choice.space);
		let t = this.choice?.space ?? this.carrying ?? this.hovered;
		return t === void 0 ? [] : i(e, t);
	}
	drawGhost() {
		let e = this.shown.state;
		if (!e || !this.layout) return;
		let t = this.hovered, [r, a] = ["", 0];
		if (t !== void 0 && this.shown.mode === "play" && n(e, this.shown.player)) {
			let n = this.choice?.role === "from" ? this.choice.space : this.carrying;
			n !== void 0 && i(e, n).includes(t) ? (r = e.stacks[n] ?? "", a = (e.stacks[t]?.length ?? 0) * 15) : n === void 0 && e.entries.includes(t) && this.choice === void 0 && (r = e.turn);
		}
		this.painter.drawGhost(this.layout, t, r, a);
	}
	name(e) {
		return this.shown.coordinates.system === "slanted" ? this.shown.scene?.spaces.find((t) => t.id === e)?.slanted ?? e : e;
	}
	listen() {
		let e = this.painter.root;
		new R(e, this.table), e.addEventListener("click", (e) => this.act(x(e.target))), e.addEventListener("pointerover", (e) => {
			e.pointerType === "mouse" && this.carrying === void 0 && this.hover(x(e.target));
		}), e.addEventListener("pointerleave", () => this.hover(void 0)), e.addEventListener("keydown", (e) => this.key(e)), e.addEventListener("focusin", (e) => {
			let t = x(e.target);
			t !== void 0 && (this.hits.current = t);
		});
	}
	table = {
		canCarry: (e) => {
			let [r, i] = [x(e), this.shown.state];
			if (r === void 0 || !i || this.shown.mode !== "play" || !n(i, this.shown.player)) return;
			let a = i.stacks[r];
			return a !== void 0 && t(a) === i.turn ? r : void 0;
		},
		carry: (e, t) => {
			let n = this.frame.toDrawing(t);
			this.carrying !== e && (this.carrying = e, this.choice = void 0, this.shown.refusal = void 0, this.tip.hide(), this.refresh()), this.painter.carry(this.shown.state?.stacks[e] ?? "", n), this.hover(this.layout?.nearest(n));
		},
		drop: (e, t) => {
			this.painter.carry("", void 0), this.carrying = void 0;
			let n = t && this.layout?.nearest(this.frame.toDrawing(t));
			this.hovered = void 0, this.refresh(), this.shown.state && n !== void 0 && this.follow(o(this.shown.state, e, n));
		},
		unbounded: () => this.shown.scene?.bounded === !1,
		pan: (e, t) => {
			this.tip.hide(), this.frame.pan(e, t);
		},
		zoom: (e, t) => {
			this.tip.hide(), this.frame.zoom(e, t);
		},
		longPress: (e) => {
			let t = x(e), n = this.shown.state?.stacks[t ?? ""];
			t !== void 0 && n && this.tip.show(this.makeup(t, n), this.hits.of(t), this);
		}
	};
	act(e) {
		this.tip.hide(), this.shown.state && (e === void 0 ? this.follow({ kind: "clear" }) : this.shown.mode === "edit" ? this.tell("abande-space", { space: e }) : this.follow(s(this.shown.state, this.shown.player, this.choice, e)));
	}
	follow(e) {
		if (this.shown.refusal = void 0, this.choice = e.kind === "choose" ? {
			space: e.space,
			role: e.role
		} : void 0, this.refresh(), e.kind === "move" || e.kind === "illegal") {
			let { kind: t, move: n, from: r, to: i } = e;
			this.tell(t === "move" ? "abande-move" : "abande-illegal", r === void 0 ? {
				move: n,
				to: i
			} : {
				move: n,
				from: r,
				to: i
			});
		} else e.kind === "stuck" && this.tell("abande-stuck", { space: e.space });
	}
	tell(e, t) {
		this.dispatchEvent(new CustomEvent(e, {
			detail: t,
			bubbles: !0,
			composed: !0
		}));
	}
	key(e) {
		if (e.ctrlKey || e.metaKey || e.altKey) return;
		let t = J[e.key], n = this.hits.current;
		if (t && this.layout && n !== void 0) this.go(this.walker.step(this.layout, n, t));
		else if (e.key === "Enter" || e.key === " ") this.act(n);
		else if (e.key === "Escape" && this.choice) this.follow({ kind: "clear" });
		else if (this.table.unbounded() && "+-0".includes(e.key)) e.key === "0" ? this.fit() : this.frame.zoom(e.key === "+" ? 1.25 : .8);
		else return;
		e.preventDefault();
	}
	go(e) {
		e !== void 0 && (this.hits.go(e), this.table.unbounded() && this.frame.reveal(this.layout.of(e)), this.hover(e));
	}
	hover(e) {
		if (e === this.hovered) return;
		let [t, n] = [this.hovered, this.shown.state];
		this.hovered = e, this.tip.hide();
		let r = (e) => e !== void 0 && n?.captures.some((t) => t.from === e);
		r(t) || r(e) ? this.refresh() : this.drawGhost();
		let i = n?.stacks[e ?? ""] ?? "";
		e !== void 0 && i.length > 1 && this.tip.showSoon(this.makeup(e, i), this.hits.of(e), this);
	}
	makeup(t, n) {
		return this.shown.texts.makeup(this.name(t), e(n));
	}
};
function X(e, t) {
	return e?.line !== t?.line || e?.node !== t?.node;
}
//#endregion
//#region board/index.ts
customElements.get("abande-board") || customElements.define("abande-board", Y);
//#endregion
export { Y as AbandeBoard };
