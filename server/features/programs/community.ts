import { sql } from 'kysely';
import type { programOrders } from '#contract/entities/program.ts';
import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import type { ProgramRow } from '../../db/schema.ts';
import { actsAsStaff, type Member } from '../../members/member.ts';
import { findMembers } from '../../members/member-reader.ts';
import { readRatings } from './ratings.ts';
import { toProgram } from './to-program.ts';

type Order = (typeof programOrders)[number];

/** What each order compares; ties go to the newer program. */
const RANKS = {
  newest: 'programs.id',
  'most-used': 'programs.use_count',
  'best-rated': 'programs.rating_rank',
} as const;

/** Programs with their creators and stars, as this viewer may see them. */
export async function toCommunityPrograms(database: Database, rows: readonly ProgramRow[], viewer: Member) {
  const creators = await findMembers(
    database,
    rows.map(({ user_id }) => user_id),
  );
  const ratings = await readRatings(
    database,
    rows.map(({ id }) => id),
    viewer.id,
  );
  return rows.flatMap((row) => {
    const creator = creators.get(row.user_id);
    if (!creator) return [];
    const rated = ratings.get(row.id);
    return [
      {
        ...toProgram(row, viewer),
        creator: creator.username,
        averageRating: rated?.average ?? null,
        ratingCount: rated?.count ?? 0,
        ownRating: rated?.own ?? null,
      },
    ];
  });
}

/**
 * The programs that everyone may see, hidden ones for their owners and staff, those of members whom the viewer has blocked left out. A page begins behind the
 * last program of the one before, by its rank and its number.
 */
export async function listPublic(
  database: Database,
  viewer: Member,
  { order = 'newest', cursor }: { order?: Order | undefined; cursor?: string | undefined },
) {
  const rank = sql.ref<number>(RANKS[order]);
  const [last, lastId] = (cursor ?? '').split('.').map(Number);
  const before =
    cursor === undefined ? sql`` : sql`and (${rank}, programs.id) < (${last ?? 0}, ${lastId ?? last ?? 0})`;
  const unhidden = actsAsStaff(viewer) ? sql`` : sql`and (hidden = 0 or user_id = ${viewer.id})`;
  const { rows } = await sql<ProgramRow & { rank: number }>`
    select programs.*, ${rank} as rank from programs
    where is_public = 1 ${unhidden} ${before} and not exists (
      select 1 from blocks where blocks.user_id = ${viewer.id} and blocks.blocked_id = programs.user_id)
    order by ${rank} desc, programs.id desc limit ${shown.feedPage + 1}`.execute(database.kysely);
  const page = rows.slice(0, shown.feedPage);
  const end = page.at(-1);
  return {
    programs: await toCommunityPrograms(database, page, viewer),
    next: end && rows.length > page.length ? `${end.rank}.${end.id}` : null,
  };
}
