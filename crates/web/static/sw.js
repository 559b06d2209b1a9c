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
self.addEventListener("push", (event) => {
  const message = event.data.json();
  const shown = { body: message.body, tag: message.tag, icon: "/icons/icon-192.png", data: message.url };
  event.waitUntil(self.registration.showNotification(message.title, shown));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data || "/", location.origin).href;
  const open = (pages) => {
    const page = pages.find((page) => page.url === url);
    return page ? page.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(open));
});
