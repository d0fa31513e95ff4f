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
}

export function isStaff({ isAdmin, isModerator }: Caller): boolean {
  return isAdmin || isModerator;
}

/** What members make is for themselves, or for everyone; what was hidden from everyone is for staff. */
export function maySee(
  made: { user_id: number | null; is_public: number; hidden: number },
  viewer: Member,
): boolean {
  if (made.user_id === viewer.id) return true;
  return made.is_public === 1 && (made.hidden === 0 || isStaff(viewer));
}
