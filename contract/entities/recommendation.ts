import { frequencyRange } from '#contract/entities/generator.ts';
import { id, moment } from '#contract/entities/id.ts';
import { listened } from '#contract/entities/listening.ts';
import { filledText, typedText } from '#contract/entities/text.ts';
import { timesOfDay } from '#contract/rules/chips.ts';
import { preferences as kept, recommendation as limit, listening, mood } from '#contract/rules/limits.ts';
import { z } from '#contract/zod.ts';

/** One recommended preset, as the tool and the mood box show it. */
const recommendedPreset = z.object({
  presetId: id,
  presetName: z.string(),
  relevance: z.string(),
  explanation: z.string(),
  description: z.string(),
  category: z.string(),
  frequencies: z.array(z.number()),
  /** Where its figure lies, as of any preset. */
  figure: z.string(),
});

export const recommendation = recommendedPreset.extend({
  id,
  /** 0 to 1; pages show it as percent. */
  confidence: z.number().min(0).max(1),
  mood: z.string().nullable(),
  symptoms: z.array(z.string()),
});
export type Recommendation = z.infer<typeof recommendation>;

/** The same, as the recommendations screen lists what was kept. */
export const keptRecommendation = z.object({
  id,
  presetId: id,
  /** The same for all that were generated together. */
  createdAt: moment,
  title: z.string(),
  confidence: z.number().min(0).max(1),
  category: z.string(),
  /** In seconds. */
  duration: z.number(),
  description: z.string(),
  frequencies: z.array(z.number()),
  figure: z.string(),
  reasoning: z.string(),
});
export type KeptRecommendation = z.infer<typeof keptRecommendation>;

/** A preset of the dashboard's shelf, by the same ranking. */
export const forYou = z.object({
  presetId: id,
  confidence: z.number().min(0).max(1),
  explanation: z.string(),
});
export type ForYou = z.infer<typeof forYou>;

/** In seconds: the tool's longest exceeds what the screen's slider offers. */
const longestSession = Math.max(...limit.toolMinutes) * 60;

export const recommendationRequest = z.object({
  mood: typedText({ max: limit.symptomMax }).optional(),
  symptoms: z
    .array(typedText({ max: limit.symptomMax }))
    .max(limit.symptomsMax)
    .optional(),
  timeOfDay: z.enum(timesOfDay).optional(),
  /** In seconds. */
  sessionDuration: z.int().min(1).max(longestSession).optional(),
  intensity: z.int().min(limit.intensityMin).max(limit.intensityMax).optional(),
  currentConditions: typedText({ max: limit.conditionsMax }).optional(),
});
export type RecommendationRequest = z.output<typeof recommendationRequest>;

export const listenedTo = z.object({
  recommendationId: id,
  /** How long it sounded, in seconds. */
  duration: z.number().min(0).max(listening.secondsMax),
  /** As of any session of listening: sent twice under the same key, it is kept once. */
  key: listened.shape.key.optional(),
  startedAt: listened.shape.startedAt.optional(),
  feltBefore: listened.shape.feltBefore,
  feltAfter: listened.shape.feltAfter,
});
export type ListenedTo = z.output<typeof listenedTo>;

export const moodDescription = z.object({
  userDescription: filledText({ max: mood.textMax, message: 'Please enter your mood or feelings' }),
});

const share = z.number().min(0).max(1);

export const moodMatch = z.object({
  /** Whether the words tell of danger. The analysis is help then, and nothing is recommended beside it. */
  crisis: z.boolean(),
  analysis: z.string(),
  /** What the words point to, likeliest first; empty where one cannot tell. */
  needs: z.array(z.object({ need: z.string(), confidence: share })),
  /** The caller's own words that counted, in reading order: for which need, and how much. */
  moving: z.array(z.object({ words: z.string(), need: z.string(), weight: share })),
  recommendations: z.array(recommendedPreset.extend({ confidence: share })),
  /** Whether a language model should have written the analysis and could not: these words are the product's own. */
  isLocal: z.boolean(),
  error: z.string().optional(),
});
export type MoodMatch = z.infer<typeof moodMatch>;

export const preferences = z.object({
  preferredCategories: z.array(typedText({ max: limit.symptomMax })).max(kept.categoriesMax),
  favoriteFrequencies: z.array(frequencyRange).max(kept.frequenciesMax),
});
export type Preferences = z.output<typeof preferences>;

export const knownPreferences = preferences.extend({
  /** True while they come from what was listened to, and nobody has set them. */
  learned: z.boolean(),
});
export type KnownPreferences = z.infer<typeof knownPreferences>;
