import type { Member } from '../members/member.ts';
import { momentInWords } from './moment-in-words.ts';
import { Refusal } from './refusal.ts';

/** Says no to a suspended member, who alone reads why and until when. */
export function suspended({ suspension }: Pick<Member, 'suspension'>): Refusal {
  const until = suspension?.until ? ` until ${momentInWords(suspension.until)}` : '';
  const why = suspension?.reason ? ` The reason: ${suspension.reason.replace(/[^.!?…]$/u, '$&.')}` : '';
  return new Refusal('suspended', {
    message: `Your account is suspended from posting${until}.${why} Write to us if you think this is wrong.`,
  });
}
