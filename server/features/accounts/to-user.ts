import { profileThemes, type User } from '#contract/entities/user.ts';
import type { UserRow } from '../../db/schema.ts';
import { isPremium } from '../../http/caller.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';

/** The account as its owner sees it. The password's hash stays behind. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    bio: row.bio,
    avatarUrl: toImageUrl(row.avatar_image),
    profileBackgroundUrl: toImageUrl(row.background_image),
    websiteUrl: row.website_url,
    instagramHandle: row.instagram_handle,
    xHandle: row.x_handle,
    profileTheme: profileThemes.find((theme) => theme === row.profile_theme) ?? profileThemes[0],
    isPremium: isPremium(row),
    isAdmin: row.is_admin === 1,
    isModerator: row.is_moderator === 1,
  };
}
