import { withoutUnseenEnd } from '#contract/rules/seen-text.ts';

const MARK = '(Guest post)';

/** What a guest wrote, without the mark that a page may have put behind it. */
export function withoutGuestMark(content: string): string {
  let text = content;
  let seen = withoutUnseenEnd(text);
  while (seen.endsWith(MARK)) {
    text = seen.slice(0, -MARK.length);
    seen = withoutUnseenEnd(text);
  }
  // A text that carries no mark stays as it was typed. Only blanks go: an emoji may end with something unseen.
  return text === content ? content : text.trimEnd();
}

/** The same with the mark behind it, exactly once. */
export function withGuestMark(content: string): string {
  return `${withoutGuestMark(content).trimEnd()} ${MARK}`;
}
