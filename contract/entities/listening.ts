import { frequencyRange, generatorCount } from '#contract/entities/generator.ts';
import { id, moment } from '#contract/entities/id.ts';
import { presetCategories } from '#contract/entities/preset.ts';
import { typedText } from '#contract/entities/text.ts';
import { listening as limit } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** What was listened to: the generators as they were set, something of the catalogue or the community, or no tone at all. */
const listeningSource = z.enum([
  'generators',
  'preset',
  'program',
  'post',
  'recommendation',
  'gong',
  'music',
  'river',
]);
export type ListeningSource = z.infer<typeof listeningSource>;

/** How one felt, from bad to good. */
const feeling = z.int().min(limit.feelingMin).max(limit.feelingMax);

const seconds = z.number().min(limit.secondsMin).max(limit.secondsMax);

/** A session of listening that is over, or over for now. */
export const listened = z.object({
  /** Made by the browser when the session began: sent twice, it is kept once. */
  key: typedText({ min: 1, max: 100 }),
  startedAt: moment,
  /** How long it sounded. Sent again under the same key, the longer one counts. */
  seconds,
  source: listeningSource,
  presetId: id.optional(),
  /** Not read where there is a preset: that one's own count. */
  frequencies: z.array(frequencyRange).max(generatorCount.max).optional(),
  feltBefore: feeling.optional(),
  feltAfter: feeling.optional(),
});
export type Listened = z.output<typeof listened>;

export const listenedSession = z.object({
  id,
  startedAt: moment,
  seconds: z.number(),
  source: listeningSource,
  presetId: id.nullable(),
  /** In Hz. Empty where they belong to a preset that is locked for the caller. */
  frequencies: z.array(z.number()),
  feltBefore: feeling.nullable(),
  feltAfter: feeling.nullable(),
});
export type ListenedSession = z.infer<typeof listenedSession>;

const count = z.int().min(0);
const percent = z.number().min(0).max(100);

/** The last year of a member's listening in numbers. Days and hours are those of the place the caller is at. */
export const listeningSummary = z.object({
  /** Of all time. */
  sessions: count,
  seconds: z.number().min(0),
  averageSeconds: z.number().min(0),
  /** Null until a feeling was noted before and after a session. */
  mood: z
    .object({
      sessions: count,
      /** How often it was better afterwards. */
      improvedPercent: percent,
      samePercent: percent,
      lowerPercent: percent,
      before: z.number(),
      after: z.number(),
      /** How often it went from this to that, from the lowest up. */
      pairs: z.array(z.object({ before: feeling, after: feeling, sessions: count })),
    })
    .nullable(),
  /** The longest heard first. */
  frequencies: z.array(z.object({ hz: z.number(), seconds: z.number() })),
  /** Share of the sessions that touched a category, for every category of the catalogue. */
  categories: z.array(z.object({ category: z.enum(presetCategories), percent })),
  /** Only days on which something sounded, oldest first, as 2026-11-17. */
  days: z.array(z.object({ day: z.iso.date(), seconds: z.number() })),
  /** Seconds in each hour of the day, from midnight. */
  hours: z.array(z.number()),
  /** Presets, the last heard first, each once. */
  recent: z.array(z.object({ presetId: id, startedAt: moment, seconds: z.number() })),
});
export type ListeningSummary = z.infer<typeof listeningSummary>;
