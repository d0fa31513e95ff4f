import type { Post } from '#contract/entities/post.ts';
import type { PostRow } from '../../db/schema.ts';
import type { Member } from '../../members/member.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';

const GUEST = 'Guest';

/** A post as everyone sees it; `likes` is zero while it is new. */
export function toPost(row: PostRow, author: Member | null): Post {
  return {
    id: row.id,
    type: row.type,
    userId: author?.id ?? null,
    username: author?.username ?? GUEST,
    avatarUrl: toImageUrl(author?.avatarImage ?? null),
    isGuest: row.guest === 1,
    content: row.content,
    imageUrl: toImageUrl(row.image),
    visualizationType: row.visualization_type,
    frequency: row.frequency,
    likes: 0,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
