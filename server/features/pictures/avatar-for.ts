import { type Member, maySeeProfile } from '../../members/member.ts';
import { toImageUrl } from './to-image-url.ts';

/** A member's picture beside what they made, as this viewer may see it. */
export function avatarFor(member: Member, viewer: Member | null): string | null {
  return maySeeProfile(member, viewer) ? toImageUrl(member.avatarImage) : null;
}
