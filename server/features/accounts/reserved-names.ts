import { account } from '#contract/rules/limits.ts';
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

/**
 * Dots, dashes and blanks between the letters do not make it another name. One of which too little can be seen,
 * such as three Hangul fillers, is nobody's either.
 */
export function isReservedName(username: string): boolean {
  const key = toNameKey(username);
  return [...key].length < account.usernameMin || RESERVED.has(key.replace(/[ ._-]/g, ''));
}
