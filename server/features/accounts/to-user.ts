import { profileThemes, type User } from '#contract/entities/user.ts';
import { type Member, maySeeProfile } from '../../members/member.ts';
import { toldSuspension } from '../../members/member-line.ts';
import { avatarFor } from '../pictures/avatar-for.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';

/** The account as its owner sees it. */
export function toUser(member: Member): User {
  return {
    ...toCard(member, member),
    email: member.email,
    profileBackgroundUrl: toImageUrl(member.backgroundImage),
    profileModeration: member.profileHidden && { state: 'hidden', reason: member.profileHidden.reason },
    suspension: toldSuspension(member),
    newUntil: member.newUntil?.toISOString() ?? null,
  };
}

/** What others see of a member. Of a profile that was taken out of view they see the name alone. */
export function toProfileCard(member: Member, viewer: Member) {
  const card = toCard(member, viewer);
  if (maySeeProfile(member, viewer)) return card;
  return { ...card, bio: null, websiteUrl: null, instagramHandle: null, xHandle: null };
}

function toCard(member: Member, viewer: Member) {
  return {
    id: member.id,
    username: member.username,
    bio: member.bio,
    avatarUrl: avatarFor(member, viewer),
    websiteUrl: member.websiteUrl,
    instagramHandle: member.instagramHandle,
    xHandle: member.xHandle,
    profileTheme: profileThemes.find((theme) => theme === member.profileTheme) ?? profileThemes[0],
    isPremium: member.isPremium,
    isAdmin: member.isAdmin,
    isModerator: member.isModerator,
  };
}
