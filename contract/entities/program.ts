import {
  beatRate,
  frequencyRange,
  gain,
  generatorCount,
  generatorSettings,
  syncMode,
  waveType,
} from '#contract/entities/generator.ts';
import { id, moment } from '#contract/entities/id.ts';
import { moderation } from '#contract/entities/moderation.ts';
import { filledText, typedText } from '#contract/entities/text.ts';
import { listItems, parseJson, toPositive } from '#contract/rules/frequency-list.ts';
import { program as limit, sequence, text } from '#contract/rules/limits.ts';
import { toSettings } from '#contract/rules/preset-program.ts';
import { z } from '#contract/zod.ts';

const stage = z.object({
  frequency: z.number().min(sequence.stageFrequencyMin).max(sequence.stageFrequencyMax),
  duration: z.number().min(sequence.stageSecondsMin).max(sequence.stageSecondsMax),
  /** The tone moves evenly towards the next stage instead of stepping to it when this one is over. */
  glide: z.boolean().optional(),
});

const sequencedGenerator = z.object({
  waveType,
  volume: gain,
  enabled: z.boolean(),
  stages: z.array(stage).min(sequence.stagesMin).max(sequence.stagesMax),
});

const programGenerator = z.union([sequencedGenerator, generatorSettings], {
  error: 'Please check this generator: its frequency or stages, its wave, its volume',
});

const mixerLevels = z.object({ master: gain, music: gain, frequencies: gain, river: gain });

const programSettings = z.object({
  generators: z.array(programGenerator).min(generatorCount.min).max(generatorCount.max),
  syncMode,
  /** In Pulse and Binaural; without it the specified rate of the mode. */
  beatHz: beatRate.optional(),
  /** What sounded around the tones. Older programs say nothing of it, and leave it as it is. */
  mixer: mixerLevels.optional(),
  music: z
    .object({ playing: z.boolean(), songId: z.string().regex(limit.songIdShape).optional() })
    .optional(),
  river: z.object({ playing: z.boolean(), loop: z.boolean() }).optional(),
});
export type ProgramSettings = z.infer<typeof programSettings>;

/** A program as anyone who may see it sees it. */
export const program = z.object({
  id,
  userId: id,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  /** Null when they are withheld, or when what is stored is no program at all. */
  settings: programSettings.nullable(),
  /** True when the settings are withheld from a caller who is not premium. */
  locked: z.boolean(),
  isPublic: z.boolean(),
  isPremium: z.boolean(),
  tags: z.array(z.string()),
  /** In minutes. */
  duration: z.number(),
  useCount: z.int().min(0),
  /** For its owner and staff. */
  moderation: moderation.nullable(),
  createdAt: moment,
});
export type Program = z.infer<typeof program>;

/** Settings may be sent as the JSON of themselves; read once, they must be what any others must be. */
const sentSettings = z.pipe(
  z.transform((sent: ProgramSettings | string) => (typeof sent === 'string' ? parseJson(sent) : sent)),
  programSettings,
);

/** Older pages send a bare list instead. Nothing of it is left out silently: one wrong item refuses it. */
const sentFrequencies = z.pipe(
  z.transform((sent: readonly (number | string)[] | string) => listItems(sent).map(toPositive)),
  z
    .array(frequencyRange.nullable().refine((hertz) => hertz !== null, { message: 'This is no frequency' }))
    .min(generatorCount.min)
    .max(generatorCount.max),
);

const programName = filledText({
  max: text.programNameMax,
  message: 'Please enter a name for your program',
});

const minutes = z.number().positive().max(limit.minutesMax);

const sentProgram = z.object({
  name: programName,
  settings: sentSettings.optional(),
  frequencies: sentFrequencies.optional(),
  description: typedText({ max: text.programDescriptionMax }).optional(),
  category: typedText({ max: text.categoryMax }).optional(),
  isPublic: z.boolean().optional(),
  isPremium: z.boolean().optional(),
  tags: z
    .array(typedText({ max: text.tagMax }))
    .max(text.tagsMax)
    .optional(),
  duration: minutes.optional(),
  createdAt: moment.optional(),
  /** Set when a preset is saved as a program, which is part of Premium. Its settings are the catalogue's. */
  presetId: id.optional(),
});

export const newProgram = sentProgram.transform(({ frequencies, settings, ...rest }, context) => {
  if (settings) return { ...rest, settings };
  if (frequencies) return { ...rest, settings: toSettings(frequencies.filter((hertz) => hertz !== null)) };
  if (rest.presetId !== undefined) return { ...rest, settings: null };
  context.addIssue({ code: 'custom', path: ['settings'], message: 'A program needs its generators' });
  return z.NEVER;
});
export type NewProgram = z.input<typeof newProgram>;
export type CheckedProgram = z.output<typeof newProgram>;

/** What its owner may change of a program. A field that is left out stays as it is. */
export const programEdit = z.object({
  name: programName.optional(),
  description: typedText({ max: text.programDescriptionMax }).optional(),
  settings: sentSettings.optional(),
  duration: minutes.optional(),
  isPublic: z.boolean().optional(),
});
export type ProgramEdit = z.output<typeof programEdit>;

export const communityProgram = program.extend({
  creator: z.string(),
  /** None until somebody has rated it. */
  averageRating: z.number().nullable(),
  ratingCount: z.int().min(0),
  /** The caller's own stars. */
  ownRating: z.int().nullable(),
});

/** The orders in which public programs can be looked through. */
export const programOrders = ['newest', 'most-used', 'best-rated'] as const;

export const useCount = z.object({ useCount: z.int().min(0) });
