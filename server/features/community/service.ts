import type { Post } from '#contract/entities/post.ts';
import { withGuestMark } from '#contract/rules/guest-posts.ts';
import type { Database } from '../../db/connection.ts';
import type { Member } from '../../members/member.ts';
import { takePicture } from '../../pictures/intake.ts';
import { keepPicture } from '../pictures/service.ts';
import { insertPost } from './repository.ts';
import { toPost } from './to-post.ts';

interface SentPost {
  content: string;
  imageUrl?: string | null | undefined;
}

/** The picture is judged first and kept together with the post, so that neither is there without the other. */
export async function createPost(
  database: Database,
  author: Member,
  { content, imageUrl }: SentPost,
): Promise<Post> {
  const picture = imageUrl ? await takePicture(imageUrl, `member ${author.id}`) : null;
  const row = await database.transaction(async (transaction) => {
    if (picture) await keepPicture(transaction, picture, author);
    const image = picture?.hash ?? null;
    return insertPost(transaction, { user_id: author.id, guest: 0, content, image });
  });
  return toPost(row, author);
}

/** Nobody's post: whoever sends it, signed in or not, it has no author, no picture, and says so. */
export async function createGuestPost(
  database: Database,
  { content }: Pick<SentPost, 'content'>,
): Promise<Post> {
  const post = { user_id: null, guest: 1, content: withGuestMark(content), image: null } as const;
  return toPost(await insertPost(database, post), null);
}
