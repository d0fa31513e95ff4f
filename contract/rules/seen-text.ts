/** A character that leaves a trace on the screen: no blank, none that only steers others, no Braille cell without dots. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

export function isSeen(text: string): boolean {
  return SEEN.test(text);
}

/** The text up to the last character that can be seen. Read from its end, so that a long run of blanks costs nothing. */
export function withoutUnseenEnd(text: string): string {
  let end = text.length;
  while (end > 0) {
    const isSecondHalf = (text.charCodeAt(end - 1) & 0xfc00) === 0xdc00;
    const begin = Math.max(0, end - (isSecondHalf ? 2 : 1));
    if (isSeen(text.slice(begin, end))) break;
    end = begin;
  }
  return text.slice(0, end);
}
