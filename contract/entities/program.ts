import { gain, generatorCount, generatorSettings, syncMode, waveType } from '#contract/entities/generator.ts';
import { id, moment } from '#contract/entities/id.ts';
import { filledText, typedText } from '#contract/entities/text.ts';
import { sequence, text } from '#contract/rules/limits.ts';
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

const programGenerator = z.union([sequencedGenerator, generatorSettings]);

const programSettings = z.object({
  generators: z.array(programGenerator).min(generatorCount.min).max(generatorCount.max),
  syncMode,
});

/** A program as anyone who may see it sees it. */
export const program = z.object({
  id,
  userId: id,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  settings: programSettings.nullable(),
  /** True when the settings are withheld from a caller who is not premium. */
  locked: z.boolean(),
  isPublic: z.boolean(),
  isPremium: z.boolean(),
  tags: z.array(z.string()),
  duration: z.number(),
  useCount: z.int().min(0),
  createdAt: moment,
});

export const newProgram = z.object({
  name: filledText({ max: text.programNameMax, message: 'Please enter a name for your program' }),
  settings: programSettings,
  description: typedText({ max: text.programDescriptionMax }).optional(),
  category: typedText({ max: text.categoryMax }).optional(),
  isPublic: z.boolean().optional(),
  isPremium: z.boolean().optional(),
  tags: z
    .array(typedText({ max: text.tagMax }))
    .max(text.tagsMax)
    .optional(),
  createdAt: moment.optional(),
  /** Set when a preset is saved as a program, which is part of Premium. */
  presetId: id.optional(),
});

export const communityProgram = program.extend({ creator: z.string() });

export const useCount = z.object({ useCount: z.int().min(0) });
