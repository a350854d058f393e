const CACHE = `abande-${"c53c20c54a603ab4"}`;
self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["assets/Analyse-DVcO4PNJ.js","assets/Analyse-DgNTGG20.css","assets/Choices-ChMlUx01.js","assets/Choices-D4FYOgDc.css","assets/Dialog-BjmS4bof.css","assets/Dialog-D3IXsXSp.js","assets/Games-BURXGb-B.js","assets/Games-DrmgeiNB.css","assets/Learn-CxHp06Bq.css","assets/Learn-YuxbeFtf.js","assets/Toast-D6XSWfor.js","assets/Toast-eZGRctHe.css","assets/abande_bg-Dz9BpQ6x.wasm","assets/de-gLmAH4M8.js","assets/en-C8uwBSVC.js","assets/es-BnDoU5qc.js","assets/fr-BJIfECZH.js","assets/games-CbwajTK5.js","assets/index-BLO0ZrS0.css","assets/index-CMX4K0Wl.js","assets/it-CVQp9g7L.js","assets/pictures_bg-aeF77drV.wasm","assets/route-D6qSKeJo.css","assets/route.svelte-DR0P1NG2.js","assets/sound-BDaeg4RQ.js","assets/worker-D1HLzTOf.js","./","networks/hex.nn","networks/libre.nn","networks/snub.nn","networks/square.nn","icon-192.png","icon-512.png","icon.svg","manifest.webmanifest"])).then(() => self.skipWaiting()));
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

