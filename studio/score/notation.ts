import { ratioOf, type Scale } from './scales.ts';

export type Written = { beat: number; beats: number; ratios: number[]; accent: number };

/** How much `!` and `?` change the force of a note. */
const LOUDER = 1.35;
const SOFTER = 0.65;

/**
 * Reads a line of music.
 *
 *     1 5:2 3+5:4 . .:3 6! 2? (1 3 5)x4 | …
 *
 * A pitch is a step of the scale (see scales.ts), `+` joins pitches struck together, `:n` gives beats (one, if not
 * said), `.` rests, `!` is played louder and `?` softer, `(…)x3` is played three times. Bar lines are for the reader.
 */
export function readLine(text: string, scale: Scale): Written[] {
  const notes: Written[] = [];
  let beat = 0;
  for (const word of unfold(text)
    .split(/\s+/)
    .filter((w) => w !== '' && w !== '|')) {
    const found = /^([^:!?]+)([!?]?)(?::([\d.]+))?([!?]?)$/.exec(word);
    if (!found) throw new Error(`"${word}" is not a note`);
    const [, pitches = '.', early, length = '1', late] = found;
    const mark = early || late;
    const beats = Number(length);
    if (pitches !== '.') {
      const ratios = pitches.split('+').map((pitch) => ratioOf(pitch, scale));
      notes.push({ beat, beats, ratios, accent: mark === '!' ? LOUDER : mark === '?' ? SOFTER : 1 });
    }
    beat += beats;
  }
  return notes;
}

function unfold(text: string): string {
  const group = /\(([^()]*)\)x(\d+)/;
  let flat = text;
  for (let found = group.exec(flat); found; found = group.exec(flat)) {
    const [whole, inside = '', times = '1'] = found;
    flat = flat.replace(whole, ` ${`${inside} `.repeat(Number(times))}`);
  }
  return flat;
}
