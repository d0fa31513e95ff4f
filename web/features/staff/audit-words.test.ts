import { expect, it } from 'vitest';
import { type AuditLine, sentenceOf } from './audit-words.ts';

const line = (action: string, changes: Partial<AuditLine> = {}): AuditLine => ({
  id: 1,
  at: '2026-11-17T09:48:00.000Z',
  actor: 'moss',
  actorId: 4,
  action,
  subjectKind: 'post',
  subjectId: 7,
  subjectName: 'fern',
  reason: null,
  ...changes,
});
const said = (...given: Parameters<typeof line>) => {
  const { who, before, name, after } = sentenceOf(line(...given));
  return [who, before, name, after].filter(Boolean).join(' ');
};

it('ADMIN-12 every action reads as a sentence', () => {
  expect(said('hide-post')).toBe('moss hid a post by fern');
  expect(said('restore-comment')).toBe('moss restored a comment by fern');
  expect(said('delete-snapshot', { subjectName: null })).toBe('moss deleted a snapshot');
  expect(said('hide-profile')).toBe('moss hid the profile of fern');
  expect(said('suspend')).toBe('moss suspended fern from posting');
  expect(said('unsuspend')).toBe('moss lifted the suspension of fern');
  expect(said('grant-role moderator')).toBe('moss made fern a moderator');
  expect(said('revoke-role admin')).toBe('moss took the role of administrator from fern');
  expect(said('grant-premium')).toBe('moss gave premium to fern');
  expect(said('logout-all', { subjectName: null })).toBe('moss ended all sessions of a former member');
});

it('ADMIN-12 who is not known by name is named all the same, and an unknown action stands as it is', () => {
  expect(said('grant-premium', { actor: null, actorId: null })).toBe('An operator gave premium to fern');
  expect(said('hide-post', { actor: null })).toBe('A former member hid a post by fern');
  expect(said('renewal-failed')).toBe('moss renewal-failed fern');
});
