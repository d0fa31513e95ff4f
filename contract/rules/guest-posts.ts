const MARK = '(Guest post)';

/** What a guest wrote, without the mark that a page may have put behind it. */
export function withoutGuestMark(content: string): string {
  let text = content.trimEnd();
  while (text.endsWith(MARK)) text = text.slice(0, -MARK.length).trimEnd();
  // A text that carries no mark stays as it was typed.
  return text.length === content.trimEnd().length ? content : text;
}

/** The same with the mark behind it, exactly once. */
export function withGuestMark(content: string): string {
  return `${withoutGuestMark(content).trimEnd()} ${MARK}`;
}
