import type { administration } from '#contract/endpoints/administration.ts';
import type { AnswerOf } from '#contract/endpoints/endpoint.ts';

export type AuditLine = AnswerOf<typeof administration.listAudit>[number];

const verbs: Readonly<Record<string, string>> = { hide: 'hid', restore: 'restored', delete: 'deleted' };
const things: Readonly<Record<string, string>> = {
  post: 'a post',
  snapshot: 'a snapshot',
  comment: 'a comment',
  program: 'a program',
};

/** Each before and after the name of whom it was about. */
const toMembers: Readonly<Record<string, readonly [string, string]>> = {
  suspend: ['suspended', 'from posting'],
  unsuspend: ['lifted the suspension of', ''],
  'grant-role moderator': ['made', 'a moderator'],
  'grant-role admin': ['made', 'an administrator'],
  'revoke-role moderator': ['took the role of moderator from', ''],
  'revoke-role admin': ['took the role of administrator from', ''],
  'grant-premium': ['gave premium to', ''],
  'revoke-premium': ['took premium from', ''],
  'logout-all': ['ended all sessions of', ''],
  'premium begins by payment': ['opened premium to', 'after a payment'],
  'premium ends with payment': ['closed premium to', 'as the payment ended'],
  'test-payment renew': ['renewed the test payment of', ''],
  'test-payment fail': ['let a renewal of the test payment fail for', ''],
  'test-payment refund': ['refunded the test payment of', ''],
  'test-payment cancel': ['cancelled the test payment of', ''],
};

/** A line of the log as a sentence: who, what, and whom it was about, which is set apart. */
export function sentenceOf({ actor, actorId, action, subjectName }: AuditLine) {
  const who =
    actor ??
    (actorId === null
      ? action.startsWith('premium ')
        ? 'The payment provider'
        : 'An operator'
      : 'A former member');
  const [before, after] = toMembers[action] ?? thingDone(action, subjectName);
  const isMember = action in toMembers || action.endsWith('-profile');
  return { who, before, name: subjectName ?? (isMember ? 'a former member' : null), after };
}

function thingDone(action: string, subjectName: string | null): readonly [string, string] {
  const [verb = '', thing = ''] = action.split('-');
  const said = verbs[verb];
  if (said && thing === 'profile') return [`${said} the profile of`, ''];
  const named = things[thing];
  if (!said || !named) return [action, ''];
  return [subjectName ? `${said} ${named} by` : `${said} ${named}`, ''];
}
