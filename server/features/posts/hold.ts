import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { toSearchWords } from '../../db/search-words.ts';
import type { Member } from '../../members/member.ts';

const LINK = /https?:\/\/|\bwww\./giu;
/** With so many links a post is looked at first; a guest's sooner. */
const LINKS_OF_MEMBER = 3;
const LINKS_OF_GUEST = 2;
/** The same words for the third time within a day. */
const REPEATED = 2;
const DAY_MS = 24 * 60 * 60_000;

const SEVERAL_LINKS = 'It has several links, so a moderator looks at it before others see it.';
const SAID_BEFORE = 'The same was posted before today, so a moderator looks at it before others see it.';

/**
 * Why a post waits for a moderator's look, in words for its author; null when it does not. One that is there already
 * is no repetition of itself (`except`).
 */
export async function reasonToHold(
  { kysely, dialect: { now } }: Database,
  author: Member | null,
  content: string,
  except?: number,
): Promise<string | null> {
  const links = content.match(LINK)?.length ?? 0;
  if (links >= (author ? LINKS_OF_MEMBER : LINKS_OF_GUEST)) return SEVERAL_LINKS;
  const words = toSearchWords(content);
  const { count } = await kysely
    .selectFrom('posts')
    .select((post) => post.fn.countAll<number>().as('count'))
    .where('user_id', author ? '=' : 'is', author?.id ?? null)
    .where('created_at', '>', sql<number>`${now} - cast(${DAY_MS} as bigint)`)
    .where('words', '=', words)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .executeTakeFirstOrThrow();
  return words !== '' && count >= REPEATED ? SAID_BEFORE : null;
}

/** Out of view until a moderator has looked. */
export function heldFor(reason: string | null) {
  return reason === null ? {} : ({ hidden: 1, held: 1, hidden_reason: reason } as const);
}
