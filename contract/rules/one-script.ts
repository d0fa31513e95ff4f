/** The scripts that names are usually written in, after Unicode's recommendation for identifiers (UAX 31, table 5). */
const scripts =
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  );

/** Those that are written beside each other, with Latin letters among them: Japanese, Chinese, Korean. */
const mixes = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const among = (names: readonly string[]) => names.map((name) => `\\p{Script=${name}}`).join('');
/** Digits, dots and blanks belong to every script. */
const shared = among(['Common', 'Inherited']);
const wholes = [...mixes, ...scripts.map((one) => [one])].map(
  (names) => new RegExp(`^[${among(names)}${shared}]*$`, 'u'),
);
const none = new RegExp(`^[^${among(scripts)}]*$`, 'u');

/**
 * Whether a text keeps to one script, or to a mix that people write. A Cyrillic letter among Latin ones cannot be
 * told from them by eye, and only somebody who wants to be taken for another puts it there.
 */
export function isOneScript(text: string): boolean {
  return wholes.some((whole) => whole.test(text)) || none.test(text);
}
