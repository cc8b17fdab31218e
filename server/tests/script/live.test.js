import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeBrowser, until, visit } from './browser.js';
import * as parts from './fixture/page.js';

after(closeBrowser);

const TABLE = '/matches/m1';
const status = (page) => page.locator('#status').textContent();
const listening = (fixture) => until(() => fixture.streams.size === 1, 'nobody listens');
const whole = (text, more = {}) =>
  [parts.turn(text), parts.board(), more.choose ?? parts.placing(9), parts.log(more.plies ?? 30), parts.chat(more.lines)].join('\n');

async function play(page, action) {
  await page.locator('#typed-action').fill(action);
  await page.locator('#typed-action').press('Enter');
}

/** The letter opens the panel for remarks, which takes the place of the list. */
async function openChat(page) {
  await page.keyboard.press('c');
  await page.locator('#chat-words').waitFor();
}

test('live parts are swapped in, and an older version never over a newer one', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  assert.deepEqual(fixture.streamed, ['?after=7']);
  fixture.push(9, whole('Nine'));
  await page.getByText('Nine').waitFor();
  fixture.push(8, whole('Eight'));
  fixture.push(10, whole('Ten'));
  await page.getByText('Ten').waitFor();
  assert.equal(await page.getByText('Eight').count(), 0);
}));

test('a late answer to an action is not shown over a newer live event', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  let release;
  fixture.answer = () => new Promise((resolve) => (release = () => resolve(fixture.fragments(8, parts.turn('Eight')))));
  await play(page, 'TAnA1');
  await until(() => release);
  fixture.push(9, whole('Nine'));
  await page.getByText('Nine').waitFor();
  release();
  await until(async () => (await page.locator('main#table').getAttribute('aria-busy')) === 'false');
  assert.equal(await page.getByText('Eight').count(), 0);
}));

test('an answer without a version gives way to a live event that came meanwhile', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  const bare = (text) => ({ headers: { 'content-type': 'text/html' }, body: parts.turn(text) + parts.placing(8) });
  fixture.answer = () => bare('Bare');
  await play(page, 'TAnA1');
  await page.getByText('Bare').waitFor();
  let release;
  fixture.answer = () => new Promise((resolve) => (release = () => resolve(bare('Late'))));
  await play(page, 'TAnA2');
  await until(() => release);
  fixture.push(9, whole('Nine'));
  await page.getByText('Nine').waitFor();
  release();
  await until(async () => (await page.locator('main#table').getAttribute('aria-busy')) === 'false');
  assert.equal(await page.getByText('Late').count(), 0);
}));

test('a lost line is said, taken up again from the version shown, and said again', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.push(9, whole('Nine'));
  await page.getByText('Nine').waitFor();
  const [stream] = fixture.streams;
  stream.destroy();
  await until(async () => (await status(page)) === 'Connected again.', await status(page));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await until(() => fixture.streamed.at(-1) === '?after=9', fixture.streamed.join());
  await listening(fixture);
  fixture.push(10, whole('Ten'));
  await page.getByText('Ten').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await until(async () => /connection is lost/.test(await status(page)));
}));

test('an answer that breaks off in the middle is asked for again, and what comes after it is shown', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.breaks = 1;
  fixture.push(9, whole('Nine'));
  await page.getByText('Nine').waitFor();
  fixture.push(10, whole('Ten'));
  await page.getByText('Ten').waitFor();
}));

test('a server that refuses the stream is asked again', () => visit(TABLE, async (page, fixture) => {
  await until(async () => /connection is lost/.test(await status(page)));
  fixture.isAway = false;
  await until(async () => (await status(page)) === 'Connected again.', 'it gave up');
}, { prepare: (fixture) => (fixture.isAway = true) }));

test('a page that has too many streams comes back when it was told, and not before', () => visit(TABLE, async (page, fixture) => {
  await until(() => fixture.waits.length === 0, 'it was never refused');
  const refused = Date.now();
  await until(() => fixture.streams.size === 1, 'it gave up');
  assert.ok(Date.now() - refused > 2500, 'it came too early');
}, { prepare: (fixture) => (fixture.waits = [3, 3]) }));

test('consequences are asked for again in a new position', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  await page.locator('#cell-e5').focus();
  await page.keyboard.press('t');
  const asked = () => fixture.previews.filter((action) => action === 'TAnE5').length;
  await until(() => asked() === 1);
  fixture.push(9, whole('Nine'));
  await until(() => asked() === 2, 'what held before was taken for true');
}));

test('a swap keeps the choice, the focus, half-written text and the end of the log', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  await page.getByRole('button', { name: 'Castle' }).click();
  await page.locator('#log ol').evaluate((log) => (log.scrollTop = log.scrollHeight));
  await openChat(page);
  await page.locator('#chat-words').fill('Good m');
  await page.locator('#chat-words').focus();
  fixture.push(9, whole('Nine', { plies: 40, lines: ['hello'] }));
  await page.getByText('hello').waitFor();
  assert.equal(await page.locator('#chat-words').inputValue(), 'Good m');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'chat-words');
  assert.equal(await page.locator('#choose [data-kind="CS"]').getAttribute('aria-pressed'), 'true');
  assert.ok(await page.locator('#log ol').evaluate((log) => log.scrollTop + log.clientHeight >= log.scrollHeight - 2));
}));

test('the focus stays on its square, and goes to the part when its element is gone', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  await page.locator('#cell-d5').focus();
  fixture.push(9, whole('Nine'));
  await page.getByText('Nine').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'cell-d5');
  await page.getByRole('button', { name: 'Castle' }).focus();
  fixture.push(10, whole('Ten', { choose: parts.waiting() }));
  await page.getByText('Ten').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), 'turn');
}));

test('parts that are no longer sent go, and come back in their place', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.push(9, parts.turn('Nine') + parts.board() + parts.log(1));
  await page.getByText('Nine').waitFor();
  assert.equal(await page.locator('#choose, #chat').count(), 0);
  fixture.push(10, whole('Ten'));
  await page.getByText('Ten').waitFor();
  assert.deepEqual(await page.locator('[data-part]').evaluateAll((all) => all.map(({ id }) => id)), ['turn', 'board', 'choose', 'log', 'chat']);
}));

test('the answer to an own action is not fetched a second time', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.answer = () => {
    fixture.push(8, whole('Eight by the line'));
    return new Promise((resolve) => setTimeout(() => resolve(fixture.fragments(8, parts.turn('Eight'))), 100));
  };
  await play(page, 'TAnA1');
  await page.getByText('Eight', { exact: true }).waitFor();
  fixture.push(9, whole('Nine'));
  await page.getByText('Nine').waitFor();
  assert.equal(fixture.fetched, 1);
}));

/** The numbers of an element's ancestors in the drawing, and its own. */
const pathOf = (page, id) => page.evaluate((id) => {
  const places = [];
  for (let element = document.getElementById(id); element.localName !== 'svg'; element = element.parentElement) {
    places.unshift([...element.parentElement.children].indexOf(element));
  }
  return places.join('.');
}, id);

test('of a drawing that is shown, what changed is taken and the rest stays', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  await page.evaluate(() => ['hand-light-inn-0', 'cell-c3'].forEach((id) => (document.getElementById(id).wasThere = true)));
  const [gone, anew, next] = await Promise.all(['hand-light-abbey-0', 'cell-d4', 'cell-c3'].map((id) => pathOf(page, id)));
  const cells = next.split('.');
  fixture.push(9, parts.turn('Nine') + parts.placing(9) + parts.changed('1-a', '2-b', `<g data-gone="${gone}"/>
    <g data-at="${anew}"><rect id="cell-d4" class="anew"/></g>
    <g data-in="${cells.slice(0, -1).join('.')}" data-before="${cells.at(-1)}"><g id="first"/></g>
    <g data-in=""><g id="last"/></g>`));
  await page.getByText('Nine').waitFor();
  const found = await page.evaluate(() => ({
    stayed: ['hand-light-inn-0', 'cell-c3'].map((id) => document.getElementById(id).wasThere),
    gone: document.getElementById('hand-light-abbey-0'),
    anew: document.querySelectorAll('rect.anew#cell-d4').length,
    next: document.getElementById('first').nextElementSibling.id,
    last: document.querySelector('#board > svg').lastElementChild.id,
    labels: document.getElementById('labels').textContent,
    drawn: document.getElementById('board').dataset.drawn,
  }));
  assert.deepEqual(found, { stayed: [true, true], gone: null, anew: 1, next: 'cell-c3', last: 'last', labels: '{"A1":"new"}', drawn: '2-b' });
  fixture.answer = () => fixture.fragments(10, parts.turn('Ten'));
  await play(page, 'TAnA1');
  await page.getByText('Ten').waitFor();
  assert.deepEqual(fixture.shown, ['1-a', '2-b']);
}));

test('changes of another drawing are not made; the whole one is asked for', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  const before = await page.locator('#turn').textContent();
  fixture.newest = { version: 9, html: whole('Whole') };
  fixture.answer = () => fixture.fragments(9, parts.turn('Nine') + parts.changed('0-z', '2-b', '<g data-gone="0"/>'));
  // The first time the whole one is lost on its way.
  await page.route('**/parts', (route) => route.abort(), { times: 1 });
  await play(page, 'TAnA1');
  await until(() => page.locator('#board').evaluate((board) => !board.dataset.drawn), 'it still says what it shows');
  // Choices of one position beside the drawing of another are never shown, and nobody can act on what has passed.
  assert.equal(await page.locator('#turn').textContent(), before);
  assert.equal(await page.locator('main#table').getAttribute('aria-busy'), 'true');
  await page.getByText('Whole').waitFor();
  await until(async () => (await page.locator('main#table').getAttribute('aria-busy')) === 'false');
  assert.deepEqual(fixture.shown, ['1-a', undefined]);
  assert.equal(await page.locator('#board').getAttribute('data-drawn'), '1-a');
}));

for (const [reducedMotion, expected] of [['no-preference', ['piece-light-abbey-0']], ['reduce', []]]) {
  test(`a placed piece glides to its place: motion ${reducedMotion}`, () => visit(TABLE, async (page, fixture) => {
    await listening(fixture);
    await page.evaluate(() => document.addEventListener('swapped', () => setTimeout(() => {
      window.gliding = document.getAnimations().map(({ effect }) => effect.target.id);
    })));
    fixture.push(9, parts.turn('Nine') + parts.boardWith((svg) => svg.replace('id="hand-light-abbey-0"', 'id="piece-light-abbey-0"')));
    await page.waitForFunction(() => window.gliding);
    assert.deepEqual(await page.evaluate(() => window.gliding), expected);
  }, { reducedMotion }));
}

test('a refusal is said with its clause, beside the board as well, and the next try has a new key', () => visit(TABLE, async (page, fixture) => {
  fixture.answer = () => fixture.refusal('CAT-PLACE-04', 'Dark owns D2.');
  await play(page, 'TAnD2');
  await page.locator('#notice', { hasText: 'Dark owns D2.' }).waitFor();
  assert.equal(await status(page), 'Dark owns D2.');
  const clause = page.locator('#notice').getByRole('link', { name: 'Rule CAT-PLACE-04' });
  assert.equal(await clause.getAttribute('href'), '/rules/cathedral#CAT-PLACE-04');
  fixture.answer = () => fixture.fragments(8, parts.turn('Played'));
  await play(page, 'TAnD3');
  await page.getByText('Played').waitFor();
  assert.ok(await page.locator('#notice').isHidden());
  assert.notEqual(fixture.posts[0].key, fixture.posts[1].key);
}));

test('a lost race shows the fresh parts and says so', () => visit(TABLE, async (page, fixture) => {
  fixture.answer = () => fixture.fragments(8, parts.turn('Other came first') + parts.placing(8), 409);
  await play(page, 'TAnD2');
  await page.getByText('Other came first').waitFor();
  assert.equal(await status(page), 'Another action came first. This is the board now.');
  assert.equal(await page.locator('#act [name="seq"]').inputValue(), '8');
}));

test('a cut line sends the same wish again, and only one wish at a time', () => visit(TABLE, async (page, fixture) => {
  let isCut = true;
  fixture.answer = ({ action }) => (isCut ? null : fixture.fragments(8, parts.turn(`Played ${action}`) + parts.placing(8)));
  await play(page, 'TAnD2');
  await until(() => fixture.posts.length > 0);
  await until(async () => (await status(page)) === 'Still sending …');
  await play(page, 'TAnD3');
  isCut = false;
  await page.getByText('Played TAnD2').waitFor();
  assert.deepEqual(new Set(fixture.posts.map(({ action }) => action)), new Set(['TAnD2']));
  assert.equal(new Set(fixture.posts.map(({ key }) => key)).size, 1);
  assert.equal(await page.locator('#typed-action').inputValue(), '', 'what was played is not half-written text');
}));

test('a question that is not about placing leaves the hand empty', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  await page.getByRole('button', { name: 'Castle' }).click();
  const asked = parts.deciding(9).replace('</section>', '<script type="application/json" id="legal">null</script></section>');
  fixture.push(9, whole('Nine', { choose: asked }));
  await page.getByText('Nine').waitFor();
  assert.equal(await page.locator('#cell-i8.is-lit').count(), 1);
  assert.equal(await page.locator('#board.is-holding').count(), 0);
}));

test('what is chosen from a menu counts, though the list was sent anew while it was open', () => visit(TABLE, async (page, fixture) => {
  await listening(fixture);
  fixture.push(9, whole('Nine', { choose: parts.deciding(9) }));
  await page.getByText('Nine').waitFor();
  await page.locator('#cell-i8').click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Leave the Tower' }).waitFor();
  fixture.push(10, whole('Ten', { choose: parts.deciding(10).replace('Remove', 'Take away') }));
  await page.getByText('Ten').waitFor();
  fixture.answer = () => fixture.fragments(11, parts.turn('Left'));
  await menu.getByRole('button', { name: 'Leave the Tower' }).click();
  await page.getByText('Left').waitFor();
  assert.deepEqual([fixture.posts[0].action, fixture.posts[0].seq], ['=I8', '10']);
}));

test('a remark is sent in the background and its field emptied', () => visit(TABLE, async (page, fixture) => {
  fixture.answer = ({ words }) => fixture.fragments(8, parts.chat([words]));
  await openChat(page);
  await page.locator('#chat-words').fill('Good move');
  await page.locator('#chat-words').press('Enter');
  await page.getByText('Good move').waitFor();
  assert.equal(await page.locator('#chat-words').inputValue(), '');
  // What comes before it says only that somebody writes.
  assert.deepEqual(fixture.posts.map(({ path }) => path), ['/matches/m1/writing', '/matches/m1/chat']);
}));
