import { profileThemes, type User } from '#contract/entities/user.ts';
import { isStaff, type Member } from '../../members/member.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';

/** The account as its owner sees it. */
export function toUser(member: Member): User {
  return {
    ...toCard(member),
    email: member.email,
    profileBackgroundUrl: toImageUrl(member.backgroundImage),
  };
}

/** What others see of a member. Of a profile that was taken out of view they see the name alone. */
export function toProfileCard(member: Member, viewer: Member) {
  const card = toCard(member);
  if (!member.profileHidden || viewer.id === member.id || isStaff(viewer)) return card;
  return { ...card, bio: null, avatarUrl: null, websiteUrl: null, instagramHandle: null, xHandle: null };
}

function toCard(member: Member) {
  return {
    id: member.id,
    username: member.username,
    bio: member.bio,
    avatarUrl: toImageUrl(member.avatarImage),
    websiteUrl: member.websiteUrl,
    instagramHandle: member.instagramHandle,
    xHandle: member.xHandle,
    profileTheme: profileThemes.find((theme) => theme === member.profileTheme) ?? profileThemes[0],
    isPremium: member.isPremium,
    isAdmin: member.isAdmin,
    isModerator: member.isModerator,
  };
}
