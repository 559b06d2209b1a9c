// Keeps the client at hand without a connection. Names with a hash never change; the page itself is asked for first.
const CACHE = "kursbuch-{{version}}";
const FILES = ["/", "/manifest.webmanifest", {{files}}];
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("kursbuch-") && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
    return;
  }
  event.respondWith(caches.match(event.request).then((found) => found || fetch(event.request)));
});
