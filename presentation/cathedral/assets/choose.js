/**
 * Choosing a placement: the piece in hand is shown over the board with what it would bring about,
 * and placed when the visitor says so. Pointer, keyboard and list all move the same hand.
 */
import { quiet, refuse, say } from '../../../web/assets/page/status.js';
import { onSwap } from '../../../web/assets/page/swap.js';
import { word } from '../../../web/assets/page/words.js';
import { Previews } from '../../../web/assets/table/preview.js';
import { Board } from './board.js';
import { covered, placeOf, squareAt } from './geometry.js';
import { Hand } from './hand.js';
import { drawnKind, drawnName } from './kinds.js';
import { legalOf, Planned } from './legal.js';

/** @typedef {import('./geometry.js').Offset} Offset */
/** @typedef {import('./geometry.js').Place} Place */
/** @typedef {import('./legal.js').Legal} Legal */
/** @typedef {import('../../../web/assets/table/act.js').Actor} Actor */
/** @typedef {import('../../../web/assets/table/preview.js').Preview} Preview */
/** @typedef {import('../../../web/assets/page/words.js').Word} Word */

export class Chooser {
  hand = new Hand();
  /** @type {Board | null} */ board = null;
  /** What could be placed when this visitor was asked last. @type {Legal | null} */ #known = null;
  /** What is placed as soon as it is this visitor's turn. @type {{form: string, square: string, shape: Offset[]} | null} */ #planned = null;

  /** Squares that somebody has, and where nothing can be placed. @type {Set<string>} */ #taken = new Set();
  /** What is on its way to the server. @type {{form: string, square: string} | null} */ #sent = null;

  /** @param {Actor} actor @param {string} address of the match */
  constructor(actor, address) {
    this.actor = actor;
    this.previews = new Previews(address);
    this.hand.addEventListener('change', () => this.#show());
    document.addEventListener('click', (event) => this.#clicked(event));
    onSwap(() => this.#wire());
  }

  /** @param {string} kind */
  take(kind) {
    this.hand.take(kind);
    this.announceHand();
  }

  letGo() {
    if (!this.hand.kind && !this.#planned) return;
    this.#planned = null;
    this.hand.letGo();
    quiet();
    say(word('released'));
  }

  /** @param {1 | -1} by */
  turn(by) {
    this.hand.turn(by);
    if (!this.hand.square) this.announceHand();
  }

  /** Places the piece where it is held, or says which clause forbids it. */
  async place() {
    const { action } = this.hand;
    if (!action) return say(word('empty-hand'));
    if (this.hand.legal instanceof Planned) return this.#plan();
    if (this.hand.isLegal) return this.#play(action);
    const preview = await this.previews.ask(action);
    refuse(preview?.refusal ?? { text: word('refused') });
  }

  /** It is not this visitor's turn: the piece waits where it is to stand. */
  #plan() {
    const { form, square, shape } = this.hand;
    this.#planned = square ? { form, square, shape } : null;
    this.hand.letGo();
    say(word('planned'));
  }

  /** Places what was planned, if it can stand there now. @param {Legal} legal */
  #carryOut(legal) {
    const planned = this.#planned;
    this.#planned = null;
    if (!planned) return;
    if (legal.allows(planned.form, planned.square)) void this.actor.act(planned.form + planned.square);
    else refuse({ text: word('unplanned') });
  }

  /** What this visitor still has, while another is to move. @returns {Planned | null} */
  #ahead() {
    const isAsked = document.querySelector('#choose button[name="action"]') !== null;
    if (!this.#known || isAsked || document.querySelector('#turn .over')) return null;
    const { seat } = this.#known;
    const kinds = [...document.querySelectorAll('#board .tray-own .tray-kind')].flatMap((tray) => drawnKind(tray, seat) ?? []);
    return kinds.length > 0 ? new Planned(this.#known, kinds) : null;
  }

  /** The piece stands where its ghost is: it does not fly there from the tray a second time. @param {string} action */
  async #play(action) {
    const piece = this.#drawnPiece();
    piece?.classList.add('is-played');
    const { form, square } = this.hand;
    this.#sent = square ? { form, square } : null;
    await this.actor.act(action);
    this.#sent = null;
    piece?.classList.remove('is-played');
  }

  /** The piece in the tray that the hand holds: the one that lies on top. @returns {Element | null} */
  #drawnPiece() {
    const { kind, legal } = this.hand;
    const drawn = kind && legal ? drawnName(kind, legal.seat) : null;
    const copies = drawn ? document.querySelectorAll(`#board [id^="${drawn}-"]`) : [];
    return copies[copies.length - 1] ?? document.querySelector(`#board svg#${drawn ?? 'none'}`);
  }

  announceHand() {
    const { hand } = this;
    if (!hand.kind || !hand.legal) return;
    const orientation = word(/** @type {Word} */ (`facing-${hand.orientation}`));
    const count = hand.legal.squaresFor(hand.form).length;
    say(word('taken', { piece: hand.legal.name(hand.kind), orientation, count }));
  }

  #wire() {
    this.board = Board.find();
    this.previews.forget();
    const legal = legalOf();
    this.#known = legal ?? this.#known;
    this.#taken = legal ? legal.closed(named()) : new Set();
    this.#emptyHand(legal);
    const ahead = legal ? null : this.#ahead();
    if (!legal && !ahead) this.#planned = null;
    this.hand.adopt(legal ?? ahead, this.board?.size);
    if (legal) this.#carryOut(legal);
    // What fits nowhere steps back; the panel says so.
    for (const tray of document.querySelectorAll('#board .tray-own .tray-kind')) {
      const kind = legal ? drawnKind(tray, legal.seat) : null;
      tray.classList.toggle('is-stuck', kind !== null && !legal?.kinds.includes(kind));
    }
  }

  /** What stands now is no longer in hand, even if there is another of its kind. @param {Legal | null} legal */
  #emptyHand(legal) {
    const sent = this.#sent;
    if (sent && !legal?.allows(sent.form, sent.square)) this.hand.letGo();
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const button = /** @type {Element} */ (event.target).closest('#choose [data-kind]');
    const kind = button?.getAttribute('data-kind');
    if (!kind) return;
    if (this.hand.kind === kind) this.letGo();
    else this.take(kind);
  }

  #show() {
    const { hand, board } = this;
    for (const button of document.querySelectorAll('#choose [data-kind]')) {
      button.setAttribute('aria-pressed', String(button.getAttribute('data-kind') === hand.kind));
    }
    document.getElementById('board')?.classList.toggle('is-holding', hand.kind !== null);
    for (const tray of document.querySelectorAll('#board .tray-kind.is-taken')) tray.classList.remove('is-taken');
    if (hand.kind && hand.legal) document.getElementById(drawnName(hand.kind, hand.legal.seat))?.classList.add('is-taken');
    board?.clear();
    const planned = this.#planned;
    if (planned) board?.drawGhost(covered(planned.shape, placeOf(planned.square)), 'is-planned', this.#known?.seat ?? 0);
    if (!hand.action || !hand.square) return this.previews.drop();
    const places = covered(hand.shape, placeOf(hand.square));
    board?.drawGhost(places, hand.isLegal ? 'is-legal' : 'is-forbidden', hand.legal?.seat ?? 0, this.#inTheWay(places));
    // What it would bring about is not known before the other has moved.
    if (hand.legal instanceof Planned) return;
    this.previews.askAtRest(hand.action, (preview) => this.#foresee(preview));
  }

  /** The squares of a ghost that are taken; all of them where it is for another reason that it may not stand. @param {Place[]} places */
  #inTheWay(places) {
    const taken = places.filter((place) => this.#taken.has(squareAt(place)));
    return taken.length > 0 ? taken : places;
  }

  /** @param {Preview} preview */
  #foresee(preview) {
    if (preview.action !== this.hand.action) return;
    this.board?.drawConsequences(preview.claims, preview.isolates);
    this.hand.dispatchEvent(new CustomEvent('foreseen', { detail: preview }));
    say(sentence(preview));
  }
}

/** The squares of which the page says whose they are or what stands there. @returns {string[]} */
function named() {
  const labels = JSON.parse(document.getElementById('labels')?.textContent || 'null') ?? {};
  return Object.keys(labels).map((id) => id.replace('cell-', '').toUpperCase());
}

/** @param {Preview} preview */
function sentence({ label, claims, isolates, refusal }) {
  const list = (/** @type {string[]} */ squares) => squares.map((square) => square.toUpperCase()).join(' ');
  if (refusal) return refusal.text;
  const said = [`${label}.`];
  if (claims.length > 0) said.push(word('claims', { squares: list(claims) }));
  for (const piece of isolates) said.push(word('isolates', { squares: list(piece) }));
  return said.join(' ');
}
