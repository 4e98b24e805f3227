// @ts-check
/* Shows what is pushed to this browser (it is your turn), and opens the table when that is pressed. A script of its own, which
   browsers start without any page: it takes its globals as they are there. */

/** @typedef {{ title: string, text: string, path: string }} News */

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, text, path } = /** @type {News} */ (event.data.json());
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag: path, data: path }));
});
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const path = /** @type {string} */ (event.notification.data);
  event.waitUntil(
    worker.clients.matchAll({ type: "window", includeUncontrolled: true }).then((/** @type {any[]} */ pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : worker.clients.openWindow(path);
    }),
  );
});
