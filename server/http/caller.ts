import type { Member } from '../members/member.ts';
import { Refusal } from './refusal.ts';

/** The member of a call whose endpoint lets in members only. */
export function signedIn({ caller }: { caller: Member | null }): Member {
  if (!caller) throw new Refusal('unauthorized');
  return caller;
}
