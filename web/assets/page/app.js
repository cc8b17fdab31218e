/** The site as an app: a service worker shows a page of its own where there is no connection. */

async function start() {
  await navigator.serviceWorker.register('/worker.js');
  // The worker looks there for the language of its page.
  const choice = await caches.open('bastide-choice');
  await choice.put('/language', new Response(document.documentElement.lang));
}

// A browser that keeps nothing has no app; everything else works there as well.
if ('serviceWorker' in navigator && 'caches' in window) start().catch(() => {});
