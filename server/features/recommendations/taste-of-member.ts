import { presets } from '#catalogue/presets.ts';
import type { Preferences } from '#contract/entities/recommendation.ts';
import { listening as limit } from '#contract/rules/limits.ts';
import { type Listening, learnTaste, type Taste } from '#mood/ranking/taste.ts';
import type { Database } from '../../db/connection.ts';
import type { ListeningRow } from '../../db/schema.ts';
import type { Member } from '../../members/member.ts';
import { findListeningSince } from '../listening/repository.ts';
import { frequenciesOf, presetOf } from '../listening/to-session.ts';

const DAY_MS = 86_400_000;
/** The latest sessions: more would tell nothing new of a taste, and cost everybody time. */
const LEARNED_FROM = 1_000;

/** What this member can play: what the ranking is handed, and so all that it can tell of. */
export const playableBy = ({ isPremium }: Member) =>
  presets.filter((preset) => isPremium || !preset.isPremium);

/** What a year of listening tells of a member, with what they say themselves. */
export async function tasteOf(
  database: Database,
  member: Member,
  said: Preferences | null,
  now: number,
): Promise<Taste> {
  const rows = await findListeningSince(database, member.id, now - limit.summaryDays * DAY_MS, LEARNED_FROM);
  const history = rows.map((row) => toListening(row, member, now));
  return learnTaste(playableBy(member), history, said);
}

function toListening(row: ListeningRow, member: Member, now: number): Listening {
  const preset = presetOf(row, member);
  return {
    // Of one that is locked again nothing is learned: its numbers are withheld.
    preset: preset && !preset.locked ? preset : null,
    frequencies: frequenciesOf(row, member),
    seconds: row.seconds,
    daysAgo: Math.max(0, (now - row.started_at) / DAY_MS),
    feltBefore: row.felt_before,
    feltAfter: row.felt_after,
  };
}
