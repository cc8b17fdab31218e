/** Runs in the page: what can be said of the frame of a table, for `frame.test.js`. */

/** Notes since when the page says what it says, and where. */
export function watchWords() {
  const said = new Map();
  const PLACES = ['#status', '#notice:not([hidden])', '#explain:not([hidden])', '.step-caption', 'dialog.menu'];
  const look = () => {
    for (const place of PLACES) {
      const words = document.querySelector(place)?.textContent.trim() ?? '';
      if (words !== (said.get(place)?.words ?? '')) said.set(place, { words, since: performance.now() });
    }
  };
  /** What is said now, and for how many milliseconds it has been. */
  window.saidNow = () => [...said].flatMap(([place, { words, since }]) => (words ? [{ place, words, age: performance.now() - since }] : []));
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden'] });
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
  const steady = ['.top', '#board', '.table > .side', '#turn', '#turn .stock'].map((at) => [at, document.querySelector(at)]);
  return {
    scrolls: [root.scrollHeight > innerHeight, root.scrollWidth > innerWidth, root.scrollTop > 0],
    share: (board.width * board.height) / (innerWidth * innerHeight),
    isWide: board.width >= innerWidth - 1,
    frame: Object.fromEntries(steady.flatMap(([at, element]) => (element ? [[at, Object.values(rect(element))]] : []))),
    hidden: needed.flatMap((at) => [...document.querySelectorAll(at)].filter((element) => isShown(element) && !isSeen(element))
      .map((element) => `${at} ${element.textContent.trim().slice(0, 30)}`)),
    cut: [asked, asked?.parentElement].some((element) => element && element.scrollHeight > element.clientHeight + 1) ? asked.parentElement.textContent : '',
    small: smallParts(),
    facts: cutFacts(),
    said: window.saidNow(),
  };

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

  /** The lit parts that can be seen and are too small to be met, with their size. */
  function smallParts() {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    return [...document.querySelectorAll('#board .is-lit')].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      // What a view has cut off lies there, and cannot be seen.
      const isMet = width > 0 && part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const least = isTouch ? (part.id.startsWith('box-') ? 30 : 44) : 24;
      // What is narrow one way and long the other is met all the same.
      const isSmall = Math.min(width, height) < least - 0.5 && width * height < least * least;
      return isMet && isSmall ? [`${part.id}: ${Math.round(width)}×${Math.round(height)}`] : [];
    });
  }
}

/** The places of two layouts that differ by more than so many pixels. */
export function moved(frame, before, most) {
  return Object.entries(frame).flatMap(([at, box]) => {
    const far = Math.max(...box.map((value, index) => Math.abs(value - (before[at] ?? box)[index])));
    return far > most ? [`${at}: ${before[at].map(Math.round)} → ${box.map(Math.round)}`] : [];
  });
}
