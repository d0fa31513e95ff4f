import { account } from '#contract/rules/limits.ts';
import { toLookKey } from '../../db/look-key.ts';
import { toNameKey } from '../../db/name-key.ts';

/** Names that would let someone pass for the house or its staff, or that read as "nobody". */
const RESERVED = new Set([
  'admin',
  'administrator',
  'anonymous',
  'api',
  'cymara',
  'cymarateam',
  'everyone',
  'guest',
  'help',
  'moderator',
  'moderators',
  'mod',
  'nobody',
  'null',
  'official',
  'root',
  'security',
  'staff',
  'support',
  'sysadmin',
  'system',
  'team',
  'undefined',
  'webmaster',
]);

/** However they are written: in small letters, in capitals, with a capital i that looks like an l. */
const RESERVED_LOOKS = new Set(
  [...RESERVED].flatMap((word) => [word, word.toUpperCase(), word.replaceAll('i', 'I')].map(toLookKey)),
);

/**
 * Dots, dashes and blanks between the letters do not make it another name. One of which too little can be seen,
 * such as three Hangul fillers, is nobody's either.
 */
export function isReservedName(username: string): boolean {
  const key = toNameKey(username);
  if ([...key].length < account.usernameMin || RESERVED.has(withoutDots(key))) return true;
  return RESERVED_LOOKS.has(withoutDots(toLookKey(username)));
}

function withoutDots(key: string): string {
  return key.replace(/[ ._-]/g, '');
}
