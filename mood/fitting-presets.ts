import type { Preset } from '#contract/entities/preset.ts';
import type { Need } from './labels.ts';
import { closenessTo } from './preset-needs.ts';

export interface FittingPreset {
  preset: Preset;
  /** 0 to 1: how likely the needs are, each as far as the preset is close to it. */
  match: number;
  /** The needs that counted, most first, and what makes the preset close to the first. */
  needs: Need[];
  what: string;
}

/** How much is known breaks ties, and never more. */
const KNOWN: Record<Preset['evidence']['grade'], number> = {
  'some-trials': 0.03,
  mixed: 0.02,
  tradition: 0.01,
  none: 0,
};
const OF_ONE_FAMILY = 2;

/** The presets of the list that fit the needs best, first the best; those withheld from the caller are left out. */
export function fittingPresets(
  needs: readonly { need: Need; confidence: number }[],
  presets: readonly Preset[],
  count: number,
): FittingPreset[] {
  const ranked = presets
    .filter(({ locked }) => !locked)
    .flatMap((preset) => {
      const terms = needs.flatMap(({ need, confidence }) => {
        const fit = closenessTo(need, preset);
        return fit ? [{ need, what: fit.what, share: confidence * fit.closeness }] : [];
      });
      const [first] = terms.sort((a, b) => b.share - a.share);
      if (!first) return [];
      const match = Math.min(
        1,
        terms.reduce((sum, { share }) => sum + share, 0),
      );
      return [{ preset, match, needs: terms.map(({ need }) => need), what: first.what }];
    })
    .sort((a, b) => order(b) - order(a) || a.preset.id - b.preset.id);
  const fromFamily = new Map<string, number>();
  return ranked
    .filter(({ preset: { family = '' } }) => {
      const taken = fromFamily.get(family) ?? 0;
      fromFamily.set(family, taken + 1);
      return taken < OF_ONE_FAMILY;
    })
    .slice(0, count);
}

function order({ match, preset }: FittingPreset): number {
  return match + KNOWN[preset.evidence.grade];
}
