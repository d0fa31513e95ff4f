/** Letters people put for others, to get round filters or out of habit. */
const STAND_INS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * A text as the rules read it: lower case, without accents, straight apostrophes, one space between words, no
 * invisible signs, "su1c1de" and "s.u.i.c.i.d.e" as "suicide", "diiiie" as "diie".
 */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // One sign may come apart into eighteen letters: what is read must not grow with them.
      .slice(0, 2 * text.length + 64)
      .replace(/\p{M}|\p{Cf}/gu, '')
      .toLowerCase()
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => STAND_INS[sign] ?? sign)
      .replace(/(?<=\b\p{L})[.*_-](?=\p{L}\b)/gu, '')
      .replace(/(?<=\p{L})\*(?=\p{L})/gu, '*')
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
