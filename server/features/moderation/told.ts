import { type Member, moderationOf } from '../../members/member.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';
import type { Content } from './content.ts';

const GUEST = 'Guest';

type People = ReadonlyMap<number, Member>;

export const nameOf = (people: People, id: number | null): string => people.get(id ?? 0)?.username ?? GUEST;

/** A thing as staff read it. */
export function toTold(content: Content, people: People) {
  return {
    kind: content.kind,
    id: content.id,
    authorId: content.user_id,
    author: nameOf(people, content.user_id),
    text: content.text,
    imageUrl: toImageUrl(content.image),
    createdAt: new Date(content.created_at).toISOString(),
    moderation: moderationOf(content),
  };
}
