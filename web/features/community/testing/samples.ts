import type { Post } from '#contract/entities/post.ts';

export function postOf(id: number, changes: Partial<Post> = {}): Post {
  return {
    id,
    type: 'post',
    userId: 3,
    username: 'tidewatcher',
    avatarUrl: null,
    isGuest: false,
    content: `Note ${id}`,
    imageUrl: null,
    visualizationType: null,
    frequency: null,
    frequencies: [],
    shared: null,
    locked: false,
    likes: 0,
    isLiked: false,
    moderation: null,
    createdAt: new Date(Date.now() - id * 60_000).toISOString(),
    ...changes,
  };
}
