/** Two people, one screen or two, and what goes wrong between them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { closeAll, scene, until } from './browser.js';
import { Line } from './line.js';
import { Bastide } from './server.js';
import { middle, moment, moveByMouse, openPanel, playToTheEnd, resign, setUp, turnAfter } from './table.js';

after(closeAll);

/** What stands on the board, as the page tells a screen reader; it says of everybody's own that it is theirs. */
function position(page) {
  return page.evaluate(() => {
    const seat = Number(document.getElementById('table').dataset.seat);
    const stands = Object.entries(JSON.parse(document.getElementById('labels').textContent));
    const whose = (what) => (what.includes(':') ? `of seat ${what.includes('Your') ? seat : 1 - seat}` : '');
    return stands.map(([square, what]) => `${square} ${what.split(':')[0]} ${whose(what)}`).join('\n');
  });
}
const sees = (page, wanted) => until(async () => (await position(page)) === wanted, 'the same position');

/** One person sets a match up, the other comes by the link. */
async function meet(host, friend) {
  await setUp(host, { light: 'friend' });
  const link = await host.getByLabel('Invite a friend').inputValue();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Take this seat' }).click();
  // The address is the same before and after.
  await friend.locator('#table[data-seat="0"]').waitFor();
}

test('two people meet by a link and see each other move', scene(async (host, friend) => {
  await meet(host, friend);
  // Light, the friend, places the Cathedral; after that they take turns.
  for (const [mover, other] of [[friend, host], [host, friend], [friend, host], [host, friend]]) {
    await moveByMouse(mover, await turnAfter(mover, { seq: -1 }));
    await until(async () => (await moment(other)).seq > -1, 'the turn of the other');
    await sees(mover, await position(other));
  }
  assert.equal(await friend.locator('#story li.line').count(), 4);
}));

test('what one plans while the other thinks is placed when it is one’s turn', scene(async (host, friend) => {
  await meet(host, friend);
  await moveByMouse(friend, await turnAfter(friend, { seq: -1 }));
  await moveByMouse(host, await turnAfter(host, { seq: -1 }));
  const now = await turnAfter(friend, { seq: 0 });
  // The host has moved and plans a Tavern in a corner; the friend has not seen it.
  const before = await position(friend);
  const tavern = await host.locator('#hand-dark-tavern').boundingBox();
  await host.mouse.click(tavern.x + tavern.width / 2, tavern.y + tavern.height / 2);
  const corner = await freeCorner(host);
  await host.mouse.click(...(await middle(host, corner)));
  await host.locator('#board .ghost.is-planned').waitFor();
  assert.equal(await position(friend), before);
  await moveByMouse(friend, now);
  await until(async () => (await position(friend)).includes(`${corner.toLowerCase()} `) && (await friend.locator('#story li.line').count()) === 4, 'what was planned');
  await sees(host, await position(friend));
  assert.equal(await host.locator('#board .ghost.is-planned').count(), 0);
}));

/** A corner of the city that nothing stands on. */
async function freeCorner(page) {
  const stands = await page.evaluate(() => Object.entries(JSON.parse(document.getElementById('labels').textContent)).filter(([, what]) => what.includes(':')).map(([square]) => square));
  return ['A1', 'J1', 'A10', 'J10'].find((square) => !stands.some((cell) => cell.toLowerCase().endsWith(square.toLowerCase())));
}

test('the invitation is a whole address that another person can open', scene(async (host) => {
  await setUp(host, { light: 'friend' });
  const link = await host.getByLabel('Invite a friend').inputValue();
  assert.ok(link.startsWith(new URL(host.url()).origin), `a friend cannot open ${link}`);
}));

test('what one says, the other reads', scene(async (host, friend) => {
  await meet(host, friend);
  await openPanel(host, 'chat');
  await host.getByLabel('Your words').fill('Good luck <b>to you</b>');
  await host.getByRole('button', { name: 'Send' }).click();
  // The button counts what was said; behind it stands what it was.
  await friend.locator('.openers .badge', { hasText: '1' }).waitFor();
  await openPanel(friend, 'chat');
  await friend.getByText('Good luck <b>to you</b>').waitFor();
}));

test('one sees who is there and who writes, and who has come', scene(async (host, friend) => {
  await meet(host, friend);
  await host.locator('#plates [data-side="0"] .presence[data-presence="here"]', { hasText: 'thinking' }).waitFor();
  await until(async () => !(await host.title()).includes('Open seat'), 'the title with who has come');
  await openPanel(friend, 'chat');
  await friend.getByLabel('Your words').pressSequentially('Well');
  await openPanel(host, 'chat');
  await host.locator('#writing', { hasText: 'is writing' }).waitFor();
  await friend.getByRole('button', { name: 'Send' }).click();
  await until(async () => (await host.locator('#writing').textContent()) === '', 'nobody who writes');
  await friend.goto('/');
  await host.locator('#plates [data-side="0"] .presence[data-presence="away"]', { hasText: 'away' }).waitFor();
}));

test('a phone says in its slim row who is there and whose clock runs', scene(async (host, friend) => {
  await host.goto('/new');
  await host.locator('#seat0').selectOption('friend');
  await host.locator('#seat1').selectOption('me');
  await host.locator('#clock').selectOption('fischer:180+5');
  await host.getByRole('button', { name: 'Set up the match' }).click();
  await host.waitForURL('**/matches/*');
  await friend.goto(await host.getByLabel('Invite a friend').inputValue());
  const { height: before } = await host.locator('#last').boundingBox();
  await friend.getByRole('button', { name: 'Take this seat' }).click();
  const row = host.locator('#last .slim[data-side="0"]');
  await row.locator('.presence[data-presence="here"]').waitFor({ state: 'attached' });
  await row.locator('.clock-face.running', { hasText: '2:' }).waitFor();
  assert.equal(await host.locator('#last .slim[data-side="1"] .clock-face:not(.running)').textContent(), '3:00');
  assert.equal((await host.locator('#last').boundingBox()).height, before, 'the row has grown');
  await friend.goto('/');
  await row.locator('.presence[data-presence="away"]').waitFor({ state: 'attached' });
}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }));

test('one asks to take back, and the other is told what and answers', scene(async (host, friend) => {
  await meet(host, friend);
  await moveByMouse(friend, await turnAfter(friend, { seq: -1 }));
  await turnAfter(host, { seq: -1 });
  await friend.getByRole('button', { name: 'Ask to take back' }).click();
  await host.getByText('asks to take the last turn back').waitFor();
  assert.equal(await host.locator('#story .in-question').count(), 1);
  await host.getByRole('button', { name: 'Refuse' }).click();
  await friend.getByText('does not want that taken back').waitFor();
  await friend.getByRole('button', { name: 'Ask to take back' }).click();
  await friend.getByRole('button', { name: 'Never mind' }).click();
  await friend.getByRole('button', { name: 'Ask to take back' }).click();
  await host.getByRole('button', { name: 'Allow it' }).click();
  await until(async () => (await friend.locator('#story li.line').count()) === 0, 'what was taken back');
  await host.locator('#story .aside', { hasText: 'you agreed' }).waitFor();
}));

test('a rematch begins once both want it, and both go there', scene(async (host, friend) => {
  await meet(host, friend);
  const first = new URL(host.url()).pathname;
  await resign(friend);
  await host.locator('#moment').getByRole('button', { name: 'Ask for a rematch' }).click();
  await host.locator('#moment').getByText('It begins once').waitFor();
  await friend.locator('#moment').getByText('asks for another match').waitFor();
  assert.equal(new URL(host.url()).pathname, first, 'nothing begins unseen');
  await friend.locator('#moment').getByRole('button', { name: 'Play again' }).click();
  await until(() => new URL(host.url()).pathname !== first, 'the way to the rematch');
  await host.locator('#table[data-seat="0"]').waitFor();
  await until(() => friend.url() === host.url(), 'both at one table');
}));

test('two people at one screen play a game to its end', scene(async (page) => {
  await setUp(page, { light: 'here', dark: 'me' });
  assert.equal(await page.locator('#plates').getByText('(you)').count(), 0, 'both are');
  assert.ok((await playToTheEnd(page, moveByMouse)) >= 16);
  await page.locator('#turn .over').waitFor();
}));

const LINE_DOWN = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE/;

test('whoever was offline sees the position when the line is back', scene(async (host, friend) => {
  await meet(host, friend);
  // The browser's own offline mode spares streams that are open already, so the line is cut as well.
  const line = await Line.to(new URL(host.url()).origin);
  try {
    await host.goto(line.origin + new URL(host.url()).pathname);
    const before = await position(host);
    await turnAfter(friend, { seq: -1 });
    line.cut();
    await host.context().setOffline(true);
    await host.getByText('The connection is lost').first().waitFor();
    await moveByMouse(friend, await moment(friend));
    await until(async () => (await position(friend)) !== before, 'the move');
    assert.equal(await position(host), before);
    line.mend();
    await host.context().setOffline(false);
    await sees(host, await position(friend));
    const shared = await position(host);
    await moveByMouse(host, await turnAfter(host, { seq: -1 }));
    await until(async () => (await position(host)) !== shared, 'the answer');
    await sees(friend, await position(host));
  } finally {
    line.close();
  }
}, { tolerate: LINE_DOWN }));

let own;
let line;
before(async () => {
  own = await Bastide.start();
  line = await Line.to(own.origin);
});
after(async () => {
  line.close();
  await own.stop();
});

test('a server that is killed comes back, and so does the page', scene(async (page) => {
  await setUp(page);
  const first = await turnAfter(page, { seq: -1 });
  await moveByMouse(page, first);
  const second = await turnAfter(page, first);
  const before = await position(page);
  await own.kill();
  await page.getByText('The connection is lost').first().waitFor();
  await own.again();
  line.lead(own.origin);
  await until(async () => !(await page.locator('#table.is-offline').count()), 'the connection');
  assert.equal(await position(page), before);
  await moveByMouse(page, second);
  await turnAfter(page, second);
  assert.notEqual(await position(page), before);
}, { tolerate: LINE_DOWN, on: () => line }));
