import type { Caller } from '#contract/rules/access.ts';

/** An account, and what it is at the moment of reading: premium, staff, suspended. Read by member-reader.ts alone. */
export interface Member extends Caller {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly bio: string | null;
  /** The hashes of pictures. */
  readonly avatarImage: string | null;
  readonly backgroundImage: string | null;
  readonly websiteUrl: string | null;
  readonly instagramHandle: string | null;
  readonly xHandle: string | null;
  readonly profileTheme: string;
  readonly createdAt: Date;
  /** Null while others may see the profile. */
  readonly profileHidden: { readonly reason: string } | null;
  /** Why the account may not post and until when; null while it may. */
  readonly suspension: { readonly reason: string; readonly until: Date | null } | null;
  /** The end of the account's first day, while that lasts. */
  readonly newUntil: Date | null;
}

export function isStaff({ isAdmin, isModerator }: Caller): boolean {
  return isAdmin || isModerator;
}

/** Whether somebody's word counts as staff's today: while suspended it does not. */
export function actsAsStaff(member: Caller): boolean {
  return isStaff(member) && !member.isSuspended;
}

/** Whether somebody's things are for this member of staff to judge: those of administrators are for administrators. */
export function mayJudge(staff: Member, author: Member | undefined): boolean {
  return actsAsStaff(staff) && (staff.isAdmin || !author?.isAdmin);
}

/** What members make is for themselves, or for everyone; what was hidden from everyone is for staff. */
export function maySee(
  made: { user_id: number | null; is_public: number; hidden: number },
  viewer: Member,
): boolean {
  if (made.user_id === viewer.id) return true;
  return made.is_public === 1 && (made.hidden === 0 || actsAsStaff(viewer));
}

/** A profile that was taken out of view is for its owner and staff. */
export function maySeeProfile(member: Member, viewer: Member | null): boolean {
  return !member.profileHidden || (viewer !== null && (viewer.id === member.id || actsAsStaff(viewer)));
}

/** That something is out of view, and why: for whoever may see it all the same. */
export function moderationOf(made: {
  hidden: number;
  held: number;
  hidden_reason: string | null;
}): { state: 'held' | 'hidden'; reason: string } | null {
  if (made.hidden === 0) return null;
  return { state: made.held === 1 ? 'held' : 'hidden', reason: made.hidden_reason ?? '' };
}
