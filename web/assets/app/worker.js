/**
 * The service worker. It keeps the page for those without a connection and the style sheet of that page, and nothing
 * else: no other page, nothing of a table, no script. Pages come from the network alone, so that none is ever older than
 * its scripts.
 */
const worker = /** @type {any} */ (self);
/** What the server wrote in front of this file. @type {{version: string, style: string, pages: string[]}} */
const { version, style, pages } = worker.SHELL;
const NAME = `bastide-shell-${version}`;
/** Where pages note in which language they are; the same in every version. */
const CHOICE = 'bastide-choice';

/** Fetched anew, and by nobody in particular. */
async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll([style, ...pages].map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
  await worker.skipWaiting();
}

async function clear() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('bastide-shell-') && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page that says so, in the language of the pages that were seen last. */
async function offline() {
  const noted = await (await caches.open(CHOICE)).match('/language');
  const language = noted ? await noted.text() : navigator.language.slice(0, 2);
  const page = pages.find((path) => path.endsWith(`/${language}`)) ?? pages[0] ?? '/';
  return (await kept(page)) ?? Response.error();
}

/** @param {string} path */
async function kept(path) {
  return (await caches.open(NAME)).match(path);
}

/** @param {Request} request @returns {Promise<Response> | undefined} */
function answer(request) {
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return fetch(request).catch(offline);
  if (new URL(request.url).pathname !== style) return undefined;
  return fetch(request).catch(async () => (await kept(style)) ?? Response.error());
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(clear()));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});

/** @typedef {{title: string, body: string, url: string, tag: string}} Told */

/** Shows a message, unless somebody looks at the very page it is about. @param {Told} told */
async function tell({ title, body, url, tag }) {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const isSeen = windows.some((/** @type {any} */ it) => it.visibilityState === 'visible' && new URL(it.url).pathname === url);
  if (!isSeen) await worker.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: { url } });
}

/** Goes to the page that a message is about, in a window that has it or in a new one. @param {string} url */
async function go(url) {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const there = windows.find((/** @type {any} */ it) => new URL(it.url).pathname === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}

worker.addEventListener('push', (/** @type {any} */ event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(tell(told));
});
worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data.url));
});
