import { presets } from '#catalogue/presets.ts';
import type { Post, SentSound } from '#contract/entities/post.ts';
import { parseJson } from '#contract/rules/frequency-list.ts';
import { post as limit } from '#contract/rules/limits.ts';
import { frequenciesInText, frequenciesOfSettings } from '#contract/rules/post-sound.ts';
import { readSettings } from '#contract/rules/read-program.ts';
import type { Database } from '../../db/connection.ts';
import type { PostRow } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import type { SeenPost } from './post-rows.ts';

type SoundColumns = Pick<PostRow, 'preset_id' | 'program_id' | 'tones' | 'premium_tones'>;

const NONE: SoundColumns = { preset_id: null, program_id: null, tones: null, premium_tones: 0 };

/**
 * What a post keeps of the sound that it shares. A program is shared by its maker or, when it is public, by anyone;
 * its tones are written down, so that the post plays what was shared also when the program is gone.
 */
export async function soundColumns(
  database: Database,
  shared: SentSound | undefined,
  sender: Member | null,
): Promise<SoundColumns> {
  if (!shared) return NONE;
  if ('presetId' in shared) {
    if (!presets.some(({ id }) => id === shared.presetId))
      throw refusal('presetId', 'There is no such preset');
    return { ...NONE, preset_id: shared.presetId };
  }
  if ('frequencies' in shared) return { ...NONE, tones: JSON.stringify(shared.frequencies) };
  const program = await findProgram(database, shared.programId);
  const isOwn = program !== undefined && program.user_id === sender?.id;
  if (!program || !(isOwn || (program.is_public === 1 && program.hidden === 0)))
    throw refusal('programId', 'There is no such program');
  const settings = readSettings(program.settings);
  return {
    ...NONE,
    program_id: program.id,
    tones: JSON.stringify(settings ? frequenciesOfSettings(settings) : []),
    premium_tones: program.is_premium,
  };
}

/** What of a post sounds for this viewer, and what it shares. The numbers of Premium stay here for whoever lacks it. */
export function soundOf(
  row: SeenPost,
  viewer: Member | null,
): Pick<Post, 'frequencies' | 'shared' | 'locked'> {
  // Whoever made the program, not whoever passed it on.
  const isMaker = row.program !== null && row.program.user_id === viewer?.id;
  const preset = row.preset_id === null ? undefined : presets.find(({ id }) => id === row.preset_id);
  const locked = preset
    ? preset.isPremium && !viewer?.isPremium
    : row.premium_tones === 1 && !viewer?.isPremium && !isMaker;
  return { frequencies: locked ? [] : tonesOf(row, preset), shared: thingShared(row, preset), locked };
}

function tonesOf(row: SeenPost, preset: (typeof presets)[number] | undefined): number[] {
  if (preset) return preset.frequencies.slice(0, limit.frequenciesMax);
  if (row.tones !== null) return readTones(row.tones);
  return row.frequency === null ? frequenciesInText(row.content) : [row.frequency];
}

function thingShared(row: SeenPost, preset: (typeof presets)[number] | undefined): Post['shared'] {
  if (preset) return { kind: 'preset', id: preset.id, name: preset.name, minutes: preset.duration };
  const { program, program_id: id } = row;
  if (id === null || !program || program.is_public === 0 || program.hidden === 1) return null;
  return { kind: 'program', id, name: program.name };
}

function readTones(json: string): number[] {
  const tones = parseJson(json);
  return Array.isArray(tones) ? tones.filter((hertz) => typeof hertz === 'number') : [];
}

function findProgram({ kysely }: Database, id: number) {
  return kysely.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirst();
}

function refusal(field: string, message: string): Refusal {
  return new Refusal('invalid', { message, errors: [{ path: `shared.${field}`, message }] });
}
