/** What the server says about parts of the table. It holds until the next swap and is asked for once. */

/** Elements that hold a whole view or a row of others, about which there is nothing to say. */
const HOLDERS = /^(view|section|group|layer|sheet|land)-|-whole$|^(labels|steps|buttons|city|supplies-resources|paths-(last|beside))$/;
/** An element that nothing is known of is explained by the one around it, up to here. */
const DEPTH = 3;

/**
 * The ids that an element could be explained by, the innermost first: its own and those around it in the drawing, or
 * what `data-explain` names anywhere else.
 * @param {EventTarget | null} target @returns {string[]}
 */
export function idsAround(target) {
  if (!(target instanceof Element)) return [];
  const named = /** @type {HTMLElement | null} */ (target.closest('[data-explain]'));
  if (named) return [named.dataset.explain || named.id];
  const ids = [];
  for (let element = target.closest('#board [id]'); element; element = element.parentElement?.closest('#board [id]') ?? null) {
    if (!HOLDERS.test(element.id)) ids.push(element.id);
  }
  return ids.slice(0, DEPTH);
}

export class Answers {
  /** @type {Map<string, Promise<string>>} */ #known = new Map();

  /** @param {string} address of the match @param {() => Record<string, string>} asker what is sent along: who asks, or of which position */
  constructor(address, asker) {
    this.address = address;
    this.asker = asker;
  }

  /** The position has changed: nothing known holds any more. */
  forget() {
    this.#known.clear();
  }

  /** The first of these that there is something to say about, as markup; empty for none. @param {string[]} ids @returns {Promise<string>} */
  async about(ids) {
    for (const id of ids) {
      const said = await this.#ask(id);
      if (said) return said;
    }
    return '';
  }

  /** @param {string} id @returns {Promise<string>} */
  #ask(id) {
    const known = this.#known.get(id);
    if (known) return known;
    const fields = new URLSearchParams({ part: id, ...this.asker() });
    const asked = fetch(`${this.address}/about?${fields}`).then((answer) => (answer.ok ? answer.text() : ''), () => {
      // A lost line is not knowledge: the next one to ask tries again.
      if (this.#known.get(id) === asked) this.#known.delete(id);
      return '';
    });
    this.#known.set(id, asked);
    return asked;
  }
}
