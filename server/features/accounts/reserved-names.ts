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

/** No name may have the house's in it, such as that of its support. */
const HOUSE = toLookKey('cymara');

/** A line or a dot beside a letter does not make "admin" another word. */
const withoutMarks = (look: string) => look.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Dots, dashes and blanks between the letters do not make it another name. One of which too little can be seen,
 * such as three Hangul fillers, is nobody's either.
 */
export function isReservedName(username: string): boolean {
  const key = toNameKey(username);
  if ([...key].length < account.usernameMin || RESERVED.has(withoutDots(key))) return true;
  const look = withoutMarks(withoutDots(toLookKey(username)));
  return RESERVED_LOOKS.has(look) || look.includes(HOUSE);
}

function withoutDots(key: string): string {
  return key.replace(/[ ._-]/g, '');
}
