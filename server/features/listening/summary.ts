import type { ListeningSummary } from '#contract/entities/listening.ts';
import { presetCategories } from '#contract/entities/preset.ts';
import { listening as limit } from '#contract/rules/limits.ts';
import type { ListeningRow } from '../../db/schema.ts';
import type { Member } from '../../members/member.ts';
import { frequenciesOf, presetOf } from './to-session.ts';

type Mood = NonNullable<ListeningSummary['mood']>;

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;
const percentOf = (part: number, all: number) => (all === 0 ? 0 : Math.round((100 * part) / all));

/** The rows of a year, the latest first, in numbers. `offsetMinutes` says where the listener's midnight is. */
export function summarize(rows: readonly ListeningRow[], member: Member, offsetMinutes: number) {
  const { days, hours } = spread(rows, offsetMinutes * 60_000);
  return {
    mood: moodOf(rows),
    frequencies: longestHeard(rows, member),
    categories: categoriesOf(rows, member),
    days,
    hours,
    recent: recentPresets(rows),
  } satisfies Partial<ListeningSummary>;
}

/** Minutes go to the day and the hour in which they were heard: a session over midnight belongs to both. */
function spread(rows: readonly ListeningRow[], offset: number) {
  const days = new Map<string, number>();
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { started_at, seconds } of rows) {
    let from = started_at + offset;
    const end = from + seconds * 1000;
    while (from < end) {
      const until = Math.min(end, (Math.floor(from / HOUR_MS) + 1) * HOUR_MS);
      const heard = (until - from) / 1000;
      const at = new Date(from);
      const day = at.toISOString().slice(0, 10);
      days.set(day, (days.get(day) ?? 0) + heard);
      hours[at.getUTCHours()] = (hours[at.getUTCHours()] ?? 0) + heard;
      from = until;
    }
  }
  const oldestFirst = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
  // Who listens on two devices at once has no longer day for it.
  const capped = oldestFirst.map(([day, seconds]) => ({ day, seconds: Math.min(seconds, DAY_SECONDS) }));
  return { days: capped, hours };
}

function moodOf(rows: readonly ListeningRow[]): Mood | null {
  const pairs = rows.flatMap(({ felt_before, felt_after }) =>
    felt_before === null || felt_after === null ? [] : [[felt_before, felt_after] as const],
  );
  if (pairs.length === 0) return null;
  const share = (isCounted: (before: number, after: number) => boolean) =>
    percentOf(pairs.filter(([before, after]) => isCounted(before, after)).length, pairs.length);
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
  return {
    sessions: pairs.length,
    improvedPercent: share((before, after) => after > before),
    samePercent: share((before, after) => after === before),
    lowerPercent: share((before, after) => after < before),
    before: mean(0),
    after: mean(1),
    pairs: countPairs(pairs),
  };
}

function countPairs(pairs: readonly (readonly [number, number])[]): Mood['pairs'] {
  const counted = new Map<string, Mood['pairs'][number]>();
  for (const [before, after] of pairs) {
    const key = `${before} ${after}`;
    counted.set(key, { before, after, sessions: (counted.get(key)?.sessions ?? 0) + 1 });
  }
  return [...counted.values()].sort((a, b) => a.before - b.before || a.after - b.after);
}

function longestHeard(rows: readonly ListeningRow[], member: Member) {
  const heard = new Map<number, number>();
  for (const row of rows) {
    for (const hz of new Set(frequenciesOf(row, member))) heard.set(hz, (heard.get(hz) ?? 0) + row.seconds);
  }
  return [...heard]
    .map(([hz, seconds]) => ({ hz, seconds }))
    .sort((a, b) => b.seconds - a.seconds || a.hz - b.hz)
    .slice(0, limit.topFrequencies);
}

function categoriesOf(rows: readonly ListeningRow[], member: Member) {
  return presetCategories.map((category) => ({
    category,
    percent: percentOf(
      rows.filter((row) => presetOf(row, member)?.category === category).length,
      rows.length,
    ),
  }));
}

function recentPresets(rows: readonly ListeningRow[]) {
  const seen = new Map<number, ListeningSummary['recent'][number]>();
  for (const { preset_id, started_at, seconds } of rows) {
    if (preset_id === null || seen.has(preset_id)) continue;
    seen.set(preset_id, { presetId: preset_id, startedAt: new Date(started_at).toISOString(), seconds });
    if (seen.size === limit.recentPresets) break;
  }
  return [...seen.values()];
}
