const CACHE = `abande-${"2d21017a08d2a345"}`;
self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["assets/Analyse-CEUtUu8H.js","assets/Analyse-sfNmf_87.css","assets/Choices-C-A_loMo.css","assets/Choices-CkkjH6Ls.js","assets/Dialog-BjmS4bof.css","assets/Dialog-D3IXsXSp.js","assets/Games-CGKZg3-p.js","assets/Games-DrmgeiNB.css","assets/Learn-By1elc8U.css","assets/Learn-cQkBsk_F.js","assets/Toast-07rTg_J1.js","assets/Toast-eZGRctHe.css","assets/abande_bg-CCyPfrTz.wasm","assets/de-gLmAH4M8.js","assets/en-C8uwBSVC.js","assets/es-BnDoU5qc.js","assets/fr-BJIfECZH.js","assets/games-CbwajTK5.js","assets/index-Bt7JVX-A.js","assets/index-DYdfi8UY.css","assets/it-CVQp9g7L.js","assets/pictures_bg-b1LeudJX.wasm","assets/route-D6qSKeJo.css","assets/route.svelte-DR0P1NG2.js","assets/sound-BDaeg4RQ.js","assets/worker-ab7nJxwS.js","./","networks/hex.nn","networks/libre.nn","networks/snub.nn","networks/square.nn","icon-192.png","icon-512.png","icon.svg","manifest.webmanifest"])).then(() => self.skipWaiting()));
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
	event.respondWith(answer());
});

