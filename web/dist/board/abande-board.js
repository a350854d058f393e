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
function c(e, t = {}, ...n) {
	let r = document.createElementNS("http://www.w3.org/2000/svg", e);
	for (let [e, n] of Object.entries(t)) n !== void 0 && r.setAttribute(e, String(n));
	return r.append(...n), r;
}
function l(e, t, n) {
	e.getAttribute(t) !== n && e.setAttribute(t, n);
}
function u(e) {
	return Math.round(e * 100) / 100;
}
//#endregion
//#region board/controls.ts
var d = {
	width: 56,
	height: 156
}, f = class {
	element = document.createElement("div");
	zoomIn;
	zoomOut;
	fit;
	pointer;
	arrow = c("svg", { viewBox: "0 0 24 24" }, c("path", { d: "M4 12h15M13 5l7 7-7 7" }));
	constructor(e) {
		this.zoomIn = h("zoom-in", m("M12 5v14M5 12h14"), () => e.zoom(1.25)), this.zoomOut = h("zoom-out", m("M5 12h14"), () => e.zoom(.8)), this.fit = h("fit", m("M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"), () => e.fit()), this.pointer = h("off-view", this.arrow, () => e.reveal()), this.element.className = "controls", this.element.append(this.zoomIn, this.zoomOut, this.fit), this.show(!1, !0), this.point(void 0);
	}
	get pointing() {
		return this.pointer;
	}
	name(e) {
		let t = [
			e.zoomIn,
			e.zoomOut,
			e.fit,
			e.showLast
		];
		for (let [e, n] of [
			this.zoomIn,
			this.zoomOut,
			this.fit,
			this.pointer
		].entries()) l(n, "aria-label", t[e]), l(n, "title", t[e]);
	}
	show(e, t) {
		this.element.hidden = !e, this.fit.hidden = t;
	}
	point(e, t = {
		width: 1,
		height: 1
	}) {
		if (this.pointer.hidden = !e, !e) return;
		let { x: n, y: r } = p(e, t);
		this.pointer.style.left = `${n - 22}px`, this.pointer.style.top = `${r - 22}px`, this.arrow.style.rotate = `${Math.atan2(e.y, e.x)}rad`;
	}
};
function p(e, { width: t, height: n }) {
	let [r, i] = [Math.max(t / 2 - 28, 1), Math.max(n / 2 - 28, 1)], a = Math.min(r / Math.max(Math.abs(e.x), 1e-6), i / Math.max(Math.abs(e.y), 1e-6)), o = {
		x: t / 2 + e.x * a,
		y: n / 2 + e.y * a
	};
	return o.x + 22 > t - d.width && o.y + 22 > n - d.height ? {
		x: t - d.width - 28,
		y: o.y
	} : o;
}
function m(e) {
	return c("svg", { viewBox: "0 0 24 24" }, c("path", { d: e }));
}
function h(e, t, n) {
	let r = document.createElement("button");
	return r.className = e, r.type = "button", r.append(t), r.addEventListener("click", n), r;
}
//#endregion
//#region board/layer.ts
var g = class {
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
}, _ = class {
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
		let t = (e, t, n = t) => [{
			x: e.x - t,
			y: e.y - n
		}, {
			x: e.x + t,
			y: e.y + t
		}], n = [...[...this.places.values()].flatMap((e) => t(e, 60, 84)), ...e.flatMap((e) => t(this.place(e), 25))], [r, i] = [n.map((e) => e.x), n.map((e) => e.y)], [a, o] = [Math.min(...r), Math.min(...i)];
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
				for (; t.length > 1 && !v(t[t.length - 2], t[t.length - 1], n);) t.pop();
				t.push(n);
			}
			return t.slice(0, -1);
		};
		return e.length < 3 ? e : [...t(e), ...t(e.reverse())];
	}
};
function v(e, t, n) {
	return (t.x - e.x) * (n.y - e.y) - (t.y - e.y) * (n.x - e.x) > 1e-6;
}
//#endregion
//#region board/rulers.ts
var y = 15, b = {
	bottom: 40,
	left: 22
};
function x(e, t, n) {
	let r = C(e);
	if (!r) return [];
	let { origin: i, q: a, r: o } = r, s = [0, 1].flatMap((e) => [0, 1].map((n) => ({
		x: t.x + e * t.width,
		y: t.y + n * t.height
	}))).map((e) => {
		let [t, n] = [e.x - i.x, e.y - i.y], r = w(a, o);
		return {
			q: w({
				x: t,
				y: n
			}, o) / r,
			r: w(a, {
				x: t,
				y: n
			}) / r
		};
	}), c = (e, t, n, r) => ({
		name: e,
		along: t,
		next: n,
		least: Math.ceil(Math.min(...r)),
		most: Math.floor(Math.max(...r))
	}), l = c((e) => `·,${e}`, a, o, s.map((e) => e.r)), u = c((e) => `${e},·`, o, a, s.map((e) => e.q)), [d, f] = Math.abs(a.y * o.x) <= Math.abs(o.y * a.x) ? [l, u] : [u, l], [p, m] = [t.x + y * n, t.y + t.height - y * n], [h, g] = [t.x + t.width - y * n, t.y + y * n], _ = 1e-6 * t.width, v = ({ x: e, y: t }, n) => e >= p + n - _ && e <= h + _ && t >= g - _ && t <= m + _;
	return [...S(d, i, "left", p, n).filter(({ at: e }) => v(e, 0)), ...S(f, i, "bottom", m, n).filter(({ at: e }) => v(e, 1.5 * y * n))];
}
function S(e, t, n, r, i) {
	let { along: a, next: o, least: s, most: c, name: l } = e, u = n === "left" ? a.x : a.y;
	if (Math.abs(u) < 1e-6) return [];
	let d = Math.abs(w(a, o) / u) / i, f = [
		1,
		2,
		5,
		10,
		20,
		50
	].find((e) => e * d >= b[n]) ?? 100, p = [];
	for (let e = Math.ceil(s / f) * f; e <= c; e += f) {
		let i = {
			x: t.x + e * o.x,
			y: t.y + e * o.y
		}, s = (r - (n === "left" ? i.x : i.y)) / u;
		p.push({
			text: l(e),
			at: {
				x: i.x + s * a.x,
				y: i.y + s * a.y
			}
		});
	}
	return p;
}
function C(e) {
	for (let [t, n] of e.places) {
		let [r, i] = t.split(",").map(Number);
		if (r === void 0 || i === void 0) return;
		let a = e.places.get(`${r + 1},${i}`), o = e.places.get(`${r},${i + 1}`);
		if (!a || !o) continue;
		let s = {
			x: a.x - n.x,
			y: a.y - n.y
		}, c = {
			x: o.x - n.x,
			y: o.y - n.y
		};
		return {
			origin: {
				x: n.x - r * s.x - i * c.x,
				y: n.y - r * s.y - i * c.y
			},
			q: s,
			r: c
		};
	}
}
function w(e, t) {
	return e.x * t.y - e.y * t.x;
}
//#endregion
//#region board/viewport.ts
var T = 20, ee = 110, E = 7.5, D = class {
	centre = {
		x: 0,
		y: 0
	};
	scale = 0;
	get isSet() {
		return this.scale > 0;
	}
	fit(e, t) {
		let n = Math.max(e.width, E * 100), r = Math.max(e.height, E * 100);
		this.centre = {
			x: e.x + e.width / 2,
			y: e.y + e.height / 2
		}, this.scale = O(Math.max(n / t.width, r / t.height));
	}
	pan(e, t) {
		this.centre = {
			x: this.centre.x - e * this.scale,
			y: this.centre.y - t * this.scale
		};
	}
	zoom(e, t, n) {
		let r = this.toDrawing(t, n);
		this.scale = O(this.scale / e);
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
function O(e) {
	return Math.min(Math.max(e, 100 / ee), 100 / T);
}
//#endregion
//#region board/frame.ts
var k = 13, A = class {
	root;
	controls = new f({
		zoom: (e) => this.zoom(e),
		fit: () => this.fit(),
		reveal: () => this.last && this.reveal(this.last)
	});
	viewport = new D();
	size = {
		width: 1,
		height: 1
	};
	layout;
	state;
	ruled = !1;
	ruler;
	constructor(e, t) {
		this.root = e, this.ruler = new g(t);
	}
	reset() {
		this.viewport = new D();
	}
	resize({ width: e, height: t }) {
		this.size = {
			width: Math.max(e, 1),
			height: Math.max(t, 1)
		}, this.draw();
	}
	show(e, t, n, r) {
		this.layout = e, this.state = t, this.ruled = n, this.controls.name(r), this.draw();
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
		let n = t ? e.box : this.viewport.box(this.size);
		l(this.root, "viewBox", `${n.x} ${n.y} ${n.width} ${n.height}`), this.controls.show(!t, t || this.viewport.shows(this.band(), this.size)), this.controls.point(t ? void 0 : this.beyond(n), this.size), this.drawRulers(e, n);
	}
	get last() {
		let e = this.state?.last?.to;
		return e === void 0 ? void 0 : this.layout?.of(e);
	}
	beyond(e) {
		let { last: t } = this;
		if (!t || !this.viewport.isSet || this.viewport.shows({
			x: t.x - 20,
			y: t.y - 20,
			width: 40,
			height: 40
		}, this.size)) return;
		let n = e.width / this.size.width;
		return {
			x: (t.x - e.x - e.width / 2) / n,
			y: (t.y - e.y - e.height / 2) / n
		};
	}
	drawRulers(e, t) {
		let n = t.width / this.size.width, r = this.ruled && !e.scene.bounded && this.viewport.isSet ? x(e, t, n) : [], i = u(k * n);
		this.ruler.show(r.map(({ text: e, at: t }) => {
			let n = {
				class: "ruler",
				x: u(t.x),
				y: u(t.y + i / 3),
				"font-size": i,
				"stroke-width": u(i / 3)
			};
			return {
				key: [e, ...Object.values(n)].join(),
				make: () => c("text", n, e)
			};
		}));
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
}, j = class {
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
			l(e.firstElementChild, "cx", String(r)), l(e.firstElementChild, "cy", String(i));
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
		let t = c("g", {
			class: "space",
			role: "button",
			tabindex: -1,
			"data-space": e
		});
		return t.append(c("circle", {
			class: "hit",
			r: 50
		})), this.hits.set(e, t), this.layer.append(t), t;
	}
	describe({ state: t, acts: n, edits: r, choice: o, texts: s, name: c }) {
		let u = new Set(n ? t.entries : []), d = new Set(t.sleepers);
		for (let [f, p] of this.hits) {
			let m = t.stacks[f], h = [m === void 0 ? s.empty(c(f)) : s.stack(c(f), e(m))], [g, _] = n ? [i(t, f), a(t, f)] : [[], []];
			d.has(f) && h.push(s.asleep), u.has(f) && h.push(s.canEnter), g.length > 0 && h.push(s.canCapture(g.map(c))), _.length > 0 && h.push(s.canBeCaptured(_.map(c))), o?.space === f && h.push(s.chosen), l(p, "aria-label", h.join(", ")), l(p, "tabindex", f === this.current ? "0" : "-1");
			let v = [
				"hit",
				r || u.has(f) || g.length > 0 || _.length > 0 ? "can" : "",
				g.length > 0 ? "drag" : ""
			];
			l(p.firstElementChild, "class", v.join(" ").trim());
		}
	}
	go(e) {
		this.hits.get(this.current ?? "")?.setAttribute("tabindex", "-1"), this.current = e;
		let t = this.hits.get(e);
		t?.setAttribute("tabindex", "0"), t?.focus({ preventScroll: !0 });
	}
};
function M(e) {
	return (e instanceof Element ? e.closest("[data-space]") : null)?.getAttribute("data-space") ?? void 0;
}
var te = 9;
function N(n) {
	let r = c("g", { class: `stack ${t(n)}` }), i = e(n);
	return r.append(c("ellipse", {
		class: "shadow",
		cx: 3,
		cy: 12,
		rx: 41,
		ry: 39
	})), i.forEach((e, t) => r.append(P(e, -t * 15))), r.append(F(t(n), i.length, -(i.length - 1) * 15)), r;
}
function P(e, t) {
	return c("g", {
		class: `piece ${e}`,
		transform: `translate(0 ${t})`
	}, c("circle", {
		class: "side",
		cy: te,
		r: 39
	}), c("circle", {
		class: "face",
		r: 39
	}), c("circle", {
		class: "bevel",
		r: 34
	}));
}
function F(e, t, n) {
	let r = c("g", {
		class: `mark ${e}`,
		transform: `translate(0 ${n})`
	}), i = t > 1 ? 21 : 10;
	return e === "b" ? r.append(c("path", { d: `M0 ${-i * 1.15}L${i * 1.15} 0L0 ${i * 1.15}L${-i * 1.15} 0Z` })) : r.append(c("circle", { r: i })), t > 1 && r.append(c("text", { y: 9.5 }, String(t))), r;
}
function I(e) {
	return c("text", {
		class: "sleep",
		x: 28.08,
		y: -24.18 - (e - 1) * 15
	}, "z");
}
function L(e) {
	return `translate(${u(e.x)} ${u(e.y)})`;
}
//#endregion
//#region board/painter.ts
var R = 46, z = 29, B = class {
	root = c("svg", { part: "svg" });
	hits = c("g", { class: "hits" });
	ground = c("g", { "aria-hidden": "true" });
	under = new g(c("g", { "aria-hidden": "true" }));
	stacks = new g(c("g", { "aria-hidden": "true" }));
	over = new g(c("g", { "aria-hidden": "true" }));
	arrows = new g(c("g", { "aria-hidden": "true" }));
	drawings = new g(c("g", { "aria-hidden": "true" }));
	sketch = c("g", { "aria-hidden": "true" });
	ruler = c("g", { "aria-hidden": "true" });
	ghost = c("g", {
		class: "ghost",
		"aria-hidden": "true"
	});
	carried = c("g", {
		class: "carried",
		"aria-hidden": "true"
	});
	constructor() {
		let { ground: e, under: t, stacks: n, over: r, arrows: i, drawings: a, sketch: o, ghost: s, ruler: c, hits: l, carried: u } = this, d = [
			t,
			n,
			r,
			i,
			a
		].map((e) => e.root);
		this.root.append(e, ...d, o, s, c, l, u);
	}
	drawGround(e, t, n) {
		let { scene: r } = e, i = [];
		if (r.bounded) {
			let t = e.outline().map(({ x: e, y: t }) => `${u(e)},${u(t)}`);
			i.push(c("polygon", {
				class: "rim",
				points: t.join(" ")
			})), i.push(c("polygon", {
				class: "surface",
				points: t.join(" ")
			}));
		}
		i.push(c("path", {
			class: "links",
			d: H(e)
		}));
		for (let { id: a } of r.spaces) {
			let { x: r, y: o } = e.of(a), s = t.where === "spaces";
			i.push(c("circle", {
				class: "hollow",
				cx: u(r),
				cy: u(o),
				r: s ? z : 15
			})), s && i.push(c("text", {
				class: "name",
				x: u(r),
				y: u(o + 7)
			}, n(a)));
		}
		if (t.where === "edge") for (let { text: n, at: a } of e.labels(r.edge[t.system])) i.push(c("text", {
			class: "edge",
			x: u(a.x),
			y: u(a.y + 9)
		}, n));
		this.ground.replaceChildren(...i);
	}
	drawStacks(e, t, n) {
		let r = new Set(t.sleepers), i = Object.entries(t.stacks).sort(([t], [n]) => e.of(t).y - e.of(n).y).map(([t, i]) => {
			let a = r.has(t), o = [
				"standing",
				a ? "asleep" : "",
				t === n ? "lifted" : ""
			].join(" "), s = L(e.of(t));
			return {
				key: [
					t,
					i,
					o,
					s
				].join(),
				make: () => {
					let e = c("g", {
						class: o,
						transform: s,
						"data-space": t
					}, N(i));
					return a && e.append(I(i.length)), e;
				}
			};
		});
		this.stacks.show(i);
	}
	drawMarks(e, t) {
		let { state: n } = t, r = [], i = [], a = (t, r, i = R) => {
			let { x: a, y: o } = e.of(t);
			return U("circle", {
				class: r,
				cx: u(a),
				cy: u(o - V(n, t)),
				r: i
			});
		};
		t.refusal && r.push(...W(e, t.refusal)), n.last?.from && r.push(a(n.last.from, "last last-from", 24)), n.last?.to && i.push(a(n.last.to, "last", 41));
		for (let n of t.entries) {
			let { x: r, y: a } = e.of(n), o = t.named ? {
				class: "entry around",
				r: 32
			} : {
				class: "entry",
				r: 9
			};
			i.push(U("circle", {
				cx: u(r),
				cy: u(a),
				...o
			}));
		}
		for (let n of t.movers) {
			let { x: t, y: i } = e.of(n);
			r.push(U("circle", {
				class: "mover",
				cx: u(t),
				cy: u(i + 4),
				r: R + 1
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
			]) e !== void 0 && i.push(a(e, "fault", R + 2));
			t.refusal.parts?.forEach((t, n) => {
				for (let r of t) {
					let { x: t, y: a } = e.of(r), o = String.fromCharCode(65 + n % 26);
					i.push(U("text", {
						class: "part-name",
						x: u(t + 39 * .8),
						y: u(a + 39)
					}, o));
				}
			});
		}
		this.under.show(r), this.over.show(i);
	}
	drawArrows(e, t, n) {
		let r = ({ strength: e = 1, threat: t = !1 }) => `${e < 1 ? "weak" : ""} ${t ? "threat" : ""}`;
		this.arrows.show(n.flatMap((n) => G(e, t, n, r(n))));
	}
	drawDrawings(e, t, n) {
		this.drawings.show(n.flatMap((n) => G(e, t, n, "drawn", R)));
	}
	drawSketch(e, t, n) {
		let r = n ? G(e, t, n, "drawn sketch", R) : [];
		this.sketch.replaceChildren(...r.map((e) => e.make()));
	}
	drawGhost(e, t, n, r) {
		if (this.ghost.replaceChildren(), t === void 0 || n === "") return;
		let { x: i, y: a } = e.of(t), o = c("g", { transform: L({
			x: i,
			y: a - r
		}) }, N(n));
		this.ghost.append(o);
	}
	carry(e, t) {
		t ? (this.carried.childElementCount === 0 && this.carried.append(N(e)), this.carried.setAttribute("transform", L({
			x: t.x,
			y: t.y - 15
		}))) : this.carried.replaceChildren();
	}
	animate(e, t, n, r) {
		let i = n.last;
		if (!i?.to) return;
		let a = [...this.stacks.root.children].find((e) => e.getAttribute("data-space") === i.to), o = a?.querySelector(".stack");
		if (!a || !o) return;
		if (!i.from) {
			o.animate([{
				transform: "translateY(-34px) scale(1.12)",
				opacity: 0
			}, {
				transform: "none",
				opacity: 1
			}], {
				duration: 220 * r,
				easing: "cubic-bezier(.2, .8, .3, 1)"
			});
			return;
		}
		let s = t.stacks[i.from]?.length ?? 1, l = [...o.querySelectorAll(":scope > .piece")].slice(-s), u = o.querySelector(":scope > .mark"), d = c("g", {}, ...l, ...u ? [u] : []);
		o.append(d);
		let [f, p] = [e.of(i.from), e.of(i.to)], m = (n.stacks[i.to].length - s) * 15, h = `translate(${f.x - p.x}px, ${f.y - p.y + m}px)`, g = `translate(${(f.x - p.x) / 2}px, ${(f.y - p.y) / 2 - 22}px)`;
		this.stacks.root.append(a), d.animate([
			{ transform: h },
			{ transform: g },
			{ transform: "none" }
		], {
			duration: 320 * r,
			easing: "ease-in-out"
		});
	}
};
function V(e, t) {
	return Math.max((e.stacks[t]?.length ?? 1) - 1, 0) * 15;
}
function H(e) {
	let t = [];
	for (let { id: n, links: r } of e.scene.spaces) for (let i of r.filter((e) => n < e)) {
		let [r, a] = [e.of(n), e.of(i)];
		t.push(`M${u(r.x)} ${u(r.y)}L${u(a.x)} ${u(a.y)}`);
	}
	return t.join("");
}
function U(e, t, n = "") {
	return {
		key: [
			e,
			...Object.values(t),
			n
		].join(),
		make: () => c(e, t, n)
	};
}
function W(e, t) {
	return (t.parts ?? []).flatMap((t, n) => {
		let r = n % 4 + 1, i = new Set(t), a = [];
		for (let { id: t, links: n } of e.scene.spaces) {
			if (!i.has(t)) continue;
			let o = e.of(t);
			a.push(U("circle", {
				class: `part part-${r}`,
				cx: u(o.x),
				cy: u(o.y),
				r: 48
			}));
			for (let s of n.filter((e) => i.has(e) && t < e)) {
				let t = e.of(s), n = {
					x1: u(o.x),
					y1: u(o.y),
					x2: u(t.x),
					y2: u(t.y)
				};
				a.push(U("line", {
					class: `tie tie-${r}`,
					...n
				}));
			}
		}
		return a;
	});
}
function G(e, t, n, r, i = 27) {
	let a = e.of(n.to);
	if (n.label !== void 0) return K(a, V(t, n.to), n.label);
	if (n.from === void 0) {
		let { x: e, y: o } = a;
		return [U("circle", {
			class: `arrow ${r}`,
			cx: u(e),
			cy: u(o - V(t, n.to)),
			r: i
		})];
	}
	let o = e.of(n.from), s = Math.atan2(a.y - o.y, a.x - o.x), [c, l] = [Math.cos(s), Math.sin(s)], d = Math.hypot(a.x - o.x, a.y - o.y), f = {
		x: o.x + c * (d - 6),
		y: o.y + l * (d - 6)
	}, p = {
		x: f.x - c * 36,
		y: f.y - l * 36
	}, m = [
		f,
		{
			x: p.x - l * 24,
			y: p.y + c * 24
		},
		{
			x: p.x + l * 24,
			y: p.y - c * 24
		}
	], h = {
		x1: u(o.x),
		y1: u(o.y),
		x2: u(p.x),
		y2: u(p.y)
	};
	return [U("line", {
		class: `arrow ${r}`,
		...h
	}), U("polygon", {
		class: `arrow-head ${r}`,
		points: m.map(({ x: e, y: t }) => `${u(e)},${u(t)}`).join(" ")
	})];
}
function K({ x: e, y: t }, n, r) {
	let [i, a] = [e + 28.08, t - n - 28.08];
	return [U("circle", {
		class: "label-sign",
		cx: u(i),
		cy: u(a),
		r: 19
	}), U("text", {
		class: "label",
		x: u(i),
		y: u(a + 9)
	}, r)];
}
//#endregion
//#region board/pointer.ts
var q = 8, J = 450, Y = class {
	surface;
	table;
	pointers = /* @__PURE__ */ new Map();
	carried;
	drawing;
	start;
	moved = !1;
	pressTimer;
	constructor(e, t) {
		this.surface = e, this.table = t, e.addEventListener("pointerdown", (e) => this.down(e)), e.addEventListener("pointermove", (e) => this.move(e)), e.addEventListener("pointerup", (e) => this.up(e)), e.addEventListener("pointercancel", (e) => this.cancel(e)), e.addEventListener("wheel", (e) => this.wheel(e), { passive: !1 }), e.addEventListener("click", (e) => this.moved && e.stopImmediatePropagation(), { capture: !0 }), e.addEventListener("contextmenu", (e) => {
			(this.pressTimer === void 0 && this.moved || t.canDraw(e.target) !== void 0) && e.preventDefault();
		}), e.addEventListener("touchmove", (e) => this.drawing !== void 0 && e.cancelable && e.preventDefault(), { passive: !1 });
	}
	down(e) {
		if (e.button === 2 && this.pointers.size === 0 && this.draw(e, this.table.canDraw(e.target)), e.button !== 0) return;
		let t = this.point(e);
		if (this.pointers.size === 0) {
			if (this.moved = !1, this.start = t, this.carried = this.table.canCarry(e.target), e.pointerType !== "mouse") {
				let { target: t } = e;
				this.pressTimer = setTimeout(() => {
					this.moved = !0, this.carried = void 0, this.table.longPress(t), this.draw(e, this.table.canDraw(t));
				}, J);
			}
		} else this.stopWaiting(), this.endDrawing(void 0), this.letGo();
		this.pointers.set(e.pointerId, t);
	}
	draw(e, t) {
		t !== void 0 && (this.drawing = t, this.surface.setPointerCapture(e.pointerId), this.table.sketch(t, this.point(e)));
	}
	move(e) {
		if (this.drawing !== void 0) {
			this.table.sketch(this.drawing, this.point(e));
			return;
		}
		let t = this.pointers.get(e.pointerId);
		if (!t || !this.start) return;
		let n = this.point(e);
		!this.moved && Math.hypot(n.x - this.start.x, n.y - this.start.y) < q || (this.moved || (this.moved = !0, this.surface.setPointerCapture(e.pointerId)), this.stopWaiting(), this.pointers.set(e.pointerId, n), this.pointers.size === 2 && this.table.unbounded() ? this.pinch(e.pointerId, t, n) : this.carried === void 0 ? this.table.unbounded() && this.table.pan(n.x - t.x, n.y - t.y) : this.table.carry(this.carried, n));
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
		this.stopWaiting(), this.endDrawing(this.point(e)), this.pointers.delete(e.pointerId) && (this.carried !== void 0 && this.moved && this.table.drop(this.carried, this.point(e)), this.carried = void 0);
	}
	endDrawing(e) {
		let t = this.drawing;
		this.drawing = void 0, t !== void 0 && this.table.drawn(t, e);
	}
	cancel(e) {
		this.stopWaiting(), this.endDrawing(void 0), this.pointers.delete(e.pointerId), this.letGo();
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
function X(e, t) {
	let n = new AbortController(), r = !1, i = (n) => {
		r ||= Math.hypot(n.clientX - e.clientX, n.clientY - e.clientY) > q, r && t.move(n);
	}, a = (e) => {
		n.abort(), t.end(r && e.type === "pointerup" ? e : void 0);
	};
	addEventListener("pointermove", i, { signal: n.signal });
	for (let e of ["pointerup", "pointercancel"]) addEventListener(e, a, { signal: n.signal });
}
//#endregion
//#region board/texts.ts
var Z = {
	b: "black",
	w: "white"
}, ne = {
	board: "Board",
	empty: (e) => `${e}, empty`,
	stack: (e, t) => `${e}, ${Z[t.at(-1)]}, ${t.length} high` + (t.length > 1 ? `: ${t.map((e) => Z[e]).join(", ")} from the bottom` : ""),
	asleep: "asleep",
	whyAsleep: "Asleep: no stack of the opponent’s stands beside it. If it stays so, it counts nothing at the end.",
	canEnter: "you can enter here",
	canCapture: (e) => `can capture ${e.join(", ")}`,
	canBeCaptured: (e) => `can be captured from ${e.join(", ")}`,
	chosen: "chosen",
	fit: "Show the whole band",
	zoomIn: "Zoom in",
	zoomOut: "Zoom out",
	showLast: "Show the last move",
	makeup: (e, t) => `${e}: ${t.map((e) => Z[e]).join(" · ")}`
}, re = class extends HTMLElement {
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
		drawings: [],
		drawable: !1,
		texts: ne,
		pace: 1
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
	get pace() {
		return this.shown.pace;
	}
	set pace(e) {
		this.change("pace", e);
	}
	get drawings() {
		return this.shown.drawings;
	}
	set drawings(e) {
		this.change("drawings", e);
	}
	get drawable() {
		return this.shown.drawable;
	}
	set drawable(e) {
		this.change("drawable", e);
	}
	get texts() {
		return this.shown.texts;
	}
	set texts(e) {
		this.change("texts", e);
	}
}, ie = "\n:host([look=slate]) {\n  --surface: #b9c4cc; --surface-rim: #98a6b0; --line: #6c7d8a; --hollow: #aab7c0; --label: #22303b;\n  --black-face: #20303f; --black-side: #0d161f; --black-rim: #4d6173; --black-mark: #f2f5f7;\n  --white-face: #fbfcfd; --white-side: #c3ccd3; --white-edge: #56656f; --white-rim: #dde4e9; --white-mark: #22303b;\n  --ground: #dfe5e9;\n}\n:host([look=slate][theme=dark]) {\n  --surface: #37434e; --surface-rim: #2a333c; --line: #65747f; --hollow: #2c3640; --label: #d2dce4;\n  --black-face: #10171e; --black-side: #04070a; --black-rim: #8597a6; --black-mark: #e6ecf0;\n  --white-face: #e8edf1; --white-side: #9aa7b1; --white-edge: #9aa7b1; --white-rim: #c6d0d7; --white-mark: #1d2831;\n  --ground: #242c33;\n}\n:host([look=paper]) {\n  --surface: #f5f2ea; --surface-rim: #cbc4b2; --line: #8d8574; --hollow: #eae5d8; --label: #463f31;\n  --black-face: #2b2b2b; --black-side: #0f0f0f; --black-rim: #5c5c5c; --black-mark: #ffffff;\n  --white-face: #ffffff; --white-side: #b4ab98; --white-edge: #6f6654; --white-rim: #d8d1c0; --white-mark: #2b2b2b;\n  --ground: #fbf9f4;\n}\n:host([look=paper][theme=dark]) {\n  --surface: #2b2b2b; --surface-rim: #3d3d3d; --line: #757575; --hollow: #222222; --label: #d6d6d6;\n  --black-face: #0c0c0c; --black-side: #000000; --black-rim: #8f8f8f; --black-mark: #f0f0f0;\n  --white-face: #f2f2f2; --white-side: #a3a3a3; --white-edge: #a3a3a3; --white-rim: #cfcfcf; --white-mark: #1b1b1b;\n  --ground: #1f1f1f;\n}\n", ae = "\n:host {\n  --surface: #dcc59b; --surface-rim: #c4a874; --line: #a98d5c; --hollow: #cdb283; --label: #523e1a;\n  --black-face: #34323a; --black-side: #17161a; --black-rim: #5a5763; --black-mark: #f4efe4;\n  --white-face: #fdf9ef; --white-side: #cfc5ae; --white-edge: #75694f; --white-rim: #e3d9c4; --white-mark: #3b352a;\n  --accent: #00695f; --last: #b45309; --refused: #b3261e; --shadow: rgb(60 40 10 / .28);\n  --part-1: #0072b2; --part-2: #d55e00; --part-3: #8a3f7c; --part-4: #00795a;\n  --tip: #2a2620; --tip-text: #fdf9ef; --ground: #ece4d5; --drawn: #8a2f9e;\n  display: block; position: relative; contain: content; min-block-size: 0;\n  -webkit-tap-highlight-color: transparent;\n}\n:host([theme=dark]) {\n  --surface: #3b3a36; --surface-rim: #2c2b28; --line: #64615a; --hollow: #302f2c; --label: #c5beb0;\n  --black-face: #17161b; --black-side: #050506; --black-rim: #8f8c9a; --black-mark: #e9e4d8;\n  --white-face: #ece5d6; --white-side: #a39a86; --white-edge: #a39a86; --white-rim: #cfc6b3; --white-mark: #2f2a20;\n  --accent: #5cd6c4; --last: #f5b04c; --refused: #ff8a80; --shadow: rgb(0 0 0 / .5);\n  --part-1: #56b4e9; --part-2: #f0903c; --part-3: #d99ccb; --part-4: #3fc79a;\n  --tip: #f2ecdf; --tip-text: #26231d; --ground: #34312d; --drawn: #dfa2ee;\n}\n:host([theme=contrast]) {\n  --surface: #fff; --surface-rim: #000; --line: #000; --hollow: #fff; --label: #000;\n  --black-face: #000; --black-side: #000; --black-rim: #fff; --black-mark: #fff;\n  --white-face: #fff; --white-side: #fff; --white-edge: #000; --white-rim: #000; --white-mark: #000;\n  --accent: #0000d0; --last: #a000a0; --refused: #c00000; --shadow: transparent;\n  --part-1: #0000d0; --part-2: #c04000; --part-3: #800080; --part-4: #006000;\n  --tip: #000; --tip-text: #fff; --ground: #fff; --drawn: #008000;\n}\nsvg { display: block; inline-size: 100%; block-size: 100%; user-select: none; -webkit-user-select: none; overflow: hidden; }\n:host(:not([endless])) svg { overflow: visible; }\ntext { font-family: inherit; text-anchor: middle; pointer-events: none; }\n.surface { fill: var(--surface); stroke: var(--surface); stroke-width: 108; stroke-linejoin: round; }\n.rim { fill: none; stroke: var(--surface-rim); stroke-width: 114; stroke-linejoin: round; }\n.links { stroke: var(--line); stroke-width: 2.5; stroke-opacity: .75; }\n.hollow { fill: var(--hollow); stroke: var(--line); stroke-width: 2; }\n:host([endless]) .hollow { fill: var(--ground); stroke: color-mix(in srgb, var(--line) 55%, var(--ground)); }\n:host([endless]) .links { stroke-opacity: .3; }\n.name { fill: var(--label); font-size: 21px; }\n.on-piece { font-size: 17px; font-weight: 600; fill: var(--label); paint-order: stroke; stroke: var(--surface); stroke-width: 5px; }\n.edge { fill: var(--label); font-size: 25px; }\n.shadow { fill: var(--shadow); }\n.piece.b .face { fill: var(--black-face); stroke: var(--black-rim); stroke-width: 1.5; }\n.piece.b .side { fill: var(--black-side); stroke: var(--black-rim); stroke-width: 1; }\n.piece.b .bevel { fill: none; stroke: var(--black-rim); stroke-width: 1.5; stroke-opacity: .55; }\n.piece.w .face { fill: var(--white-face); stroke: var(--white-edge); stroke-width: 1.5; }\n.piece.w .side { fill: var(--white-side); stroke: var(--white-side); stroke-width: 1; }\n.piece.w .bevel { fill: none; stroke: var(--white-side); stroke-width: 1.5; stroke-opacity: .6; }\n:host([theme=contrast]) .face, :host([theme=contrast]) .side { stroke: #000; stroke-width: 3; }\n:host([theme=contrast]) .b .face, :host([theme=contrast]) .b .side { stroke: #fff; stroke-width: 2; }\n.mark path, .mark circle { fill: none; stroke-width: 3; }\n.mark.b path { stroke: var(--black-mark); }\n.mark.w circle { stroke: var(--white-mark); }\n.mark text { font-size: 27px; font-weight: 700; }\n.mark.b text { fill: var(--black-mark); }\n.mark.w text { fill: var(--white-mark); }\n.asleep .piece.b .face { fill: color-mix(in srgb, var(--black-face) 42%, var(--surface)); stroke: color-mix(in srgb, var(--black-side) 40%, var(--surface)); }\n.asleep .piece.b .side { fill: color-mix(in srgb, var(--black-side) 40%, var(--surface)); }\n.asleep .piece.w .face { fill: color-mix(in srgb, var(--white-face) 45%, var(--surface)); }\n.asleep .piece.w .side { fill: color-mix(in srgb, var(--white-side) 55%, var(--surface)); }\n.asleep .mark { fill-opacity: .7; stroke-opacity: .7; }\n.sleep { font-size: 30px; font-weight: 800; font-style: italic; fill: var(--label); paint-order: stroke; stroke: var(--surface); stroke-width: 8px; stroke-linejoin: round; }\n.last { fill: none; stroke: var(--last); stroke-width: 6; }\n.last-from { stroke-dasharray: 12 9; stroke-width: 4; }\n.entry { fill: var(--accent); fill-opacity: .7; pointer-events: none; }\n.entry.around { fill: none; stroke: var(--accent); stroke-width: 5; stroke-opacity: .8; }\n.mover { fill: none; stroke: var(--accent); stroke-width: 4; stroke-dasharray: 3 9; stroke-linecap: round; stroke-opacity: .9; }\n.target { fill: none; stroke: var(--accent); stroke-width: 6; stroke-dasharray: 17 10; stroke-linecap: round; }\n.chosen { fill: none; stroke: var(--accent); stroke-width: 8; }\n.ghost { opacity: .62; pointer-events: none; }\n.carried { pointer-events: none; opacity: .9; }\n.lifted .stack { opacity: .35; }\n.fault { fill: none; stroke: var(--refused); stroke-width: 8; stroke-dasharray: 20 10; }\n.part { fill-opacity: .55; }\n.part-1 { fill: var(--part-1); } .part-2 { fill: var(--part-2); } .part-3 { fill: var(--part-3); } .part-4 { fill: var(--part-4); }\n.tie { stroke-width: 56; stroke-linecap: round; stroke-opacity: .55; }\n.tie-1 { stroke: var(--part-1); } .tie-2 { stroke: var(--part-2); } .tie-3 { stroke: var(--part-3); } .tie-4 { stroke: var(--part-4); }\n.part-name { font-size: 24px; font-weight: 700; fill: #fff; paint-order: stroke; stroke: rgb(0 0 0 / .75); stroke-width: 5px; }\n.arrow { stroke: var(--accent); fill: none; stroke-width: 13; stroke-opacity: .8; pointer-events: none; }\n.arrow-head { fill: var(--accent); fill-opacity: .85; pointer-events: none; }\n.threat.arrow { stroke: var(--refused); stroke-dasharray: 16 10; }\n.threat.arrow-head { fill: var(--refused); }\n.drawn.arrow { stroke: var(--drawn); stroke-width: 11; }\n.drawn.arrow-head { fill: var(--drawn); }\ncircle.drawn.arrow { stroke-width: 8; }\n.sketch { stroke-opacity: .5; fill-opacity: .5; }\n.ruler { fill: var(--label); paint-order: stroke; stroke: var(--ground); stroke-linejoin: round; font-variant-numeric: tabular-nums; pointer-events: none; }\n.label-sign { fill: var(--tip); stroke: var(--tip-text); stroke-width: 2; pointer-events: none; }\n.label { font-size: 25px; font-weight: 700; fill: var(--tip-text); }\n.weak { fill-opacity: .4; stroke-opacity: .4; }\n.hit { fill: none; pointer-events: all; cursor: default; outline: none; touch-action: manipulation; }\n:host([endless]) svg { touch-action: none; cursor: grab; }\n.hit.can { cursor: pointer; }\n.hit.drag { touch-action: none; }\n.space:focus { outline: none; }\n.space:focus-visible .hit { stroke: var(--accent); stroke-width: 6; }\n.space:focus-visible .hit { stroke-dasharray: 14 6; }\n.tip {\n  position: absolute; z-index: 2; pointer-events: none; padding: .4rem .65rem; border-radius: .5rem; max-inline-size: 14rem;\n  background: var(--tip); color: var(--tip-text); font-size: .85rem; line-height: 1.35; white-space: pre-line; translate: -50% calc(-100% - .6rem);\n}\n.tip.below { translate: -50% .6rem; }\n.tip[hidden] { display: none; }\n.controls { position: absolute; inset-inline-end: .5rem; inset-block-end: .5rem; display: grid; gap: .35rem; }\n.controls[hidden] { display: none; }\nbutton {\n  display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; padding: 0;\n  border: 1px solid var(--line); border-radius: .6rem; background: var(--surface); color: var(--label); cursor: pointer;\n}\nbutton[hidden] { display: none; }\nbutton svg { inline-size: 1.4rem; block-size: 1.4rem; fill: none; stroke: currentcolor; stroke-width: 2; overflow: visible; }\nbutton:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }\n.off-view { position: absolute; z-index: 1; border-radius: 50%; background: var(--last); border-color: var(--last); color: var(--surface); }\n.spoken { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\n@media (forced-colors: active) {\n  /* What is drawn keeps its colours, or letters would vanish on pieces: those of the system, but for the players' own. */\n  svg {\n    forced-color-adjust: none;\n    --surface: Canvas; --surface-rim: CanvasText; --line: CanvasText; --hollow: Canvas; --label: CanvasText; --ground: Canvas;\n    --black-face: #000; --black-side: #000; --black-rim: #fff; --black-mark: #fff;\n    --white-face: #fff; --white-side: #fff; --white-rim: #000; --white-mark: #000;\n    --accent: Highlight; --last: LinkText; --refused: LinkText; --shadow: CanvasText; --drawn: LinkText;\n  }\n  .piece.w .face, .piece.w .side { stroke: #000; }\n}\n", oe = 500, se = class {
	element = document.createElement("div");
	timer;
	constructor() {
		this.element.className = "tip", this.element.hidden = !0, this.element.setAttribute("aria-hidden", "true");
	}
	showSoon(e, t, n) {
		this.hide(), this.timer = setTimeout(() => this.show(e, t, n), oe);
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
}, Q = {
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
}, ce = class {
	track;
	step(e, t, n) {
		let r = e.of(t), i = Q[n], a = i.y === 0;
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
}, le = {
	ArrowUp: "up",
	ArrowDown: "down",
	ArrowLeft: "left",
	ArrowRight: "right"
}, $ = class extends re {
	sheet = new CSSStyleSheet();
	painter = new B();
	walker = new ce();
	frame = new A(this.painter.root, this.painter.ruler);
	tip = new se();
	spoken = document.createElement("div");
	hits = new j(this.painter.hits);
	layout;
	drawn = {};
	pending = !1;
	choice;
	hovered;
	carrying;
	pointing = !1;
	drawnFrom;
	constructor() {
		super();
		let e = this.attachShadow({
			mode: "open",
			delegatesFocus: !0
		});
		this.sheet.replaceSync(ae + ie), e.adoptedStyleSheets = [this.sheet], this.spoken.className = "spoken", this.spoken.setAttribute("role", "status"), this.painter.root.setAttribute("role", "group");
		let { controls: t } = this.frame;
		e.append(this.painter.root, t.element, t.pointing, this.tip.element, this.spoken), this.listen();
	}
	changed(e, t) {
		let { scene: n, state: r } = this.shown;
		if (e === "scene" && t?.variant !== n?.variant) this.frame.reset(), this.drawn = {};
		else if (e === "state" && ue(t, r)) this.choice = void 0, this.shown.refusal = void 0;
		else if (e === "coordinates") this.drawn.scene = void 0;
		else if (e === "rotation" || e === "flipped") this.drawn = {};
		else if (e === "player") this.choice = void 0;
		else if (e === "arrows" && this.layout && r && r === this.drawn.state) {
			this.painter.drawArrows(this.layout, r, this.shown.arrows);
			return;
		} else if (e === "drawings" && this.layout && r && r === this.drawn.state) {
			this.painter.drawDrawings(this.layout, r, this.shown.drawings);
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
		t && n(t, this.shown.player) && X(e, {
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
			this.layout = new _(e, n, r === "edge" ? e.edge[i] : []), this.toggleAttribute("endless", !e.bounded), this.painter.drawGround(this.layout, this.shown.coordinates, (e) => this.name(e)), this.hits.place(e, this.layout, t.last?.to);
		}
		let { where: i } = this.shown.coordinates;
		this.frame.show(this.layout, t, i === "edge", this.shown.texts);
		let a = this.shown.mode === "play" && n(t, this.shown.player), o = a && this.shown.hints, s = this.looking();
		this.painter.drawStacks(this.layout, t, this.carrying), this.painter.drawMarks(this.layout, {
			state: t,
			entries: o && !this.choice ? t.entries : [],
			movers: o && !this.choice ? [...new Set(t.captures.map((e) => e.from))] : [],
			chosen: this.choice?.space,
			targets: a ? s : [],
			named: i === "spaces",
			refusal: this.shown.refusal
		}), this.painter.drawArrows(this.layout, t, this.shown.arrows), this.painter.drawDrawings(this.layout, t, this.shown.drawings), r && t.ply === r.ply + 1 && t.last && !this.still && this.painter.animate(this.layout, r, t, this.shown.pace), this.drawn = {
			scene: e,
			state: t
		}, l(this.painter.root, "aria-label", this.shown.texts.board);
		let c = this.shown.mode === "edit";
		this.hits.describe({
			state: t,
			acts: a,
			edits: c,
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
		new Y(e, this.table), e.addEventListener("click", (e) => this.act(M(e.target))), e.addEventListener("pointerover", (e) => {
			e.pointerType === "mouse" && this.carrying === void 0 && this.hover(M(e.target));
		}), e.addEventListener("pointerleave", () => this.hover(void 0)), e.addEventListener("keydown", (e) => this.key(e)), e.addEventListener("pointerdown", () => this.pointing = !0), e.addEventListener("focusout", (t) => {
			t.relatedTarget instanceof Node && e.contains(t.relatedTarget) || (this.pointing = !1);
		}), e.addEventListener("focusin", (e) => {
			let t = M(e.target);
			t !== void 0 && (this.hits.current = t);
		});
	}
	table = {
		canCarry: (e) => {
			let [r, i] = [M(e), this.shown.state];
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
			let t = M(e), n = this.shown.state?.stacks[t ?? ""];
			t !== void 0 && n && this.tip.show(this.about(t, n), this.hits.of(t), this);
		},
		canDraw: (e) => this.shown.drawable ? M(e) : void 0,
		sketch: (e, t) => this.sketch(e, this.layout?.nearest(this.frame.toDrawing(t))),
		drawn: (e, t) => {
			this.sketch(e, void 0);
			let n = t && this.layout?.nearest(this.frame.toDrawing(t));
			n !== void 0 && this.tell("abande-draw", e === n ? { to: n } : {
				from: e,
				to: n
			});
		}
	};
	sketch(e, t) {
		let { state: n } = this.shown;
		this.layout && n && (t !== void 0 && t !== e && this.tip.hide(), this.painter.drawSketch(this.layout, n, t === void 0 ? void 0 : e === t ? { to: t } : {
			from: e,
			to: t
		}));
	}
	act(e) {
		this.tip.hide(), this.shown.state && (e === void 0 ? this.follow({ kind: "clear" }) : this.shown.mode === "edit" ? this.tell("abande-space", { space: e }) : this.follow(s(this.shown.state, this.shown.player, this.choice, e)));
	}
	follow(e) {
		if (e.kind !== "none") {
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
		let t = le[e.key], n = this.hits.current;
		if (!(t && this.pointing)) {
			if (t && this.layout && n !== void 0) this.go(this.walker.step(this.layout, n, t));
			else if (e.key === "Enter" && e.shiftKey && this.shown.drawable && n !== void 0) this.drawByKey(n);
			else if (e.key === "Enter" || e.key === " ") this.pointing = !1, this.act(n);
			else if (e.key === "Escape" && this.drawnFrom !== void 0) this.sketch(this.drawnFrom, void 0), this.drawnFrom = void 0;
			else if (e.key === "Escape" && this.choice) this.follow({ kind: "clear" });
			else if (this.table.unbounded() && "+-0".includes(e.key)) e.key === "0" ? this.fit() : this.frame.zoom(e.key === "+" ? 1.25 : .8);
			else return;
			e.preventDefault();
		}
	}
	drawByKey(e) {
		let t = this.drawnFrom;
		this.pointing = !1, this.drawnFrom = t === void 0 ? e : void 0, this.sketch(e, t === void 0 ? e : void 0), t !== void 0 && this.tell("abande-draw", t === e ? { to: e } : {
			from: t,
			to: e
		});
	}
	go(e) {
		e !== void 0 && (this.hits.go(e), this.table.unbounded() && this.frame.reveal(this.layout.of(e)), this.hover(e));
	}
	hover(e) {
		if (e === this.hovered) return;
		let [t, n] = [this.hovered, this.shown.state];
		this.hovered = e, this.tip.hide();
		let r = (e) => e !== void 0 && n?.captures.some((t) => t.from === e);
		if (r(t) || r(e) ? this.refresh() : this.drawGhost(), e === void 0) return;
		let i = n?.stacks[e] ?? "";
		i.length > 1 || n?.sleepers.includes(e) ? this.tip.showSoon(this.about(e, i), this.hits.of(e), this) : this.table.unbounded() && this.shown.coordinates.where !== "spaces" && this.tip.showSoon(this.name(e), this.hits.of(e), this);
	}
	about(t, n) {
		let { makeup: r, whyAsleep: i } = this.shown.texts, a = this.shown.state?.sleepers.includes(t) ? [i] : [];
		return [r(this.name(t), e(n)), ...a].join("\n");
	}
};
function ue(e, t) {
	return e?.line !== t?.line || e?.node !== t?.node;
}
//#endregion
//#region board/index.ts
customElements.get("abande-board") || customElements.define("abande-board", $);
//#endregion
export { $ as AbandeBoard };
