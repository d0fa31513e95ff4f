import { profileThemes, type User } from '#contract/entities/user.ts';
import type { Member } from '../../members/member.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';

/** The account as its owner sees it. */
export function toUser(member: Member): User {
  return {
    id: member.id,
    username: member.username,
    email: member.email,
    bio: member.bio,
    avatarUrl: toImageUrl(member.avatarImage),
    profileBackgroundUrl: toImageUrl(member.backgroundImage),
    websiteUrl: member.websiteUrl,
    instagramHandle: member.instagramHandle,
    xHandle: member.xHandle,
    profileTheme: profileThemes.find((theme) => theme === member.profileTheme) ?? profileThemes[0],
    isPremium: member.isPremium,
    isAdmin: member.isAdmin,
    isModerator: member.isModerator,
  };
}
