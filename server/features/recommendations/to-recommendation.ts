import type {
  KeptRecommendation,
  Recommendation,
  RecommendationRequest,
} from '#contract/entities/recommendation.ts';
import { relevanceOf } from '#mood/ranking/confidence.ts';
import type { RecommendationRow } from '../../db/schema.ts';
import type { Member } from '../../members/member.ts';
import { presetOf } from '../listening/to-session.ts';

/** As the answer to what was asked for. */
export function toRecommendation(
  row: RecommendationRow,
  member: Member,
  { mood, symptoms }: RecommendationRequest,
): Recommendation[] {
  const preset = presetOf(row, member);
  if (!preset) return [];
  return [
    {
      id: row.id,
      presetId: preset.id,
      presetName: preset.name,
      relevance: relevanceOf(row.confidence),
      explanation: row.reasoning,
      description: preset.description,
      category: preset.category,
      frequencies: preset.frequencies,
      figure: preset.figure,
      confidence: row.confidence,
      mood: mood ?? null,
      symptoms: symptoms ?? [],
    },
  ];
}

/** As one of those that were kept; none where the catalogue has lost its preset. */
export function toKept(row: RecommendationRow, member: Member): KeptRecommendation[] {
  const preset = presetOf(row, member);
  if (!preset) return [];
  return [
    {
      id: row.id,
      presetId: preset.id,
      createdAt: new Date(row.created_at).toISOString(),
      title: preset.name,
      confidence: row.confidence,
      category: preset.category,
      duration: preset.duration * 60,
      description: preset.description,
      frequencies: preset.frequencies,
      figure: preset.figure,
      reasoning: row.reasoning,
    },
  ];
}
