const CACHE = `abande-${"77c7446c307006a3"}`;
self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["assets/Analyse-fuvIqwIQ.js","assets/Analyse-sfNmf_87.css","assets/Choices-BL2_a6bd.js","assets/Choices-C-A_loMo.css","assets/Dialog-BjmS4bof.css","assets/Dialog-sBxkwC_Q.js","assets/Games-C49TM8hb.js","assets/Games-DrmgeiNB.css","assets/Learn-By1elc8U.css","assets/Learn-CkQ-XpW-.js","assets/Toast-CY_2wV6C.js","assets/Toast-eZGRctHe.css","assets/abande_bg-CCyPfrTz.wasm","assets/de-gLmAH4M8.js","assets/en-C8uwBSVC.js","assets/es-BnDoU5qc.js","assets/fr-BJIfECZH.js","assets/games-CbwajTK5.js","assets/index-BJExVpZi.js","assets/index-DYdfi8UY.css","assets/it-CVQp9g7L.js","assets/pictures_bg-b1LeudJX.wasm","assets/route-D6qSKeJo.css","assets/route.svelte-BMhMJeqy.js","assets/sound-BDaeg4RQ.js","assets/worker-ab7nJxwS.js","./","networks/hex.nn","networks/libre.nn","networks/snub.nn","networks/square.nn","icon-192.png","icon-512.png","icon.svg","manifest.webmanifest"])).then(() => self.skipWaiting()));
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

