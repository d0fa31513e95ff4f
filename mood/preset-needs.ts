import type { Preset } from '#contract/entities/preset.ts';
import type { Need } from './labels.ts';

/**
 * Which presets people look for when they need something: by their topics, from the catalogue, with how close that is
 * and what it is. A place to look, never what a tone does.
 */
const TOPICS: Record<Need, Readonly<Record<string, readonly [closeness: number, what: string]>>> = {
  sleep: {
    sleep: [0.9, 'one of those for the night'],
    night: [1, 'one of the rhythms of sleep'],
    delta: [0.95, 'in the slowest band, that of deep sleep'],
    relax: [0.55, 'slow and even'],
    breath: [0.5, 'a pace to breathe along with'],
    calm: [0.45, 'even, with nothing sudden in it'],
  },
  calm: {
    stress: [1, 'a low swell to breathe along with'],
    relax: [0.95, 'slow and even'],
    breath: [0.9, 'a pace to breathe along with'],
    calm: [0.75, 'even, with nothing sudden in it'],
    alpha: [0.7, 'the rhythm of rest with closed eyes'],
    grounding: [0.5, 'low and steady'],
  },
  focus: {
    study: [1, 'a steady shimmer to work beside'],
    focus: [0.9, 'one that people choose to work beside'],
    attention: [0.85, 'from studies of attention'],
    beta: [0.75, 'in the band of a busy mind'],
    gamma: [0.65, 'in the quickest band'],
  },
  energy: {
    energy: [1, 'in the band of eyes open and mind busy'],
    workout: [0.85, 'the cadence of a run'],
    walk: [0.75, 'the pace of a walk'],
    beta: [0.65, 'in the band of a busy mind'],
    happy: [0.5, 'a bright chord'],
    miracle: [0.45, 'a clear tone, well above the low ones'],
  },
  pain: {
    breath: [0.8, 'a pace to breathe along with'],
    relax: [0.75, 'slow and even'],
    rest: [0.65, 'slow, made for resting'],
    theta: [0.6, 'in the band of daydreams'],
    bowl: [0.6, 'a bowl that rings for long'],
    calm: [0.55, 'even, with nothing sudden in it'],
  },
  grief: {
    sad: [0.95, 'a chord that does not pretend to be glad'],
    bowl: [0.75, 'a bowl that rings for long'],
    heart: [0.7, 'close to the heart, by pace or by tradition'],
    love: [0.65, 'tied to love by its tradition'],
    breath: [0.6, 'a pace to breathe along with'],
    calm: [0.5, 'quiet company'],
  },
  uplift: {
    happy: [1, 'a bright chord'],
    miracle: [0.8, 'the best known of the six old tones'],
    light: [0.65, 'the colours of light, brought down to tones'],
    love: [0.6, 'tied to love by its tradition'],
    harmony: [0.5, 'pure intervals that rest on each other'],
    nature: [0.5, 'the tones of the earth itself'],
  },
  connection: {
    relationships: [1, 'tied to the people around one by its tradition'],
    love: [0.85, 'tied to love by its tradition'],
    heart: [0.75, 'close to the heart, by pace or by tradition'],
    singing: [0.6, 'like voices in one room'],
    harmony: [0.55, 'tones that fit together'],
    baby: [0.5, 'a pace at which one is rocked'],
  },
  anger: {
    stress: [0.95, 'a low swell to breathe along with'],
    breath: [0.9, 'a pace to breathe along with'],
    step: [0.7, 'the pace of a walk, to let it out'],
    grounding: [0.65, 'low and steady'],
    drum: [0.6, 'struck, with room for strength'],
    calm: [0.6, 'even, with nothing sudden in it'],
  },
  joy: {
    joy: [1, 'a bright chord'],
    harmony: [0.75, 'pure intervals that rest on each other'],
    step: [0.65, 'the pace of a walk'],
    light: [0.65, 'the colours of light, brought down to tones'],
    miracle: [0.6, 'a clear tone, well above the low ones'],
  },
  meditation: {
    meditation: [1, 'one that people sit with'],
    mantra: [0.9, 'the tone that is called Om'],
    theta: [0.85, 'in the band of daydreams'],
    bowl: [0.85, 'a bowl that rings for long'],
    yoga: [0.7, 'from the tradition of the seven wheels'],
    overtone: [0.55, 'overtones to listen into'],
  },
  confidence: {
    'solar plexus': [0.95, 'the wheel that its tradition calls the seat of will'],
    expression: [0.85, 'tied to speaking out by its tradition'],
    change: [0.75, 'tied to change by its tradition'],
    root: [0.7, 'the lowest of the six old tones'],
    grounding: [0.65, 'low and steady'],
    step: [0.55, 'an upright pace'],
  },
};

/** What one more fitting topic adds: enough to put one of two like presets first. */
const ANOTHER = 0.02;

/** How close a preset is to a need, 0 to 1, and what makes it so. Null: nothing of it has to do with the need. */
export function closenessTo(
  need: Need,
  preset: Pick<Preset, 'topics'>,
): { closeness: number; what: string } | null {
  const fits = preset.topics.flatMap((topic) => {
    const fit = TOPICS[need][topic];
    return fit ? [fit] : [];
  });
  const best = fits.reduce((one, other) => (other[0] > one[0] ? other : one), [0, ''] as const);
  if (best[0] === 0) return null;
  return { closeness: Math.min(1, best[0] + ANOTHER * (fits.length - 1)), what: best[1] };
}
