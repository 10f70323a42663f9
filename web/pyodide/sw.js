/* Keeps all files of the page on the device, so that it opens without a network. The build fills in the first two lines. */

const VERSION = "";
const FILES = [];

const CACHE = `viceroy-${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("viceroy-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(registration.scope)) return;
  event.respondWith(
    caches.match(event.request, {cacheName: CACHE, ignoreSearch: true}).then((kept) => kept ?? fetch(event.request)),
  );
});
