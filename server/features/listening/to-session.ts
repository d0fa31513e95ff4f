import { openPresets, presets } from '#catalogue/presets.ts';
import type { ListenedSession } from '#contract/entities/listening.ts';
import type { Preset } from '#contract/entities/preset.ts';
import { parseJson } from '#contract/rules/frequency-list.ts';
import { tiers } from '#contract/rules/limits.ts';
import type { ListeningRow } from '../../db/schema.ts';
import type { Member } from '../../members/member.ts';

const whole = new Map(presets.map((preset) => [preset.id, preset]));
const open = new Map(openPresets.map((preset) => [preset.id, preset]));

/** The preset as this member may see it today: what was heard or recommended with Premium is withheld without it. */
export function presetOf(row: Pick<ListeningRow, 'preset_id'>, { isPremium }: Member): Preset | undefined {
  return row.preset_id === null ? undefined : (isPremium ? whole : open).get(row.preset_id);
}

/** What sounded, as far as this member may know it. */
export function frequenciesOf(row: ListeningRow, member: Member): number[] {
  if (row.preset_id !== null) return presetOf(row, member)?.frequencies.slice(0, tiers.generators) ?? [];
  const kept = parseJson(row.frequencies);
  return Array.isArray(kept) ? kept.filter((hertz) => typeof hertz === 'number') : [];
}

export function toSession(row: ListeningRow, member: Member): ListenedSession {
  return {
    id: row.id,
    startedAt: new Date(row.started_at).toISOString(),
    seconds: row.seconds,
    source: row.source,
    presetId: row.preset_id,
    frequencies: frequenciesOf(row, member),
    feltBefore: row.felt_before,
    feltAfter: row.felt_after,
  };
}
