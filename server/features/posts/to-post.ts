import type { Post } from '#contract/entities/post.ts';
import { type Member, moderationOf } from '../../members/member.ts';
import { avatarFor } from '../pictures/avatar-for.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';
import type { SeenPost } from './post-rows.ts';
import { soundOf } from './shared-sound.ts';

const GUEST = 'Guest';

/** A post as this viewer may see it. */
export function toPost(row: SeenPost, author: Member | null, viewer: Member | null): Post {
  return {
    id: row.id,
    type: row.type,
    userId: author?.id ?? null,
    username: author?.username ?? GUEST,
    avatarUrl: author && avatarFor(author, viewer),
    isGuest: row.guest === 1,
    content: row.content,
    imageUrl: toImageUrl(row.image),
    visualizationType: row.visualization_type,
    frequency: row.frequency,
    ...soundOf(row, viewer),
    likes: row.likes,
    isLiked: row.liked > 0,
    moderation: moderationOf(row),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
