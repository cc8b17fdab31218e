import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addressAfter } from '../../../web/assets/table/live.js';
import { Previews } from '../../../web/assets/table/preview.js';
import { matches } from '../../../web/assets/page/search.js';
import { isFragments, pauseAfter, send } from '../../../web/assets/table/send.js';
import { Version, versionIn } from '../../../web/assets/table/version.js';
import { filled } from '../../../web/assets/page/words.js';

/** A network that answers in turn; an `Error` is a lost line. */
function network(...answers) {
  const requests = [];
  const pauses = [];
  let keys = 0;
  return {
    requests, pauses,
    means: {
      fetch: async (address, request) => {
        requests.push({ address, ...request, body: String(request.body) });
        const answer = answers[Math.min(requests.length, answers.length) - 1];
        if (answer instanceof Error) throw answer;
        if (answer instanceof Response) return answer;
        return new Response('', { status: answer });
      },
      pause: async (ms) => void pauses.push(ms),
      freshKey: () => `key-${(keys += 1)}`,
    },
  };
}
const fields = () => new URLSearchParams({ seq: '7', key: '', action: 'CSnC2' });

test('a wish carries a key of its own and asks for fragments', async () => {
  const { means, requests } = network(200);
  await send('/a', fields(), means);
  await send('/a', fields(), means);
  assert.deepEqual(requests.map(({ body }) => body), ['seq=7&key=key-1&action=CSnC2', 'seq=7&key=key-2&action=CSnC2']);
  assert.equal(requests[0].headers.Accept, 'text/vnd.bastide.fragments');
});

test('an answer that breaks off in the middle is asked for again with the same key', async () => {
  const broken = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));
  const { means, requests } = network(broken, 200);
  assert.equal((await send('/a', fields(), means)).status, 200);
  assert.equal(new Set(requests.map(({ body }) => body)).size, 1);
  assert.equal(requests.length, 2);
});

test('after a lost line the same key is sent again, each pause longer', async () => {
  const { means, requests, pauses } = network(new TypeError('lost'), 503, 200);
  const answer = await send('/a', fields(), means);
  assert.equal(answer.status, 200);
  assert.deepEqual(new Set(requests.map(({ body }) => body)).size, 1);
  assert.deepEqual(pauses, [400, 800]);
});

test('an answer of the server is an answer, whatever it says', async () => {
  for (const status of [409, 422, 500]) {
    const { means, requests } = network(status);
    assert.equal((await send('/a', fields(), means)).status, status);
    assert.equal(requests.length, 1);
  }
});

test('a line that stays lost is given up after nine tries', async () => {
  const { means, requests } = network(new TypeError('lost'));
  await assert.rejects(send('/a', fields(), means), /lost/);
  assert.equal(requests.length, 9);
});

test('what has no key is tried once', async () => {
  const { means, requests } = network(new TypeError('lost'));
  await assert.rejects(send('/chat', fields(), { ...means, tries: 1 }), /lost/);
  assert.equal(requests.length, 1);
});

test('parts come as text, with a lost race too; JSON and errors are refusals', () => {
  const answer = (status, type) => new Response('', { status, headers: { 'content-type': type } });
  assert.ok(isFragments(answer(200, 'text/vnd.bastide.fragments')));
  assert.ok(isFragments(answer(409, 'text/html; charset=utf-8')));
  assert.ok(!isFragments(answer(409, 'application/json')));
  assert.ok(!isFragments(answer(500, 'text/html')));
});

test('pauses double and stay under eight seconds', () => {
  assert.deepEqual([1, 2, 3, 6, 20].map(pauseAfter), [400, 800, 1600, 8000, 8000]);
});

test('a version goes forward only', () => {
  const version = new Version(7);
  assert.deepEqual([7, 9, 8, 9, NaN, 10].map((next) => version.advance(next)), [false, true, false, false, false, true]);
  assert.equal(version.shown, 10);
});

test('an id that is no number is no version', () => {
  assert.equal(versionIn('12'), 12);
  for (const text of ['', null, 'abc', '1.5']) assert.ok(Number.isNaN(versionIn(text)));
});

test('a new line asks for what came after the version shown', () => {
  assert.equal(addressAfter('/matches/m1/live?after=3', 12), '/matches/m1/live?after=12');
  assert.equal(addressAfter('/live', 0), '/live?after=0');
});

test('a preview is asked for once in a position, and again after a failure', async () => {
  const asked = [];
  const answers = [new Response('', { status: 500 }), Response.json({ label: 'one' }), Response.json({ label: 'two' })];
  const previews = new Previews('/matches/m1', async (address) => (asked.push(address), answers[asked.length - 1]));
  assert.equal(await previews.ask('=I8'), null);
  assert.equal((await previews.ask('=I8')).label, 'one');
  assert.equal((await previews.ask('=I8')).label, 'one');
  previews.forget();
  assert.equal((await previews.ask('=I8')).label, 'two');
  assert.deepEqual(new Set(asked), new Set(['/matches/m1/preview?action=%3DI8']));
});

test('a preview is asked for where the hand rests, not on its way', async () => {
  const asked = [];
  const previews = new Previews('', async (address) => (asked.push(address), Response.json({ label: address })));
  const told = await new Promise((resolve) => {
    for (const action of ['TAnA1', 'TAnA2', 'TAnA3']) previews.askAtRest(action, resolve);
  });
  assert.deepEqual(asked, ['/preview?action=TAnA3']);
  assert.equal(told.label, asked[0]);
});

test('a search finds every word, in any order, without accents', () => {
  assert.ok(matches('CAT-PLACE-03 Écurie libre', 'libre ecurie'));
  assert.ok(matches('anything', '  '));
  assert.ok(!matches('CAT-PLACE-03', 'place castle'));
});

test('gaps are filled, unknown ones stay visible', () => {
  assert.equal(filled('{piece} on {square}', { piece: 'Castle' }), 'Castle on {square}');
});
