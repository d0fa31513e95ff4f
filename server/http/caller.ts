import type { Caller } from '#contract/rules/access.ts';
import type { UserRow } from '../db/schema.ts';
import { Refusal } from './refusal.ts';

/** Who calls: the account as the database had it when the call came in. */
export interface SignedIn extends Caller {
  readonly user: UserRow;
}

export function toCaller(user: UserRow): SignedIn {
  return {
    user,
    isPremium: isPremium(user),
    isAdmin: user.is_admin === 1,
    isModerator: user.is_moderator === 1,
    isSuspended: user.suspended === 1,
  };
}

/** Derived whenever a user is read, never kept: today an administrator's grant is what makes it true. */
export function isPremium(user: UserRow): boolean {
  return user.premium_grant === 1;
}

/** The member of a call whose endpoint lets in members only. */
export function signedIn({ caller }: { caller: SignedIn | null }): SignedIn {
  if (!caller) throw new Refusal('unauthorized');
  return caller;
}

export function isStaff({ isAdmin, isModerator }: Caller): boolean {
  return isAdmin || isModerator;
}

/** What members make is for themselves, or for everyone; what was hidden from everyone is for staff. */
export function maySee(
  made: { user_id: number | null; is_public: number; hidden: number },
  caller: SignedIn,
): boolean {
  if (made.user_id === caller.user.id) return true;
  return made.is_public === 1 && (made.hidden === 0 || isStaff(caller));
}
