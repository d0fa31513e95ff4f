import { presets } from '#catalogue/presets.ts';
import type { Preset } from '#contract/entities/preset.ts';
import type { CheckedProgram, ProgramEdit, ProgramSettings } from '#contract/entities/program.ts';
import { hasStages } from '#contract/rules/has-stages.ts';
import { tiers } from '#contract/rules/limits.ts';
import { toProgram as presetAsProgram } from '#contract/rules/preset-program.ts';
import { firstSequence } from '#contract/rules/sound-defaults.ts';
import type { Database } from '../../db/connection.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { settleReportsOnDeleted } from '../../db/reports.ts';
import type { ProgramRow } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { suspended } from '../../http/suspended.ts';
import { noteDeletion } from '../../members/deleted-by-staff.ts';
import { refuseDeletion } from '../../members/imposed.ts';
import { type Member, maySee } from '../../members/member.ts';
import { findMember } from '../../members/member-reader.ts';
import {
  addUse,
  countProgramsOf,
  deleteProgramRow,
  findProgram,
  insertProgram,
  type NewProgramRow,
  updateProgram,
} from './repository.ts';

/** The category of programs with stages, which are part of Premium, however it is written. */
const SEQUENCED = firstSequence.category.toLowerCase();

/** Keeps a program: any number for a premium member, a few for everyone else. */
export function saveProgram(database: Database, caller: Member, body: CheckedProgram): Promise<ProgramRow> {
  const program = toRow(caller, body);
  if (caller.isPremium) return insertProgram(database, program);
  return database.transaction(async (transaction) => {
    // Held while its programs are counted: of many requests at once no more get through than may be kept.
    await holdAccount(transaction, caller.id);
    const kept = await countProgramsOf(transaction, caller.id);
    if (kept >= tiers.freePrograms) throw new Refusal('program_limit');
    return insertProgram(transaction, program);
  });
}

/** A program for the caller's eyes: an own one, or a public one; one that is hidden is for staff. */
export async function openProgram(database: Database, caller: Member, id: number): Promise<ProgramRow> {
  const row = await findProgram(database, id);
  if (!row || !maySee(row, caller)) throw new Refusal('not_found');
  return row;
}

/** Its owner renames a program or puts other sounds into it; nobody else does. */
export function changeProgram(
  database: Database,
  caller: Member,
  id: number,
  edit: ProgramEdit,
): Promise<ProgramRow> {
  return database.transaction(async (transaction) => {
    const program = await findProgram(transaction, id);
    if (!program || !maySee(program, caller)) throw new Refusal('not_found');
    if (program.user_id !== caller.id) throw new Refusal('forbidden');
    const isPublic = edit.isPublic ?? program.is_public === 1;
    if (isPublic && caller.isSuspended) throw suspended(caller);
    return updateProgram(transaction, id, {
      name: edit.name ?? program.name,
      description: edit.description ?? program.description,
      is_public: isPublic ? 1 : 0,
      duration: edit.duration ?? program.duration,
      ...(edit.settings ? soundsOf(caller, program, edit.settings) : {}),
    });
  });
}

/** Other sounds than before: it is no longer the preset it may have been, nor a sequence if nothing in it moves. */
function soundsOf(caller: Member, program: ProgramRow, settings: ProgramSettings) {
  const isSequence = hasStages(settings);
  if (isSequence && !caller.isPremium) throw new Refusal('premium_required');
  const wasSequence = program.category.trim().toLowerCase() === SEQUENCED;
  return {
    settings: JSON.stringify(settings),
    preset_id: null,
    category: wasSequence && !isSequence ? '' : program.category,
  };
}

/** Its owner deletes a program; staff may delete a public one, and its owner is told. One that the caller may not see is not there. */
export function deleteProgram(
  database: Database,
  caller: Member,
  id: number,
  reason?: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const program = await findProgram(transaction, id);
    if (!program || !maySee(program, caller)) throw new Refusal('not_found');
    const isOwner = program.user_id === caller.id;
    const author = await findMember(transaction, program.user_id);
    if (!isOwner) await refuseDeletion(transaction, caller, author, { ...program, kind: 'program' });
    await deleteProgramRow(transaction, id);
    await settleReportsOnDeleted(transaction);
    const deleted = { kind: 'program', id, text: program.name, author } as const;
    if (!isOwner) await noteDeletion(transaction, caller, deleted, reason);
  });
}

export async function useProgram(database: Database, caller: Member, id: number): Promise<number> {
  const useCount = await addUse(database, id, caller.id);
  if (useCount === undefined) throw new Refusal('not_found');
  return useCount;
}

function toRow(caller: Member, body: CheckedProgram): NewProgramRow {
  const preset = body.presetId === undefined ? undefined : findPreset(caller, body.presetId);
  const saved = preset && presetAsProgram(preset);
  const settings = saved?.settings ?? body.settings;
  if (!settings) throw new Refusal('invalid');
  const isSequenced = body.category?.trim().toLowerCase() === SEQUENCED || hasStages(settings);
  if (isSequenced && !caller.isPremium) throw new Refusal('premium_required');
  if (body.isPublic && caller.isSuspended) throw suspended(caller);
  return {
    user_id: caller.id,
    name: body.name,
    description: body.description ?? saved?.description ?? '',
    category: body.category || (saved?.category ?? ''),
    settings: JSON.stringify(settings),
    is_public: body.isPublic ? 1 : 0,
    // Whoever could save a premium preset as an open program would give its numbers to everyone.
    is_premium: caller.isPremium && (body.isPremium || preset?.isPremium) ? 1 : 0,
    tags: JSON.stringify(body.tags ?? []),
    duration: body.duration ?? preset?.duration ?? null,
    preset_id: preset?.id ?? null,
  };
}

/** Saving a preset is part of Premium, whichever preset it is. */
function findPreset(caller: Member, presetId: number): Preset {
  if (!caller.isPremium) throw new Refusal('premium_required');
  const preset = presets.find(({ id }) => id === presetId);
  if (preset) return preset;
  const message = 'There is no such preset';
  throw new Refusal('invalid', { message, errors: [{ path: 'presetId', message }] });
}
