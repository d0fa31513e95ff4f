import type {
  engineMoods,
  engineSymptoms,
  pageMoods,
  pageSymptoms,
  TimeOfDay,
} from '#contract/rules/chips.ts';
import { NEEDS, type Need } from '../labels.ts';
import { tellingWords } from '../telling-words.ts';

/** How much each need is meant; those that are not meant are left out. */
export type Wishes = Partial<Record<Need, number>>;

type Chip =
  | (typeof engineMoods)[number]
  | (typeof engineSymptoms)[number]
  | (typeof pageMoods)[number]
  | (typeof pageSymptoms)[number];

/** What a chip points to. A point is where to look, never what a sound does about it. */
const ofChips: Readonly<Record<Chip, Wishes>> = {
  Calm: { calm: 1, meditation: 0.4 },
  Energetic: { energy: 1, joy: 0.4 },
  Focused: { focus: 1 },
  Relaxed: { calm: 0.9, sleep: 0.3 },
  Motivated: { energy: 0.8, confidence: 0.8 },
  Peaceful: { meditation: 0.9, calm: 0.7 },
  Confident: { confidence: 1, energy: 0.3 },
  Anxious: { calm: 1, meditation: 0.3 },
  Sad: { grief: 0.7, uplift: 0.7, connection: 0.4 },
  Stressed: { calm: 1 },
  // Tired by day wants to wake, tired by night to sleep: the hour decides between the two.
  Tired: { energy: 0.6, sleep: 0.6 },
  Overwhelmed: { calm: 1, meditation: 0.4, focus: 0.2 },
  Angry: { anger: 1, calm: 0.4 },
  Frustrated: { anger: 0.8, calm: 0.4, confidence: 0.3 },
  Restless: { calm: 0.8, meditation: 0.5 },
  Lonely: { connection: 1, uplift: 0.3 },
  Scattered: { focus: 1, calm: 0.3 },
  Hopeful: { uplift: 0.8, joy: 0.5, confidence: 0.4 },
  Happy: { joy: 1, uplift: 0.4 },
  Curious: { meditation: 0.6, focus: 0.5, joy: 0.3 },

  Anxiety: { calm: 1 },
  Depression: { uplift: 0.8, connection: 0.4, grief: 0.3 },
  Stress: { calm: 1 },
  Insomnia: { sleep: 1 },
  Fatigue: { energy: 0.7, sleep: 0.4 },
  Pain: { pain: 1, calm: 0.4 },
  Headache: { pain: 0.8, calm: 0.6 },
  'Focus Issues': { focus: 1 },
  'Memory Problems': { focus: 0.8 },
  'Emotional Imbalance': { calm: 0.6, grief: 0.4, connection: 0.3 },
  'Digestive Issues': { pain: 0.5, calm: 0.5 },
  'Respiratory Problems': { calm: 0.7, pain: 0.3 },
  'Muscle Tension': { pain: 0.8, calm: 0.6 },
  'Joint Pain': { pain: 1 },
  Inflammation: { pain: 0.8, calm: 0.3 },
  'Trouble sleeping': { sleep: 1 },
  'Racing thoughts': { calm: 0.8, sleep: 0.4, meditation: 0.4 },
  Worry: { calm: 1 },
  'Low mood': { uplift: 0.9, connection: 0.3 },
  Grief: { grief: 1, connection: 0.4 },
  'Trouble focusing': { focus: 1 },
  'Muscle tension': { pain: 0.8, calm: 0.6 },
  'Back pain': { pain: 1 },
  'Upset stomach': { pain: 0.5, calm: 0.5 },
  Irritability: { anger: 0.8, calm: 0.5 },
};

const byPlainName = new Map(
  Object.entries(ofChips).map(([chip, wishes]): [string, Wishes] => [chip.toLowerCase(), wishes]),
);

/** A chip by its table; any other words by those in them that tell of a need. */
export function wishesOf(words: string): Wishes {
  const known = byPlainName.get(words.trim().toLowerCase());
  if (known) return known;
  const told = tellingWords(words);
  return Object.fromEntries(
    NEEDS.flatMap((need, at) => ((told[at] ?? 0) > 0 ? [[need, Math.min(1, told[at] ?? 0)]] : [])),
  );
}

/** What an hour leans to, whatever else is asked for. */
export const ofHours: Readonly<Record<TimeOfDay, Wishes>> = {
  morning: { energy: 1, joy: 0.5, focus: 0.5 },
  afternoon: { focus: 1, energy: 0.5 },
  evening: { calm: 1, meditation: 0.6, sleep: 0.2 },
  night: { sleep: 1, calm: 0.4 },
};
