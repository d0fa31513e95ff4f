import { describe, expect, it } from 'vitest';
import { suspension } from '#contract/entities/administration.ts';
import { newComment } from '#contract/entities/comment.ts';
import { newGuestPost, newPost } from '#contract/entities/post.ts';
import { profileEdit } from '#contract/entities/profile-edit.ts';
import { newProgram, programEdit } from '#contract/entities/program.ts';
import { moodDescription } from '#contract/entities/recommendation.ts';
import { newReport } from '#contract/entities/report.ts';
import { newSnapshot } from '#contract/entities/snapshot.ts';
import { isSeen } from '#contract/rules/seen-text.ts';
import type { z } from '#contract/zod.ts';
import { hostileTexts, refusedTexts } from './hostile-texts.ts';

const settings = {
  generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
  syncMode: 'sync',
};
const figure = { snapshotId: 's', dataUrl: 'data:', visualizationType: 'diamond', frequency: 432 };
const program = { name: 'P', settings };

/** Every field that takes a person's words, with all else that its schema asks for. */
const fields: [string, z.ZodType, object, string][] = [
  ['content', newPost, {}, 'post'],
  ['content', newGuestPost, {}, 'guest post'],
  ['comment', newComment, {}, 'comment'],
  ['name', newProgram, program, 'program'],
  ['description', newProgram, program, 'program'],
  ['category', newProgram, program, 'program'],
  ['name', programEdit, {}, 'changed program'],
  ['description', programEdit, {}, 'changed program'],
  ['bio', profileEdit, {}, 'profile'],
  ['name', newSnapshot, figure, 'snapshot'],
  ['description', newSnapshot, figure, 'snapshot'],
  ['reason', newReport, { kind: 'post', id: 1 }, 'report'],
  ['reason', suspension, { until: null }, 'suspension'],
  ['userDescription', moodDescription, {}, 'mood'],
];

const tooLong = /^Please use at most \d+ characters$/;

describe('five hundred texts that were written to harm', () => {
  it('are five hundred', () => expect(new Set(hostileTexts).size).toBe(500));

  it.each(fields)(
    'are taken as the %s of what is sent as they were typed, if they are not too long',
    (field, schema, rest) => {
      const taken = hostileTexts.filter(isSeen).filter((text) => {
        const { success, data, error } = schema.safeParse({ ...rest, [field]: text });
        if (success) expect((data as Record<string, unknown>)[field]).toBe(text.normalize('NFC'));
        else expect(error.issues.map(({ message }) => message)).toEqual([expect.stringMatching(tooLong)]);
        return success;
      });
      expect(taken.length).toBeGreaterThan(100);
    },
  );

  it.each(fields)('what cannot be printed is refused as the %s', (field, schema, rest) => {
    for (const text of refusedTexts) {
      const { error } = schema.safeParse({ ...rest, [field]: text });
      expect(
        error?.issues.map(({ path }) => path.join('.')),
        text,
      ).toEqual([field]);
    }
  });
});
