/* Keeps all files of the page on the device, so that it opens without a network. The build fills in the first two lines. */

const VERSION = "";
const FILES = [];

const OWN = `viceroy ${registration.scope} `; // a host may have several copies of the page
const CACHE = OWN + VERSION;

/** Ask the host whether a file has changed, and never mix versions. */
function fresh(file) {
  return new Request(file, {cache: "no-cache"});
}

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(OWN) && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(registration.scope)) return;
  const asked = event.request.mode === "navigate" && isThisPage(event.request.url) ? "./" : event.request;
  event.respondWith(
    caches.match(asked, {cacheName: CACHE, ignoreSearch: true}).then((kept) => kept ?? fetch(event.request)),
  );
});

/** Whether an address is that of the page: what else a host has in this folder is its own business. */
function isThisPage(address) {
  const {origin, pathname} = new URL(address);
  return [registration.scope, `${registration.scope}index.html`].includes(origin + pathname);
}
