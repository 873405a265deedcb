// Keeps the fixed files of one edition. Pages, pictures of a table and streams always come from the server.
// HOUSE, the edition and its files, is written above by the server.
const mine = `durbar-${HOUSE.edition}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(mine).then((cache) => cache.addAll(HOUSE.files)));
});

// A worker begins once no page of the edition before is open: nothing is taken from under anybody.
addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("durbar-") && name !== mine);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || !HOUSE.files.includes(pathname)) return;
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});

// What a telephone has shown: a touch leads to the table.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(`/t/${event.notification.tag}`));
});
