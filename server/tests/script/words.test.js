import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { KEYS } from '../../assets/words.js';

const ASSETS = new URL('../../assets/', import.meta.url);
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
const text = scripts.map((name) => readFileSync(new URL(name, ASSETS), 'utf8')).join('\n');

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
