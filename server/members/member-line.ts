import type { Member } from './member.ts';

/** An account as staff see it; its address is for administrators. */
export function toLine(member: Member, staff: Member) {
  const { id, username, isPremium, isAdmin, isModerator, isSuspended } = member;
  const email = staff.isAdmin ? member.email : null;
  const createdAt = member.createdAt.toISOString();
  const suspension = toldSuspension(member);
  return { id, username, email, isPremium, isAdmin, isModerator, isSuspended, suspension, createdAt };
}

/** Why an account may not post and until when, for its owner and for staff. */
export function toldSuspension({ suspension }: Member) {
  return suspension && { reason: suspension.reason, until: suspension.until?.toISOString() ?? null };
}
