import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { KEYS } from '../../../web/assets/page/words.js';

const ROOT = new URL('../../../', import.meta.url);
const games = readdirSync(new URL('presentation/', ROOT)).map((game) => `presentation/${game}/assets/`);
const folders = ['web/assets/', ...games].map((folder) => new URL(folder, ROOT)).filter((folder) => existsSync(folder));
const text = folders.flatMap(scriptsIn).join('\n');

/** @param {URL} folder */
function scriptsIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test('every sentence the scripts say is in the list, and the list holds no other', () => {
  const said = [...text.matchAll(/\bword\('([\w-]+)'/g)].map(([, key]) => key);
  const buttons = [...text.matchAll(/\bbutton\('(\w+)'/g)].map(([, key]) => key);
  const facing = ['n', 'e', 's', 'w'].map((way) => `facing-${way}`);
  assert.deepEqual(new Set([...said, ...buttons, ...facing]), new Set(KEYS));
});

test('the fixture has exactly these sentences', () => {
  const words = JSON.parse(readFileSync(new URL('fixture/words.json', import.meta.url), 'utf8'));
  assert.deepEqual(Object.keys(words).sort(), [...KEYS].sort());
});

test('no script sets an inline style or builds markup from text', () => {
  assert.doesNotMatch(text, /\.style\b|setAttribute\('style'|innerHTML|outerHTML|insertAdjacentHTML/);
});
