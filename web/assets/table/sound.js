/**
 * Short quiet sounds of the table, made on the spot. They are off until the visitor asks for them, and nothing
 * happens where a browser has no audio.
 */
import { kept } from './keep.js';

/** @typedef {'place' | 'card' | 'coins' | 'bell' | 'strike' | 'feat' | 'end' | 'count' | 'turn'} Sound */

/**
 * A tone that fades, or a rustle where there is no pitch.
 * @typedef {object} Note
 * @property {number} [at] seconds after the first
 * @property {number} lasts in seconds
 * @property {number} loud at its beginning, of 1
 * @property {number} [pitch] in hertz
 * @property {number} [to] the pitch it glides to
 * @property {number} [rustle] the middle of a rustle's pitches, in hertz
 * @property {OscillatorType} [wave]
 */

/** @type {Note[]} */
const FANFARE = [
  { pitch: 392, lasts: 0.5, loud: 0.06, wave: 'triangle' }, { at: 0.16, pitch: 494, lasts: 0.5, loud: 0.06, wave: 'triangle' },
  { at: 0.32, pitch: 587, lasts: 0.6, loud: 0.06, wave: 'triangle' }, { at: 0.48, pitch: 784, lasts: 1.1, loud: 0.07, wave: 'triangle' },
];

/** @type {Record<Sound, Note[]>} */
export const SOUNDS = {
  place: [{ pitch: 190, to: 95, lasts: 0.13, loud: 0.14, wave: 'triangle' }, { rustle: 900, lasts: 0.04, loud: 0.05 }],
  card: [{ rustle: 3200, lasts: 0.09, loud: 0.06 }, { at: 0.07, rustle: 2200, lasts: 0.06, loud: 0.04 }],
  coins: [{ pitch: 1976, lasts: 0.16, loud: 0.035 }, { at: 0.06, pitch: 2637, lasts: 0.22, loud: 0.03 }],
  bell: [
    { pitch: 523, lasts: 1.3, loud: 0.07 }, { pitch: 1046, lasts: 0.9, loud: 0.03 },
    { pitch: 1254, lasts: 0.6, loud: 0.02 }, { pitch: 1568, lasts: 0.4, loud: 0.012 },
  ],
  strike: [{ pitch: 110, to: 42, lasts: 0.35, loud: 0.18 }, { rustle: 420, lasts: 0.16, loud: 0.08 }],
  feat: FANFARE,
  end: FANFARE,
  count: [{ pitch: 330, to: 262, lasts: 0.07, loud: 0.06, wave: 'triangle' }],
  turn: [{ pitch: 587, lasts: 0.22, loud: 0.06, wave: 'triangle' }, { at: 0.13, pitch: 784, lasts: 0.4, loud: 0.06, wave: 'triangle' }],
};

/** @type {AudioContext | null} */
let audio = null;

/** Whether the visitor asked for sounds. */
export function isSounding() {
  return kept('bastide-sound') === 'on';
}

/** Makes a sound, if the visitor asked for sounds and has touched the page. @param {string} name of a sound; others are silent */
export function sound(name) {
  const notes = SOUNDS[/** @type {Sound} */ (name)];
  // A browser refuses audio that nobody has begun.
  if (!notes || !isSounding() || !navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume().catch(() => {});
    for (const note of notes) play(audio, note);
  } catch {
    // No audio here: the table is played in silence.
  }
}

/** @param {AudioContext} audio @param {Note} note */
function play(audio, note) {
  const start = audio.currentTime + (note.at ?? 0);
  const end = start + note.lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  const source = note.pitch ? tone(audio, note, volume) : rustle(audio, note, volume);
  source.start(start);
  source.stop(end);
}

/** @param {AudioContext} audio @param {Note} note @param {AudioNode} into */
function tone(audio, { at = 0, lasts, pitch = 0, to = pitch, wave = 'sine' }, into) {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, audio.currentTime + at);
  source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + at + lasts);
  source.connect(into);
  return source;
}

/** @param {AudioContext} audio @param {Note} note @param {AudioNode} into */
function rustle(audio, { lasts, rustle: middle = 1000 }, into) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = middle;
  source.connect(filter).connect(into);
  return source;
}
