import type { Member } from './member.ts';

/** An account as staff see it; its address is for administrators. */
export function toLine(member: Member, staff: Member) {
  const { id, username, isPremium, isAdmin, isModerator, isSuspended } = member;
  const email = staff.isAdmin ? member.email : null;
  const createdAt = member.createdAt.toISOString();
  return { id, username, email, isPremium, isAdmin, isModerator, isSuspended, createdAt };
}
