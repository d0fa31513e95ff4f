import type { Preset } from '#contract/entities/preset.ts';
import type { MoodMatch } from '#contract/entities/recommendation.ts';
import { helpInWords } from '#contract/help-lines.ts';
import type { Moving } from './moving-words.ts';
import { closenessTo } from './preset-needs.ts';
import { relevanceOf } from './ranking/confidence.ts';
import { type Ranked, rankPresets } from './ranking/rank-presets.ts';
import { whatItIs } from './ranking/reasons.ts';
import { learnTaste } from './ranking/taste.ts';
import type { Reading } from './reader.ts';
import { WORDS_FOR_NEEDS } from './words-for-needs.ts';

const RECOMMENDED = 5;
/** Below this the first need is a guess, and called one. */
const UNSURE = 0.4;

/**
 * The answer to a text that was read: what it points to, in whose words, and what of the list fits. To danger the
 * answer is help and nothing else.
 */
export function moodMatchOf(reading: Reading, presets: readonly Preset[]): MoodMatch {
  if (reading.crisis) return HELP;
  const { needs, moving } = reading;
  return {
    crisis: false,
    analysis: analysisOf(reading),
    needs: needs.map(({ need, confidence }) => ({ need, confidence: rounded(confidence) })),
    moving,
    recommendations: fitting(needs, presets).map((ranked) => recommended(ranked, reading)),
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

/** By the same ranking as all recommendations, with nothing known of the person but these words. */
function fitting(needs: Reading['needs'], presets: readonly Preset[]): Ranked[] {
  if (needs.length === 0) return [];
  const wishes = Object.fromEntries(needs.map(({ need, confidence }) => [need, confidence]));
  const nobody = learnTaste(presets, [], null);
  return rankPresets(presets, { asked: { needs: wishes }, taste: nobody, count: RECOMMENDED });
}

function recommended({ preset, confidence: share, terms }: Ranked, { needs: read, moving }: Reading) {
  const close = read
    .map(({ need, confidence }) => ({
      need,
      part: confidence * (closenessTo(need, preset)?.closeness ?? 0),
    }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)
    .map(({ need }) => need);
  const needs = close.length > 0 ? close : terms.flatMap((term) => (term.kind === 'wish' ? term.need : []));
  const because = needs.flatMap((need) => {
    const quoted = strongest(moving, need);
    return quoted ? [`“${quoted}” points to ${WORDS_FOR_NEEDS[need].noun}`] : [];
  });
  const why =
    because.length > 0
      ? `${because.join(', and ')}.`
      : `Your words point to ${needs.map((need) => WORDS_FOR_NEEDS[need].noun).join(' and ')}.`;
  const confidence = rounded(share);
  return {
    presetId: preset.id,
    presetName: preset.name,
    relevance: relevanceOf(confidence),
    explanation: `${why} This is ${whatItIs(needs[0], preset)}.`,
    description: preset.description,
    category: preset.category,
    frequencies: preset.frequencies,
    figure: preset.figure,
    confidence,
  };
}

function strongest(moving: readonly Moving[], need: string): string | undefined {
  return moving.filter((one) => one.need === need).toSorted((a, b) => b.weight - a.weight)[0]?.words;
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
