import { presets } from '#catalogue/presets.ts';
import type { Listened, ListeningSummary } from '#contract/entities/listening.ts';
import { listening as limit } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { readClock } from '../../db/read-clock.ts';
import type { ListeningRow } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { findListeningSince, keepListening, sumListeningOf } from './repository.ts';
import { summarize } from './summary.ts';

const DAY_MS = 86_400_000;
/** Clocks differ: what begins a little in the future began now. */
const CLOCKS_DIFFER_MS = 600_000;

export async function recordListening(
  database: Database,
  member: Member,
  body: Listened,
): Promise<ListeningRow> {
  const { presetId, seconds } = body;
  if (presetId !== undefined && !presets.some(({ id }) => id === presetId)) {
    throw wrong('presetId', 'There is no such preset');
  }
  const now = await readClock(database);
  const startedAt = Date.parse(body.startedAt);
  if (startedAt > now + CLOCKS_DIFFER_MS) throw wrong('startedAt', 'That has not happened yet');
  if (startedAt < now - limit.daysLateMax * DAY_MS) throw wrong('startedAt', 'That was too long ago');
  return keepListening(database, {
    user_id: member.id,
    session_key: body.key,
    started_at: Math.min(startedAt, now),
    seconds,
    source: body.source,
    preset_id: presetId ?? null,
    frequencies: JSON.stringify(presetId === undefined ? (body.frequencies ?? []) : []),
    felt_before: body.feltBefore ?? null,
    felt_after: body.feltAfter ?? null,
  });
}

export async function summarizeListening(
  database: Database,
  member: Member,
  offsetMinutes: number,
): Promise<ListeningSummary> {
  const now = await readClock(database);
  const { sessions, seconds } = await sumListeningOf(database, member.id);
  const rows = await findListeningSince(database, member.id, now - limit.summaryDays * DAY_MS);
  return {
    sessions,
    seconds,
    averageSeconds: sessions === 0 ? 0 : seconds / sessions,
    ...summarize(rows, member, offsetMinutes),
  };
}

const wrong = (path: string, message: string) =>
  new Refusal('invalid', { message, errors: [{ path, message }] });
