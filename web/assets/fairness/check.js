/**
 * Checks a record's shuffle: commitment, parts, seed and seal, and what this browser remembers of it. Version 1 is
 * described in `docs/formats.md`. No rule of a game is known here; `bastide verify` plays the actions again as well.
 */

/** @typedef {{commitment: string, nonce: string} | null} Memory */
/** @typedef {{commitment?: string, secret?: string, seed?: string, nonces?: string[]}} Shown what the page says */
/** @typedef {{about: string, fits: boolean}} Finding */

const HEX = /^[0-9a-f]{64}$/;
const encoder = new TextEncoder();

/** @param {string} hex @returns {Uint8Array} */
function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {(string | Uint8Array)[]} pieces @returns {Promise<string>} */
async function hash(...pieces) {
  const bytes = pieces.flatMap((piece) => [...(typeof piece === 'string' ? encoder.encode(piece) : piece)]);
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The header of a record. @param {string} text @returns {Map<string, string>} */
function headerOf(text) {
  const lines = text.slice(0, text.indexOf('\n\n')).split('\n').filter((line) => !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]));
}

/** The lines that the seal is about, and the seal. @param {string} text */
function sealed(text) {
  const [header, actions] = [text.slice(0, text.indexOf('\n\n')), text.slice(text.indexOf('\n\n'))];
  const meaning = actions.split('\n').map((line) => (line.startsWith('#') ? '' : (line.split(' #')[0] ?? '').trimEnd()));
  const head = header.split('\n').filter((line) => !line.startsWith('#'));
  const seal = meaning.find((line) => line.startsWith('seal: '))?.slice(6);
  const lines = [...head, ...meaning.filter((line) => line && !line.startsWith('seal: '))];
  return { seal, text: lines.map((line) => `${line}\n`).join('') };
}

/** Whether every part of the server follows from the secret. @param {string[]} parts @param {Uint8Array} secret */
async function areServersOwn(parts, secret) {
  const fits = parts.map(async (part, seat) => {
    const [maker, nonce] = part.split(':');
    return maker !== 'server' || nonce === (await hash('bastide-fair-1 nonce\n', secret, Uint8Array.of(seat)));
  });
  return (await Promise.all(fits)).every(Boolean);
}

/** A nonce as the server reads it: digits as they are, other words by their hash. @param {string} nonce */
async function digitsOf(nonce) {
  return HEX.test(nonce) ? nonce : hash(nonce);
}

/**
 * @param {string} text the record @param {Memory} memory @param {Shown} [shown]
 * @returns {Promise<Finding[]>}
 */
export async function check(text, memory, shown = {}) {
  const header = headerOf(text);
  const value = (/** @type {string} */ key) => header.get(key) ?? '';
  const secret = bytesOf(value('secret'));
  const parts = value('nonces').split(' ');
  const nonces = parts.map((part) => part.split(':')[1] ?? '');
  const seal = sealed(text);
  const findings = [
    { about: 'commitment', fits: (await hash(secret)) === value('commitment') },
    { about: 'parts', fits: await areServersOwn(parts, secret) },
    { about: 'seed', fits: (await hash('bastide-fair-1 seed\n', secret, ...nonces.map(bytesOf))) === value('seed') },
    { about: 'seal', fits: (await hash(seal.text)) === seal.seal },
  ];
  if (value('fairness') !== '1' || !isAsShown(shown, value, nonces)) findings.push({ about: 'page', fits: false });
  if (memory) {
    findings.push({ about: 'seen', fits: memory.commitment === value('commitment') });
    findings.push({ about: 'own', fits: parts.includes(`own:${await digitsOf(memory.nonce)}`) });
  }
  return findings;
}

/** @param {Shown} shown @param {(key: string) => string} value @param {string[]} nonces */
function isAsShown(shown, value, nonces) {
  const isSame = (/** @type {'commitment' | 'secret' | 'seed'} */ key) => (shown[key] ?? value(key)) === value(key);
  return isSame('commitment') && isSame('secret') && isSame('seed')
    && (shown.nonces ?? nonces).join() === nonces.join();
}
