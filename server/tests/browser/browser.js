/**
 * People in front of a browser: each has a context of their own, and whatever the browser complains
 * about on their pages (console errors, refused scripts or styles) fails the test.
 */
import { chromium } from 'playwright-core';

import { Bastide } from './server.js';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];

/**
 * Who has waited so long, in milliseconds, waits for nothing. What comes is waited for by what the page shows, and no
 * longer than it takes: a short limit would tell how busy the machine is, not whether something is wrong.
 */
const HANGS = 180_000;

/** Promises, so that two people who come at the same time share them. */
let browser;
let server;

/** The server that the tests of a file share. */
export function bastide() {
  return (server ??= Bastide.start());
}

export function launched() {
  return (browser ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS }));
}

/** For `after`: everything that was started is stopped. */
export async function closeAll() {
  // A browser that never started leaves no server behind that the tests would wait for.
  await Promise.allSettled([browser?.then((one) => one.close()), server?.then((one) => one.stop())]);
}

/**
 * Runs a scene with as many people as it has parameters for them.
 * @param {(...people: import('playwright-core').Page[]) => Promise<void>} scene
 * @param {object} [options] those of a context, and `tolerate`: a pattern for complaints that belong to the scene;
 *   `through`: makes a line of its own to the server for each person and returns where it begins
 */
export function scene(scene, { tolerate, on, through = (origin) => origin, ...options } = {}) {
  return async () => {
    const { origin } = on?.() ?? (await bastide());
    const people = await Promise.all(Array.from({ length: scene.length }, async (_, number) => person(await through(origin, number), options)));
    try {
      await scene(...people.map(({ page }) => page));
      const complaints = people.flatMap(({ complaints }) => complaints).filter((line) => !tolerate?.test(line));
      if (complaints.length > 0) throw new Error(`the browser complains:\n${complaints.join('\n')}`);
    } finally {
      await Promise.all(people.map(({ page }) => page.context().close()));
    }
  };
}

/** Chromium says so of its own when a page is left before its transition was over; nobody sees a difference. */
const TRANSITION = /^Transition was (?:aborted|skipped)/;

async function person(origin, options) {
  const context = await (await launched()).newContext({
    baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 },
    // A scene that watches or cuts a line does not see what a service worker fetches; `app.test.js` has one.
    serviceWorkers: 'block', ...options,
  });
  // Whoever plays by the list keeps it open, and does not wait for what is shown step by step.
  await context.addInitScript(() => {
    localStorage.setItem('bastide-drawer', 'choose');
    localStorage.setItem('bastide-pace', 'off');
  });
  const page = await context.newPage();
  page.setDefaultTimeout(HANGS);
  const complaints = [];
  page.on('pageerror', ({ message }) => !TRANSITION.test(message) && complaints.push(message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(`${line.text()} (${line.location().url})`));
  return { page, complaints };
}

/** Waits until something holds; the page and the server answer in their own time. */
export async function until(holds, what) {
  const since = Date.now();
  while (!(await holds())) {
    const waited = Date.now() - since;
    if (waited > HANGS) throw new Error(`it never came: ${what}`);
    // Whoever waits for long asks less often: the others need the machine.
    await new Promise((resolve) => setTimeout(resolve, Math.min(20 + waited / 10, 250)));
  }
}
