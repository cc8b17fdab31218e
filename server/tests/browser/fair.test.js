/** How a match is shuffled: two clicks as ever, a part of one's own, and a check that finds what was altered. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';
import { resign } from './table.js';

after(closeAll);

const verdict = (page) => page.locator('#verdict');
const match = (page) => new URL(page.url()).pathname.split('/')[2];

/** A game of The Anarchy alone, from the first page. */
async function alone(page) {
  await page.goto('/');
  // The first match waits until the server has found out the version of the rules.
  await page.getByRole('button', { name: 'Play now: The Anarchy' }).click();
  await page.locator('#choose form').first().waitFor({ state: 'attached' });
}

async function giveUp(page) {
  await resign(page);
  await page.locator('#turn .over').waitFor();
}

test('a game alone begins with two clicks, and the part of the browser is in its seed', scene(async (page) => {
  await alone(page);
  const memory = await page.evaluate((id) => localStorage.getItem(`bastide-shuffle-${id}`), match(page));
  const { commitment, nonce } = JSON.parse(memory);
  await page.goto(`/matches/${match(page)}/fair`);
  assert.equal(await page.locator('[data-fair=commitment]').textContent(), commitment);
  assert.equal(await page.locator('[data-fair=nonce]').textContent(), nonce);
  assert.equal(await page.locator('[data-fair=secret], [data-fair=seed]').count(), 0);
  await page.goto(`/matches/${match(page)}`);
  await giveUp(page);
  await page.goto(`/matches/${match(page)}/fair`);
  await verdict(page).filter({ hasText: 'All of it fits.' }).waitFor();
  await page.getByText('The part that this browser added is in it.').waitFor();
  await page.getByText('The promise is the one that this browser saw before').waitFor();
}));

test('whatever is altered in the record is found on the page', scene(async (page) => {
  await alone(page);
  await giveUp(page);
  const path = `/matches/${match(page)}`;
  const record = await (await page.request.get(`${path}/record`)).text();
  const zeros = '0'.repeat(64);
  for (const [was, is] of [
    [/commitment: .*/, `commitment: ${zeros}`],
    [/secret: .*/, `secret: ${zeros}`],
    [/nonces: .*/, `nonces: own:${zeros}`],
    [/seed: .*/, `seed: ${zeros}`],
    [/\n\n/, '\n\nRed pass\n'],
  ]) {
    const altered = record.replace(was, is);
    assert.notEqual(altered, record);
    await page.route('**/record', (route) => route.fulfill({ body: altered }));
    await page.goto(`${path}/fair`);
    await verdict(page).filter({ hasText: 'Something does not fit.' }).waitFor();
    await page.unroute('**/record');
  }
}));

test('whoever wants to types a part of their own', scene(async (page) => {
  await page.goto('/new?game=anarchy');
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
  await page.getByLabel('I want to type my own part').check();
  await page.getByRole('button', { name: 'Set up the match' }).click();
  await page.getByLabel('Your part').fill('a rainy day');
  await page.getByRole('button', { name: 'Add it and begin' }).click();
  await page.locator('#shuffle').waitFor({ state: 'detached' });
  await page.goto(`/matches/${match(page)}/fair`);
  await page.getByText('own part').waitFor();
}));

test('two people are dealt their cards when both have come', scene(async (host, friend) => {
  await host.goto('/new?game=tournay');
  await host.locator('#seat1').selectOption('friend');
  await host.getByRole('button', { name: 'Set up the match' }).click();
  await host.locator('#board svg.undealt').waitFor();
  const link = await host.getByLabel('Invite a friend').inputValue();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take this seat' }).click();
  for (const person of [host, friend]) {
    await person.locator('#board svg.undealt').waitFor({ state: 'detached' });
    await person.locator('#board svg:not(.defs)').first().waitFor();
  }
  await friend.goto(`/matches/${match(friend)}/fair`);
  assert.equal(await friend.getByText('own part').count(), 2);
}));
