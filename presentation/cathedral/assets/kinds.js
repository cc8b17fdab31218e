/** Kinds of pieces by the names that the drawing gives them in hand: `hand-dark-castle-0`. */

/** @type {Record<string, string>} */
const DRAWN = {
  tavern: 'TA', stable: 'ST', inn: 'IN', bridge: 'BR', square: 'SQ', manor: 'MA', abbey: 'AB',
  infirmary: 'IF', castle: 'CS', tower: 'TO', academy: 'AC', cathedral: 'CA',
};
const SIDES = ['light', 'dark'];

/** `hand-dark-castle-0` is a castle, for the seat of its colour alone. @param {{id: string} | null} element @param {number} seat */
export function drawnKind(element, seat) {
  const [, side = '', kind = ''] = element?.id.split('-') ?? [];
  if (side === 'cathedral') return DRAWN[side] ?? null;
  return side === SIDES[seat] ? DRAWN[kind] ?? null : null;
}

/** The id under which a tray has a kind: `hand-dark-castle`. @param {string} kind @param {number} seat */
export function drawnName(kind, seat) {
  const [name = ''] = Object.entries(DRAWN).find(([, code]) => code === kind) ?? [];
  return name === 'cathedral' ? 'hand-cathedral' : `hand-${SIDES[seat]}-${name}`;
}
