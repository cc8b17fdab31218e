/** Runs in the page: what can be said of the frame of a table, for `frame.test.js`. */

/** Notes since when the page says what it says, and where; what is gone leaves behind how old it became. */
export function watchWords() {
  const said = new Map();
  const PLACES = ['#status', '#notice:not([hidden])', '#explain:not([hidden])', '.step-caption', '.worth', 'dialog.menu'];
  window.longest = { age: 0, words: '' };
  const grow = (place, { words, since }) => {
    const age = performance.now() - since;
    // A menu asks, and stays until it is answered.
    if (words && place !== 'dialog.menu' && age > window.longest.age) window.longest = { age, words: `${place}: ${words}` };
    return { place, words, age };
  };
  const look = () => {
    for (const place of PLACES) {
      const words = document.querySelector(place)?.textContent.trim() ?? '';
      const before = said.get(place) ?? { words: '', since: 0 };
      grow(place, before);
      if (words !== before.words) said.set(place, { words, since: performance.now() });
    }
  };
  /** What is said now, and for how many milliseconds it has been. */
  window.saidNow = () => {
    look();
    return [...said].filter(([, { words }]) => words).map(([place, now]) => grow(place, now));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden', 'class'] });
}

/** How the table is laid out now. */
export function layout() {
  const rect = (element) => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
    return element && { x, y, width, height };
  };
  const root = document.documentElement;
  const isSeen = (element) => {
    const { x, y, width, height } = rect(element);
    if (width === 0 || x < -1 || y < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1) return false;
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(over) || (over?.contains(element) ?? false);
  };
  /** What one decides by. A sentence that is cut is not in sight. */
  const needed = ['.top', '#board', '#turn', '#turn .asked', '#turn .stock > li', '#turn .does button:not([hidden])'];
  const isShown = (element) => getComputedStyle(element).display !== 'none';
  const board = rect(document.querySelector('#board'));
  const asked = document.querySelector('#turn .asked');
  // Whatever stands around the picture and is there all the time; of what opens and closes, its place while it is open.
  const steady = ['.top', '.top .icons', '#board', '.table > .side', '#plates', '#story', '.openers', '#last', '#tabs', '#views', '#turn', '#turn .stock'];
  return {
    scrolls: [root.scrollHeight > innerHeight, root.scrollWidth > innerWidth, root.scrollTop > 0],
    share: (board.width * board.height) / (innerWidth * innerHeight),
    isWide: board.width >= innerWidth - 1,
    frame: Object.fromEntries(steady.flatMap((at) => {
      const element = document.querySelector(at);
      return element && element.getClientRects().length > 0 ? [[at, Object.values(rect(element))]] : [];
    })),
    hidden: needed.flatMap((at) => [...document.querySelectorAll(at)].filter((element) => isShown(element) && !isSeen(element))
      .map((element) => `${at} ${element.textContent.trim().slice(0, 30)}`)),
    missing: missing(),
    cut: [asked, asked?.parentElement].some((element) => element && element.scrollHeight > element.clientHeight + 1) ? asked.parentElement.textContent : '',
    ...litParts(),
    facts: cutFacts(),
    said: window.saidNow(),
  };

  /** What ends a turn and has no place in the picture, as far as the bar has no button for it. */
  function missing() {
    const ends = [...document.querySelectorAll('#choose button[name="action"]:not([data-part-id], noscript *)')]
      .filter((button) => /^(?:done|pass|skip)$/.test(button.value) || (button.hasAttribute('data-grave') && !button.closest('details.group')));
    return ends.map(({ value }) => value).filter((value) => {
      const twin = document.querySelector(`#turn .does button[value="${CSS.escape(value)}"]`);
      return !twin || !isSeen(twin);
    });
  }

  /** The facts in the bar above that are neither in sight as a whole nor left out as a whole. */
  function cutFacts() {
    const bar = rect(document.querySelector('#progress'));
    return [...document.querySelectorAll('#progress > *')].flatMap((fact, index) => {
      const { x, y, width, height } = rect(fact);
      const isOut = y >= bar.y + bar.height - 1 || height === 0;
      const isIn = y >= bar.y - 1 && y + height <= bar.y + bar.height + 1 && x + width <= bar.x + bar.width + 1 && fact.scrollWidth <= fact.clientWidth + 1;
      return isIn || (isOut && index > 0) ? [] : [fact.textContent];
    });
  }

  /**
   * What can be acted on now and is in sight: the places for what is held, or else what is lit. Of those: which are too
   * small to be met, with their size, and which lie under something else.
   */
  function litParts() {
    const isHeld = document.querySelector('#board.is-holding, #board .is-held') !== null;
    const kinds = document.querySelector('#choose [data-kind]:enabled') ? ', #board .tray-own .tray-kind:not(.is-stuck)' : '';
    const places = '#board .is-place, #board.is-holding [id^="cell-"], #table .ghost-tools:not([hidden]) button:enabled';
    const parts = [...document.querySelectorAll(isHeld ? places : `#board .is-lit, .board-ask:not([hidden]) button:enabled${kinds}`)].filter(isInView);
    const sizeOf = (part) => `${part.id || part.textContent}: ${Math.round(rect(part).width)}×${Math.round(rect(part).height)}`;
    return {
      parts: parts.length,
      small: parts.filter((part) => isWhole(part) && ![[1, 0], [0, 1]].every((way) => isMet(part, way))).map(sizeOf),
      covered: parts.flatMap((part) => {
        const over = document.elementFromPoint(...middleOf(part));
        return isOf(part, over) ? [] : [`${part.id} lies under ${over?.closest('[id]')?.id} (${over?.tagName} ${over?.getAttribute('class')})`];
      }),
    };
  }

  /** How many pixels have to be met across. */
  function leastOf(part) {
    // Rows of a list that is drawn into the picture are as high as what is written in them, and many times as broad.
    if (!matchMedia('(pointer: coarse)').matches) return /^(?:reserve|prepare)-/.test(part.id) ? 16 : 24;
    // Ten squares in a row, and the walls: on a phone none of the hundred can have more than a twelfth of its width. A finger
    // need not meet one: it moves the ghost, sees where it stands, and places it with a button.
    if (part.id.startsWith('cell-') && innerWidth < 12 * 44) return 24;
    // On the lowest phone an empty slot beside three rows of cards is a little narrower; cards would have to become smaller than 56.
    if (part.id.startsWith('slot-') && innerHeight < 800) return 40;
    return part.id.startsWith('box-') ? 30 : 44;
  }

  function middleOf(part) {
    const { x, y, width, height } = rect(part);
    return [x + width / 2, y + height / 2];
  }

  /** What a view leaves out lies beyond the edge of the picture, or was cut off. */
  function isInView(part) {
    const [x, y] = middleOf(part);
    const isInside = rect(part).width > 0 && (!part.closest('#board') || (x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height));
    return isInside && getComputedStyle(part).visibility !== 'hidden' && isDrawn(part, x, y);
  }

  function isDrawn(part, x, y) {
    return !part.ownerSVGElement || document.elementsFromPoint(x, y).some((one) => part.ownerSVGElement.contains(one));
  }

  /** What is cut by the edge of a view is moved into it before it is used. */
  function isWhole(part) {
    const { x, y, width, height } = rect(part);
    const [midX, midY] = middleOf(part);
    const isInside = x >= board.x - 1 && y >= board.y - 1 && x + width <= board.x + board.width + 1 && y + height <= board.y + board.height + 1;
    const edges = [[x + 1, midY], [x + width - 1, midY], [midX, y + 1], [midX, y + height - 1]];
    return !part.closest('#board') || (isInside && edges.every((edge) => isDrawn(part, ...edge)));
  }

  /** Whether something belongs to a part: it is inside, or is clicked for the same. */
  function isOf(part, over) {
    if (part.contains(over)) return true;
    const lit = over?.closest('#board .is-lit');
    // The gate is drawn on the wall that it leads through.
    if (!lit) return part.id === 'wall-south' && over?.closest('#gate') !== null;
    // Whoever stands on a side of the castle is part of it, and the same is done with both.
    const shared = [...document.querySelectorAll('#choose button[data-part-id]')].map(({ dataset }) => dataset.partId.split(' '));
    return shared.some((ids) => ids.includes(part.id) && ids.includes(lit.id));
  }

  /** Whether a part is met over as many pixels on end as it should be, on the line through its middle that goes this way. */
  function isMet(part, way) {
    const isThere = (x, y) => isOf(part, document.elementFromPoint(x, y));
    return isMetBy(part, way, isThere) || isMetBy(part, way, (x, y) => isThere(x, y) || window.isLedTo(part, x, y));
  }

  function isMetBy(part, [dx, dy], isThere) {
    const [x, y] = middleOf(part);
    // Corners are round, and edges fall between pixels.
    const step = (leastOf(part) - 2) / 8;
    let run = 0;
    for (let at = -8; at <= 8 && run < 9; at += 1) run = isThere(x + at * step * dx, y + at * step * dy) ? run + 1 : 0;
    return run === 9;
  }
}

/** For a finger: whether it is led to a part from a place in the window where nothing else lies, by what a tap there does. */
export function watchTaps() {
  /** What was sent by it. @type {string[]} */ const sent = [];
  let isTrying = false;
  addEventListener('submit', (event) => {
    if (!isTrying || event.target.id !== 'act') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    sent.push(event.submitter?.value ?? '');
  }, true);
  window.isLedTo = (part, x, y) => {
    const under = document.elementFromPoint(x, y);
    const isFinger = matchMedia('(pointer: coarse)').matches;
    if (!isFinger || !part.matches('.is-lit') || !under?.closest('#board') || under.closest('#board .is-lit')) return false;
    const before = document.querySelector('#board .is-held')?.id;
    isTrying = true;
    under.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch', clientX: x, clientY: y }));
    isTrying = false;
    const held = document.querySelector('#board .is-held')?.id;
    const actions = [...sent.splice(0), ...[...document.querySelectorAll('dialog.menu button[value]')].map(({ value }) => value)];
    document.querySelector('dialog.menu button.quiet')?.click();
    if (held !== before) document.getElementById(held ?? before)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const isAbout = ({ value, dataset }) => actions.includes(value) && dataset.partId.split(' ').includes(part.id);
    return (held !== before && held === part.id) || [...document.querySelectorAll('#choose button[data-part-id]')].some(isAbout);
  };
}

/** Takes in hand what can be held: a piece of the list, or a card. Returns whether there is something. */
export function hold() {
  const piece = document.querySelector('#choose [data-kind]:enabled');
  if (piece) {
    piece.click();
    return true;
  }
  // A card for which something else is asked than where it goes is not held: a click on it decides.
  const listed = [...document.querySelectorAll('#choose button[data-part-id]')].map(({ dataset }) => dataset.partId);
  const card = [...document.querySelectorAll('#board [id^="hand-"].is-lit')].find(({ id }) =>
    listed.filter((ids) => ids.split(' ').includes(id)).every((ids) => ids.includes('slot-')));
  card?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return card !== undefined;
}

/** Puts it back. */
export function letGo() {
  document.querySelector('#choose [data-kind][aria-pressed="true"]')?.click();
  document.querySelector('#board .is-held')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** The places of two layouts that differ by more than so many pixels. */
export function moved(frame, before, most) {
  return Object.entries(frame).flatMap(([at, box]) => {
    const far = Math.max(...box.map((value, index) => Math.abs(value - (before[at] ?? box)[index])));
    return far > most ? [`${at}: ${before[at].map(Math.round)} → ${box.map(Math.round)}`] : [];
  });
}
