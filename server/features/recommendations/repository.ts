import type { Insertable } from 'kysely';
import type { Preferences } from '#contract/entities/recommendation.ts';
import { parseJson } from '#contract/rules/frequency-list.ts';
import { recommendation as limit } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import type { RecommendationRow, Schema } from '../../db/schema.ts';

type NewRecommendation = Omit<Insertable<Schema['recommendations']>, 'id'>;

/** One list, in its order; what is older than what is kept at most goes with it. */
export function keepRecommendations(
  database: Database,
  userId: number,
  rows: readonly NewRecommendation[],
): Promise<RecommendationRow[]> {
  return database.transaction(async ({ kysely }) => {
    const kept: RecommendationRow[] = [];
    for (const row of rows) {
      kept.push(
        await kysely.insertInto('recommendations').values(row).returningAll().executeTakeFirstOrThrow(),
      );
    }
    const newest = kysely
      .selectFrom('recommendations')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(limit.keptMax);
    await kysely
      .deleteFrom('recommendations')
      .where('user_id', '=', userId)
      .where('id', 'not in', newest)
      .execute();
    return kept;
  });
}

/** The newest list first, each in its own order. */
export function findRecommendationsOf({ kysely }: Database, userId: number): Promise<RecommendationRow[]> {
  return kysely
    .selectFrom('recommendations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit.keptMax)
    .execute();
}

export function findRecommendation(
  { kysely }: Database,
  userId: number,
  id: number,
): Promise<RecommendationRow | undefined> {
  return kysely
    .selectFrom('recommendations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What the member set by hand. */
export async function findPreferences({ kysely }: Database, userId: number): Promise<Preferences | null> {
  const row = await kysely
    .selectFrom('preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    preferredCategories: listOf(row.categories),
    favoriteFrequencies: listOf(row.frequencies),
  };
}

export async function keepPreferences(
  { kysely }: Database,
  userId: number,
  { preferredCategories, favoriteFrequencies }: Preferences,
): Promise<void> {
  const values = {
    categories: JSON.stringify(preferredCategories),
    frequencies: JSON.stringify(favoriteFrequencies),
  };
  await kysely
    .insertInto('preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deletePreferences({ kysely }: Database, userId: number): Promise<void> {
  await kysely.deleteFrom('preferences').where('user_id', '=', userId).execute();
}

function listOf<Item>(json: string): Item[] {
  const kept = parseJson(json);
  return Array.isArray(kept) ? kept : [];
}
