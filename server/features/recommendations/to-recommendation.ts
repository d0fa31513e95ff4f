import type {
  KeptRecommendation,
  Recommendation,
  RecommendationRequest,
} from '#contract/entities/recommendation.ts';
import type { RecommendationRow } from '../../db/schema.ts';
import type { Member } from '../../members/member.ts';
import { presetOf } from '../listening/to-session.ts';

const HIGH_FROM = 0.75;
const MEDIUM_FROM = 0.5;

function relevanceOf(confidence: number): string {
  if (confidence >= HIGH_FROM) return 'High';
  return confidence >= MEDIUM_FROM ? 'Medium' : 'Low';
}

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
      reasoning: row.reasoning,
    },
  ];
}
