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
