import type { Post } from '#contract/entities/post.ts';
import { withGuestMark } from '#contract/rules/guest-posts.ts';
import type { Database } from '../../db/connection.ts';
import type { SignedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { insertPost } from './repository.ts';
import { toPost } from './to-post.ts';

interface SentPost {
  content: string;
  imageUrl?: string | null | undefined;
}

export async function createPost(database: Database, author: SignedIn, sent: SentPost): Promise<Post> {
  if (sent.imageUrl) throw refusePicture();
  const row = await insertPost(database, { user_id: author.user.id, guest: 0, content: sent.content });
  return toPost(row, author.user);
}

/** Nobody's post: whoever sends it, signed in or not, it has no author and says so. */
export async function createGuestPost(database: Database, { content }: SentPost): Promise<Post> {
  const row = await insertPost(database, { user_id: null, guest: 1, content: withGuestMark(content) });
  return toPost(row, null);
}

function refusePicture(): Refusal {
  const message = 'Pictures cannot be added to posts yet. Please share the words alone.';
  return new Refusal('invalid', { message, errors: [{ path: 'imageUrl', message }] });
}
