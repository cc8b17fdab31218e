/** The site as an app: Chromium installs it, it opens without a connection, and the bar leads to the next game. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { chromium } from 'playwright-core';

import { bastide, closeAll, scene, until } from './browser.js';

after(closeAll);

/** A browser of somebody's own: one that forgets everything installs nothing. */
async function atHome(visit, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-app-'));
  const { origin } = await bastide();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'], baseURL: origin, locale: 'en-GB', ...options,
  });
  try {
    await visit(context.pages()[0] ?? (await context.newPage()), context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const worksOffline = (page) => page.evaluate(async () => {
  const { active } = await navigator.serviceWorker.ready;
  // While it takes over it throws old shells away, and to open one then would make it anew.
  if (active?.state !== 'activated') return { isThere: false, kept: [] };
  const names = await caches.keys();
  const shell = names.find((name) => name.startsWith('bastide-shell-'));
  const kept = shell ? await (await caches.open(shell)).keys() : [];
  // A page that was on its way while the worker began to work has none; the next page has.
  return { isThere: names.includes('bastide-choice'), kept: kept.map(({ url }) => new URL(url).pathname) };
});

test('Chromium can install it', async () => {
  await atHome(async (page, context) => {
    await page.goto('/');
    await until(async () => (await worksOffline(page)).isThere, 'the worker is there');
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    assert.deepEqual(installabilityErrors, []);
    const { errors } = await devtools.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
  });
});

for (const [language, title] of [['English', 'You are offline'], ['français', 'Vous êtes hors ligne'], ['Deutsch', 'Du bist offline']]) {
  test(`it opens without a connection and says so: ${language}`, async () => {
    await atHome(async (page, context) => {
      await page.goto('/');
      await page.getByRole('button', { name: language, exact: true }).click();
      await page.waitForLoadState();
      await until(async () => (await worksOffline(page)).isThere, 'the worker is there');
      // The page said in which language it is.
      await until(() => page.evaluate(async () => (await (await (await caches.open('bastide-choice')).match('/language'))?.text()) === document.documentElement.lang), 'the language is noted');
      const { kept } = await worksOffline(page);
      assert.deepEqual(kept.filter((path) => !/^\/(offline\/[a-z]{2}|assets\/[0-9a-f]+\/style\.css)$/.test(path)), [], 'nothing else is kept');
      await context.setOffline(true);
      await page.goto('/mine');
      await page.getByRole('heading', { name: title }).waitFor();
      assert.notEqual(await page.evaluate(() => getComputedStyle(document.querySelector('.masthead')).backgroundImage), 'none', 'it has its style');
      await context.setOffline(false);
      await page.getByRole('link').last().click();
      await page.waitForURL('**/mine');
      await until(async () => (await page.getByRole('heading', { name: title }).count()) === 0, 'the page itself');
    });
  });
}

test('a worker of an older version leaves nothing behind', async () => {
  await atHome(async (page) => {
    await page.goto('/healthz');
    await page.evaluate(async () => (await caches.open('bastide-shell-old')).put('/offline/en', new Response('old')));
    await page.goto('/');
    await until(async () => (await worksOffline(page)).isThere, 'the worker is there');
    await until(async () => !(await page.evaluate(() => caches.keys())).includes('bastide-shell-old'), 'the old one is gone');
  });
});

test('the bar leads to the next game that waits', scene(async (page) => {
  const headers = { origin: new URL((await page.goto('/')).url()).origin };
  for (const game of ['cathedral', 'tournay']) {
    await page.request.post(`/play/${game}`, { form: { level: 'level-1' }, headers });
  }
  await page.goto('/rules/cathedral');
  const next = page.locator('#next-game');
  await next.waitFor();
  const count = Number(await next.locator('.count').textContent());
  assert.ok(count >= 1 && count <= 2, String(count));
  await next.click();
  await page.waitForURL('**/matches/*');
}));
