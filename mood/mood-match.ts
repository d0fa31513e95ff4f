import type { Preset } from '#contract/entities/preset.ts';
import type { MoodMatch } from '#contract/entities/recommendation.ts';
import { helpInWords } from '#contract/help-lines.ts';
import { type FittingPreset, fittingPresets } from './fitting-presets.ts';
import type { Moving } from './moving-words.ts';
import type { Reading } from './reader.ts';
import { WORDS_FOR_NEEDS } from './words-for-needs.ts';

const RECOMMENDED = 5;
/** From here on a match is called high, from there medium. */
const HIGH = 0.6;
const MEDIUM = 0.3;
/** Below this the first need is a guess, and called one. */
const UNSURE = 0.4;

/**
 * The answer to a text that was read: what it points to, in whose words, and what of the list fits. To danger the
 * answer is help and nothing else.
 */
export function moodMatchOf(reading: Reading, presets: readonly Preset[]): MoodMatch {
  if (reading.crisis) return HELP;
  const { needs, moving } = reading;
  const fitting = fittingPresets(needs, presets, RECOMMENDED);
  return {
    crisis: false,
    analysis: analysisOf(reading),
    needs: needs.map(({ need, confidence }) => ({ need, confidence: rounded(confidence) })),
    moving,
    recommendations: fitting.map((fit) => recommended(fit, moving)),
    isLocal: false,
  };
}

const CANNOT_TELL =
  'These words do not tell me enough to choose by. Say a little more, the way you would to a friend.';

/** The answer to danger. */
export const HELP: MoodMatch = {
  crisis: true,
  analysis: `${helpInWords} Your words were not stored and not sent to anyone else.`,
  needs: [],
  moving: [],
  recommendations: [],
  isLocal: false,
};

function analysisOf({ needs, moving }: Reading): string {
  const [first, second] = needs;
  if (!first) return CANNOT_TELL;
  const { opening, choice } = WORDS_FOR_NEEDS[first.need];
  const ofFirst = strongest(moving, first.need);
  const ofSecond = second && strongest(moving, second.need);
  const said = [
    first.confidence < UNSURE ? `This is a guess. ${opening}` : opening,
    ofFirst && `“${ofFirst}” moved this most.`,
    second && ofSecond && `“${ofSecond}” points to ${WORDS_FOR_NEEDS[second.need].noun} as well.`,
    `So ${choice}.`,
  ];
  return said.filter(Boolean).join(' ');
}

function recommended({ preset, match, needs, what }: FittingPreset, moving: readonly Moving[]) {
  const because = needs.flatMap((need) => {
    const quoted = strongest(moving, need);
    return quoted ? [`“${quoted}” points to ${WORDS_FOR_NEEDS[need].noun}`] : [];
  });
  const why =
    because.length > 0
      ? `${because.join(', and ')}.`
      : `Your words point to ${needs.map((need) => WORDS_FOR_NEEDS[need].noun).join(' and ')}.`;
  const confidence = rounded(match);
  return {
    presetId: preset.id,
    presetName: preset.name,
    relevance: confidence >= HIGH ? 'High' : confidence >= MEDIUM ? 'Medium' : 'Low',
    explanation: `${why} This is ${what}.`,
    description: preset.description,
    category: preset.category,
    frequencies: preset.frequencies,
    confidence,
  };
}

function strongest(moving: readonly Moving[], need: string): string | undefined {
  return moving.filter((one) => one.need === need).toSorted((a, b) => b.weight - a.weight)[0]?.words;
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
