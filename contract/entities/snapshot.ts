import { frequencyRange } from '#contract/entities/generator.ts';
import { id, moment } from '#contract/entities/id.ts';
import { moderation } from '#contract/entities/moderation.ts';
import { pictureData } from '#contract/entities/picture.ts';
import { typedText } from '#contract/entities/text.ts';
import { text } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

const visualizationType = z.string().regex(/^[a-z0-9-]{1,30}$/, { message: 'Unknown figure' });

export const defaultVisualizationType = 'diamond';

/** What a snapshot is called until its owner says otherwise. */
export const defaultSnapshotName = (frequency: number): string => `Cymatic Gong at ${frequency}Hz`;

export type Snapshot = z.infer<typeof snapshot>;

export const snapshot = z.object({
  id,
  userId: id.nullable(),
  imageUrl: z.string(),
  visualizationType,
  frequency: z.number(),
  timestamp: moment,
  name: z.string(),
  description: z.string().nullable(),
  isPublic: z.boolean(),
  isGuest: z.boolean(),
  /** Whether the caller likes it. */
  isLiked: z.boolean(),
  likes: z.int().min(0),
  /** For its owner and staff. */
  moderation: moderation.nullable(),
  createdAt: moment,
});

export type NewSnapshot = z.output<typeof newSnapshot>;

export const newSnapshot = z.object({
  /** Made by the browser when the picture was taken; sharing the same picture twice keeps one. */
  snapshotId: typedText({ min: 1, max: 100 }),
  dataUrl: pictureData,
  visualizationType,
  frequency: frequencyRange,
  name: typedText({ max: text.snapshotNameMax }).optional(),
  description: typedText({ max: text.snapshotDescriptionMax }).optional(),
  isPublic: z.boolean().optional(),
  /** Some pages send it; the owner is whoever is signed in, so it is not read. */
  userId: z.unknown().optional(),
});

export const snapshotVisibility = z.object({ isPublic: z.boolean() });
