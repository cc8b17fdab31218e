/** The site as an app: a service worker shows a page of its own where there is no connection. */

/** Where the worker looks for the language of that page. */
const CHOICE = 'bastide-choice';

async function start() {
  await navigator.serviceWorker.register('/worker.js');
  const choice = await caches.open(CHOICE);
  await choice.put('/language', new Response(document.documentElement.lang));
}

// A browser that keeps nothing has no app; everything else works there as well.
if ('serviceWorker' in navigator && 'caches' in window) start().catch(() => {});
