import type { ErrorCode } from '#contract/errors.ts';

/**
 * Who may make a call. `unsuspended` is anyone, signed in or not, who is not a suspended member;
 * `memberInGoodStanding` is a member who is not suspended. `signature` means that the request proves
 * itself by a signature over its body, whoever sends it.
 */
export type Access =
  | 'anyone'
  | 'unsuspended'
  | 'member'
  | 'memberInGoodStanding'
  | 'premium'
  | 'moderator'
  | 'administrator'
  | 'signature';

/** The signed-in account as a guard sees it, read from the database for each request. */
export interface Caller {
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  readonly isModerator: boolean;
  readonly isSuspended: boolean;
}

type Refusal = Extract<ErrorCode, 'unauthorized' | 'forbidden' | 'premium_required' | 'suspended'>;

/** Why this caller may not, or null when they may. */
export function refusalFor(access: Access, caller: Caller | null): Refusal | null {
  switch (access) {
    case 'anyone':
    case 'signature':
      return null;
    case 'unsuspended':
      return caller?.isSuspended ? 'suspended' : null;
    case 'member':
      return caller ? null : 'unauthorized';
    case 'memberInGoodStanding':
      if (!caller) return 'unauthorized';
      return caller.isSuspended ? 'suspended' : null;
    case 'premium':
      if (!caller) return 'unauthorized';
      return caller.isPremium ? null : 'premium_required';
    case 'moderator':
      if (!caller) return 'unauthorized';
      if (caller.isSuspended) return 'suspended';
      return caller.isModerator || caller.isAdmin ? null : 'forbidden';
    case 'administrator':
      if (!caller) return 'unauthorized';
      if (caller.isSuspended) return 'suspended';
      return caller.isAdmin ? null : 'forbidden';
  }
}
