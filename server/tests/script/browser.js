/** A page of the fixture in a real browser: Debian's Chromium, driven by playwright-core. */
import { chromium } from 'playwright-core';

import { Fixture } from './fixture/server.js';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

let browser;

/** So long that only what never comes is given up: a short limit would tell how busy the machine is. */
const LONGEST_WAIT = 180_000;

/**
 * Opens a page and hands it over with its server; a problem on the page fails the test.
 * `prepare` changes the server and `before` the page before it is opened; other options are the browser's.
 */
export async function visit(path, use, options = {}) {
  browser ??= await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS });
  const { prepare = () => {}, isListOpen = true, before = () => {}, ...context } = options;
  const fixture = await Fixture.start();
  prepare(fixture);
  const visitor = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 1400 }, ...context });
  // Most visitors keep the list of all actions open.
  if (isListOpen) await visitor.addInitScript(() => localStorage.setItem('bastide-drawer', 'choose'));
  const page = await visitor.newPage();
  page.setDefaultTimeout(LONGEST_WAIT);
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => /Content Security Policy/.test(line.text()) && problems.push(line.text()));
  try {
    await before(page, fixture);
    await page.goto(fixture.origin + path);
    await use(page, fixture);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await visitor.close();
    fixture.stop();
  }
}

export async function closeBrowser() {
  await browser?.close();
}

/** Waits until something holds; the page and the server answer in their own time. */
export async function until(holds, what = 'it never held') {
  const end = Date.now() + LONGEST_WAIT;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The middle of a square, in the window. */
export async function middle(page, square) {
  const box = await page.locator(`#cell-${square.toLowerCase()}`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
