import { randomUUID } from 'node:crypto';
import type {
  ForYou,
  KnownPreferences,
  ListenedTo,
  Preferences,
  Recommendation,
  RecommendationRequest,
} from '#contract/entities/recommendation.ts';
import type { TimeOfDay } from '#contract/rules/chips.ts';
import { recommendation as limit, listening } from '#contract/rules/limits.ts';
import { tellsOfDanger } from '#mood/danger.ts';
import { rankPresets } from '#mood/ranking/rank-presets.ts';
import { whyItWorks } from '#mood/ranking/reasons.ts';
import { learnedPreferences } from '#mood/ranking/taste.ts';
import type { Database } from '../../db/connection.ts';
import { readClock } from '../../db/read-clock.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { recordListening } from '../listening/service.ts';
import {
  deletePreferences,
  findPreferences,
  findRecommendation,
  findRecommendationsOf,
  keepPreferences,
  keepRecommendations,
} from './repository.ts';
import { playableBy, tasteOf } from './taste-of-member.ts';
import { toRecommendation } from './to-recommendation.ts';

export async function generateRecommendations(
  database: Database,
  member: Member,
  body: RecommendationRequest,
): Promise<Recommendation[]> {
  // Nothing is kept of it, and nothing is recommended beside it.
  const words = [body.mood, ...(body.symptoms ?? []), body.currentConditions];
  if (words.some((some) => some && tellsOfDanger(some))) throw new Refusal('help_first');
  const now = await readClock(database);
  const said = await findPreferences(database, member.id);
  const lately = await findRecommendationsOf(database, member.id);
  const ranked = rankPresets(playableBy(member), {
    asked: {
      mood: body.mood,
      symptoms: body.symptoms,
      conditions: body.currentConditions,
      timeOfDay: body.timeOfDay,
      sessionSeconds: body.sessionDuration ?? limit.secondsDefault,
      intensity: body.intensity,
    },
    taste: await tasteOf(database, member, said, now),
    count: limit.perList,
    shownLately: new Set(lately.slice(0, limit.perList).map(({ preset_id }) => preset_id)),
  });
  const rows = ranked.map(({ preset, confidence, terms }) => ({
    user_id: member.id,
    preset_id: preset.id,
    confidence,
    reasoning: whyItWorks({ preset, terms }),
    // Never the moment of the list before: it tells which were found together.
    created_at: Math.max(now, (lately[0]?.created_at ?? 0) + 1),
  }));
  const kept = await keepRecommendations(database, member.id, rows);
  return kept.flatMap((row) => toRecommendation(row, member, body));
}

/** By the same ranking, with nothing asked but the hour. While nothing is known of a member there is nothing to say. */
export async function recommendForYou(
  database: Database,
  member: Member,
  timeOfDay: TimeOfDay | undefined,
): Promise<ForYou[]> {
  const said = await findPreferences(database, member.id);
  const taste = await tasteOf(database, member, said, await readClock(database));
  const isKnown = [...taste.categories.values(), ...taste.frequencies.values()].some((liking) => liking > 0);
  if (!isKnown) return [];
  const ranked = rankPresets(playableBy(member), { asked: { timeOfDay }, taste, count: limit.forYou });
  return ranked.map(({ preset, confidence, terms }) => ({
    presetId: preset.id,
    confidence,
    explanation: whyItWorks({ preset, terms }),
  }));
}

/** What was heard of a recommendation belongs to the history like any other session, once for each key. */
export async function trackListening(
  database: Database,
  member: Member,
  { recommendationId, duration, key, startedAt, feltBefore, feltAfter }: ListenedTo,
): Promise<void> {
  const row = await findRecommendation(database, member.id, recommendationId);
  if (!row) throw new Refusal('not_found');
  // Trying something out is not listening.
  if (duration < listening.secondsMin) return;
  const began = startedAt ?? new Date((await readClock(database)) - duration * 1000).toISOString();
  await recordListening(database, member, {
    key: key ?? `recommendation ${randomUUID()}`,
    startedAt: began,
    seconds: duration,
    source: 'recommendation',
    presetId: row.preset_id,
    feltBefore,
    feltAfter,
  });
}

export async function readPreferences(database: Database, member: Member): Promise<KnownPreferences> {
  const said = await findPreferences(database, member.id);
  if (said) return { ...said, learned: false };
  const taste = await tasteOf(database, member, null, await readClock(database));
  return { ...learnedPreferences(taste), learned: true };
}

/** Nothing set means: learned again. */
export async function setPreferences(
  database: Database,
  member: Member,
  set: Preferences,
): Promise<KnownPreferences> {
  const preferredCategories = [...new Set(set.preferredCategories)];
  const favoriteFrequencies = [...new Set(set.favoriteFrequencies)];
  if (preferredCategories.length + favoriteFrequencies.length === 0)
    await deletePreferences(database, member.id);
  else await keepPreferences(database, member.id, { preferredCategories, favoriteFrequencies });
  return readPreferences(database, member);
}
