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

/** Dots, dashes and blanks between the letters do not make it another name. */
export function isReservedName(username: string): boolean {
  return RESERVED.has(toNameKey(username).replace(/[ ._-]/g, ''));
}
