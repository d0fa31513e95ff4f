/** Text as search compares it: no case, no accents, one kind of apostrophe, and 'Mozart’s' is Mozart. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/['’]/g, '');
}

/** The words of a folded text; a number keeps its decimals. */
export function wordsOf(folded: string): string[] {
  return folded.match(/\d+(?:[.,]\d+)+\p{L}*|[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether two words differ by one slip: a letter too many, too few, another one, or two that changed places. */
export function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  if (short.length < long.length) return short.slice(from) === long.slice(from + 1);
  const isOtherLetter = short.slice(from + 1) === long.slice(from + 1);
  const areSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return isOtherLetter || (areSwapped && short.slice(from + 2) === long.slice(from + 2));
}
