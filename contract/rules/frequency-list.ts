/** Longer than any list that was ever written; what is longer costs nothing. */
const LONGEST_TEXT = 10_000;

/**
 * The items of a list as it may arrive: a list, one text with commas, or the JSON of either. The items are handed on
 * as they are; `toPositive` says which of them are numbers.
 */
export function listItems(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return [];
  const text = value.trim();
  if (!text.startsWith('[') && !text.startsWith('"')) return text.split(',');
  const parsed = parseJson(text);
  return typeof parsed === 'string' ? parsed.split(',') : Array.isArray(parsed) ? parsed : [];
}

/** A positive finite number, given as such or as text; null for everything else. */
export function toPositive(value: unknown): number | null {
  // An empty text is 0 to Number(), and so is left out with all that is not positive.
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}

/** The value that a text spells, or undefined where it spells none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
