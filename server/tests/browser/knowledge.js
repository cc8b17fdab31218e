/**
 * What a seat may know of a game of Tournay, by the record of the whole game: the program writes down every position
 * with who has seen which card, and whatever a seat has seen once it knows from then on.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { program } from './server.js';

const run = promisify(execFile);
const MOST_BYTES = 1 << 24;

/** The seed of a record and its actions, each with the number of its seat. */
export function readRecord(text) {
  const [head, ...rest] = text.split('\n\n');
  const seats = ['First', 'Second', 'Third', 'Fourth'];
  const lines = rest.join('\n').split('\n').filter((line) => seats.includes(line.split(' ')[0]));
  const actions = lines.map((line) => ({ seat: seats.indexOf(line.split(' ')[0]), action: line.slice(line.indexOf(' ') + 1) }));
  return { seed: /^seed: (\w+)$/m.exec(head)[1], actions };
}

/** For each number of actions, the cards each seat has seen by then. */
export async function knowledge(record, plies, seats) {
  const positions = await Promise.all([0, 1].map((half) => positionsOf(record, plies, half)));
  const known = Array.from({ length: seats }, () => new Set());
  return Array.from({ length: plies }, (_, ply) => known.map((cards, seat) => {
    for (const card of seenBy(seat, positions[ply % 2][ply >> 1])) cards.add(card);
    return new Set(cards);
  }));
}

/** Every second position, one after the other: two of these keep two cores busy. */
async function positionsOf(record, plies, half) {
  const positions = [];
  for (let ply = half; ply < plies; ply += 2) {
    const { stdout } = await run(program(), ['position', record, '--ply', String(ply)], { maxBuffer: MOST_BYTES });
    positions.push(JSON.parse(stdout));
  }
  return positions;
}

/** What a seat can see or has seen of what lies on the table in a position. */
function* seenBy(seat, { players, decks, queue, event_deck: events, looked }) {
  const faces = [...decks, looked ?? { cards: [] }].flatMap(({ cards }) => cards).concat(players.flatMap(({ hand }) => hand));
  for (const { card, seen_by: seers = [], is_public: isPublic } of faces) if (isPublic || seers.includes(seat)) yield card;
  for (const { district, ramparts, built, last_card: last } of players) {
    yield* district.flatMap(({ cards }) => cards);
    yield* [...ramparts, ...built];
    if (last?.shown) yield last.shown.card;
  }
  for (const event of queue) if (event) yield event.card;
  for (const { card, is_known: isKnown } of events) if (isKnown) yield card;
}

/** All cards by their ids: what they are called and what is said about them, from the reference page. */
export function allCards(page) {
  return page.locator('li[data-entry]:has(h3)').evaluateAll((entries) => entries.map((entry) => ({
    id: entry.id, name: entry.querySelector('h3').textContent, words: [...entry.querySelectorAll('p')].map((p) => p.textContent).join(' '),
  })).filter(({ id }) => /^(?:[YWR]\d|EV)-/.test(id)));
}

/** Finds cards in texts, by their ids and by their names as words of their own: `Bishop` is no `Bishopric`. */
export class Finder {
  constructor(cards) {
    this.cards = cards;
    const marks = cards.flatMap(({ id, name }) => [id, name]).toSorted((one, other) => other.length - one.length);
    const escaped = [...new Set(marks)].map((mark) => mark.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    this.pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${escaped.join('|')})(?![\\p{L}\\d-])`, 'gu');
  }

  /** The ids and names that occur in a text. */
  in(text) {
    return new Set(text.match(this.pattern) ?? []);
  }

  /** Of what was found, the cards of which nobody may have read who has seen these and no other. */
  secret(found, known) {
    const seen = this.cards.filter(({ id }) => known.has(id));
    const names = new Set(seen.map(({ name }) => name));
    // What is said about a card that is known may name another.
    const said = this.in(seen.map(({ words }) => words).join('\n'));
    const isSecret = ({ id, name }) => (!known.has(id) && found.has(id)) || (!names.has(name) && !said.has(name) && found.has(name));
    return this.cards.filter(isSecret).map(({ id }) => id);
  }
}
