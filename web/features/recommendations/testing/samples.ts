import type { KeptRecommendation } from '#contract/entities/recommendation.ts';

export const kept = (id: number, fields: Partial<KeptRecommendation> = {}): KeptRecommendation => ({
  id,
  presetId: id,
  createdAt: '2026-11-17T20:00:00.000Z',
  title: `Preset ${id}`,
  confidence: 0.86,
  category: 'Mental',
  duration: 1500,
  description: 'Ten pulses a second.',
  frequencies: [10, 200.5],
  figure: '/figures/a/10-200.5',
  reasoning: 'You chose Stress, and this is slow and even.',
  ...fields,
});
