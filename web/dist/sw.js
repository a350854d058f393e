const CACHE = `abande-${"7cb1d9ab1136c336"}`;
self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["assets/Analyse-CqdEdbmw.css","assets/Analyse-Drw5MWnB.js","assets/Choices-CoSuOCxH.js","assets/Choices-D4FYOgDc.css","assets/Dialog-BjmS4bof.css","assets/Dialog-Ch3m5FRj.js","assets/Games-DEiPCYq6.css","assets/Games-DNvLyf2t.js","assets/Learn-CxHp06Bq.css","assets/Learn-DlT4n0lx.js","assets/Toast-BsnkC4zy.css","assets/Toast-BwRS-6ul.js","assets/abande_bg-A0hha49r.wasm","assets/de-gLmAH4M8.js","assets/en-C8uwBSVC.js","assets/es-BnDoU5qc.js","assets/fr-BJIfECZH.js","assets/games-CbwajTK5.js","assets/index-Cb0CS4fe.css","assets/index-D7qpM0BW.js","assets/it-CVQp9g7L.js","assets/listeners-Bk79sOks.js","assets/pictures_bg-SCRlu-Sk.wasm","assets/route-D6qSKeJo.css","assets/route.svelte-DcS_ktke.js","assets/worker-GQvsg34E.js","./","networks/hex.nn","networks/libre.nn","networks/snub.nn","networks/square.nn","icon-192.png","icon-512.png","icon.svg","manifest.webmanifest"])).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
	const tidy = async () => {
		for (const name of await caches.keys()) {
			if (name.startsWith("abande-") && name !== CACHE) await caches.delete(name);
		}
		await self.clients.claim();
	};
	event.waitUntil(tidy());
});
/** Keeps the page to itself, as our own server does: then page and engine may share memory, see `engine/brake.ts`. */
function isolated(answer) {
	const { status, statusText, body } = answer;
	const headers = new Headers(answer.headers);
	headers.set("Cross-Origin-Opener-Policy", "same-origin");
	headers.set("Cross-Origin-Embedder-Policy", "require-corp");
	return new Response(body, {
		status,
		statusText,
		headers
	});
}
self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== self.location.origin) return;
	const answer = async () => {
		const cache = await caches.open(CACHE);
		const known = await cache.match(request, { ignoreSearch: true });
		if (known) return known;
		try {
			return await fetch(request);
		} catch (error) {
			const start = request.mode === "navigate" ? await cache.match("./") : undefined;
			if (start) return start;
			throw error;
		}
	};
	event.respondWith(answer().then(isolated));
});

