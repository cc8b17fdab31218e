/** Push messages for this browser: the page where they are switched on and off. */

const section = document.getElementById('this-browser');

/** @param {string} id */
const element = (id) => document.getElementById(id);

/** @param {string} text */
function say(text) {
  element('push-status')?.replaceChildren(text);
}

/** @param {string} name */
const said = (name) => section?.dataset[name] ?? '';

/** The key of the server, as a browser takes it. */
function key() {
  const text = said('key').replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

async function current() {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

/** @param {string} path @param {unknown} told */
async function send(path, told) {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(told) });
  if (!answer.ok) throw new Error(String(answer.status));
}

async function switchOn() {
  if ((await Notification.requestPermission()) !== 'granted') return say(said('refused'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key() });
  await send('/told/browsers', subscription);
  return say('');
}

async function switchOff() {
  const subscription = await current();
  if (!subscription) return;
  await send('/told/browsers/forget', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function test() {
  const subscription = await current();
  if (!subscription) return;
  await send('/told/browsers/test', { endpoint: subscription.endpoint });
  say(said('sent'));
}

async function show() {
  const isOn = Notification.permission === 'granted' && Boolean(await current());
  const shown = { 'browser-none': false, 'browser-on': isOn, 'browser-off': !isOn, 'push-on': !isOn, 'push-off': isOn, 'push-test': isOn };
  for (const [id, is] of Object.entries(shown)) {
    const found = element(id);
    if (found) found.hidden = !is;
  }
}

/** @param {() => Promise<void>} deed */
async function press(deed) {
  try {
    await deed();
  } catch {
    // The push service or the server could not be reached, or refused.
    say(said('failed'));
  }
  await show();
}

if (section && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
  element('push-on')?.addEventListener('click', () => void press(switchOn));
  element('push-off')?.addEventListener('click', () => void press(switchOff));
  element('push-test')?.addEventListener('click', () => void press(test));
  show().catch(() => {});
}
