import { account } from '#contract/rules/limits.ts';

/** What we advise; from `account.passwordMin` on any password is accepted. */
const advisedLength = 12;

/** A word on a password while it is typed. Length is what counts; one letter repeated is no length. */
export function strengthOf(password: string): string {
  const letters = [...password];
  if (letters.length < account.passwordMin) {
    return `At least ${account.passwordMin} characters; ${advisedLength} or more are safer`;
  }
  const distinct = new Set(letters).size;
  if (letters.length < advisedLength || distinct < 5) {
    return `Accepted, but easy to guess; ${advisedLength} characters or more are safer`;
  }
  return 'A good length';
}
