import type { Post, SentSound } from '#contract/entities/post.ts';
import { withGuestMark } from '#contract/rules/guest-posts.ts';
import type { Database } from '../../db/connection.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { takePicture } from '../../pictures/intake.ts';
import { keepPicture } from '../pictures/service.ts';
import { heldFor, reasonToHold } from './hold.ts';
import { insertPost, readPost } from './post-rows.ts';
import { soundColumns } from './shared-sound.ts';
import { toPost } from './to-post.ts';

interface SentPost {
  content: string;
  imageUrl?: string | null | undefined;
  shared?: SentSound | undefined;
}

/** The picture is judged first and kept together with the post, so that neither is there without the other. */
export async function createPost(
  database: Database,
  author: Member,
  { content, imageUrl, shared }: SentPost,
): Promise<Post> {
  const picture = imageUrl ? await takePicture(imageUrl, `member ${author.id}`) : null;
  return database.transaction(async (transaction) => {
    // Held while their posts are counted: of many with the same words at once no more are seen than one by one.
    await holdAccount(transaction, author.id);
    const sound = await soundColumns(transaction, shared, author);
    if (picture) await keepPicture(transaction, picture, author);
    const image = picture?.hash ?? null;
    const held = heldFor(await reasonToHold(transaction, author, content));
    const post = { user_id: author.id, guest: 0, content, image, ...sound, ...held } as const;
    const id = await insertPost(transaction, post);
    return readBack(transaction, id, author);
  });
}

/**
 * Nobody's post: whoever sends it, signed in or not, it has no author, no picture, and says so. The mark is set here
 * and nowhere else.
 */
export function createGuestPost(
  database: Database,
  { content, shared }: Pick<SentPost, 'content' | 'shared'>,
): Promise<Post> {
  return database.transaction(async (transaction) => {
    const sound = await soundColumns(transaction, shared, null);
    const marked = withGuestMark(content);
    const held = heldFor(await reasonToHold(transaction, null, marked));
    const post = { user_id: null, guest: 1, content: marked, image: null, ...sound, ...held } as const;
    return readBack(transaction, await insertPost(transaction, post), null);
  });
}

async function readBack(database: Database, id: number, author: Member | null): Promise<Post> {
  const row = await readPost(database, id, author?.id ?? null);
  if (!row) throw new Refusal('not_found');
  return toPost(row, author, author);
}
