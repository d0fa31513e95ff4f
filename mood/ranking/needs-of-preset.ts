import type { Preset } from '#contract/entities/preset.ts';
import { NEEDS, type Need } from '../labels.ts';
import { closenessTo } from '../preset-needs.ts';
import type { Wishes } from './wishes.ts';

/** What a whole category is looked for by, faintly: a topic says more. */
const ofCategories: Readonly<Record<Preset['category'], Wishes>> = {
  Physical: { pain: 0.3 },
  Mental: { focus: 0.3 },
  Emotional: { grief: 0.2, joy: 0.2, connection: 0.2, uplift: 0.2 },
  Energy: { energy: 0.35, confidence: 0.2, uplift: 0.2 },
  Spiritual: { meditation: 0.3 },
  'Premium Peptides': { energy: 0.1, pain: 0.1 },
};

type Described = Pick<Preset, 'category' | 'topics'>;

/** Presets do not change while the product runs, and every list asks for all of them. */
const known = new WeakMap<Described, Record<Need, number>>();

/** How close a preset is to each need, 0 to 1. */
export function needsOf(preset: Described): Record<Need, number> {
  const before = known.get(preset);
  if (before) return before;
  const faintly = ofCategories[preset.category];
  const needs = Object.fromEntries(
    NEEDS.map((need) => [need, Math.max(faintly[need] ?? 0, closenessTo(need, preset)?.closeness ?? 0)]),
  ) as Record<Need, number>;
  known.set(preset, needs);
  return needs;
}
