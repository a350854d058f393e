const CACHE = `abande-${"37ee8efe628c4eab"}`;
self.addEventListener("install", (event) => {
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["assets/About-CtVBdDl0.js","assets/Analyse-BizB6BcO.js","assets/Analyse-YF2IrSsh.css","assets/BoardView-BouR7-kK.js","assets/BoardView-CPCRG5GS.css","assets/Choices-TOrOyU82.js","assets/Choices-z1nruVqt.css","assets/Dialog-Bz60ZHs5.css","assets/Dialog-DVyWuM0L.js","assets/EndOfGame-BqHGxCQE.css","assets/EndOfGame-gQVLwIF6.js","assets/Games-CeJQ771P.js","assets/Games-DzY5Y0Yh.css","assets/Icon-BH5rBlw-.js","assets/Icon-CMXBlvGm.css","assets/ImportDialog-BQN2UT42.js","assets/ImportDialog-DzP55kI_.css","assets/KeepingNotice-fkr7wTNY.js","assets/Learn-0VryERR4.css","assets/Learn-WxlJijoq.js","assets/Rules-3gNJb51y.css","assets/Rules-BJW4W1tR.js","assets/Settings-BytgtqND.js","assets/Settings-D3gqr0AF.css","assets/ShareDialog-CEjlpaC_.js","assets/ShareDialog-CQiyinOJ.js","assets/ShareDialog-CcFLKczJ.css","assets/Statistics-BoCQ2wzR.css","assets/Statistics-CaQHFIyA.js","assets/SteinLinks-Bfh801RU.css","assets/SteinLinks-D53-iplG.js","assets/Toast-BR89ejAr.css","assets/Toast-Di64g8sA.js","assets/abande_bg-JI6KDJZZ.wasm","assets/de-CSIhcn4T.js","assets/disclose-version-xihTtKlq.js","assets/en-DSawgwvn.js","assets/es-nTnMRoaT.js","assets/files-Brm7WZJu.js","assets/fr-BwADQ6Pb.js","assets/game-words-D3yDApZm.js","assets/games-eG4Ssami.js","assets/index-8gpZHA2X.css","assets/index-D47kD_CJ.js","assets/it-DWC6HB91.js","assets/listeners-B8x0j05c.js","assets/opponent-hvwzLseG.js","assets/picture-Cn7AdmRo.js","assets/pictures_bg-Ft2DL17D.wasm","assets/read-fault-words-Ch-AZSXe.js","assets/results-DF3olyM9.js","assets/route-BrUs33ug.css","assets/route.svelte-CgZ9gmPy.js","assets/sight-_rE1zPo-.js","assets/title-Bjy4r8Zv.js","assets/title-aGkJSHf0.js","assets/words.svelte-C2LKms5B.js","assets/worker-hR17cRDZ.js","./","networks/hex.nn","networks/libre.nn","networks/snub.nn","networks/square.nn","icon-192.png","icon-512.png","icon.svg","manifest.webmanifest"])).then(() => self.skipWaiting()));
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

