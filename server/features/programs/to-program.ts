import type { Program } from '#contract/entities/program.ts';
import { parseJson } from '#contract/rules/frequency-list.ts';
import { readDuration, readSettings } from '#contract/rules/read-program.ts';
import type { ProgramRow } from '../../db/schema.ts';
import { type Member, moderationOf } from '../../members/member.ts';

/**
 * A program as this caller may see it. The settings of one marked premium are for premium members and for whoever
 * made it, who keeps them when their own Premium has ended.
 */
export function toProgram(row: ProgramRow, caller: Member): Program {
  const isPremium = row.is_premium === 1;
  const locked = isPremium && !caller.isPremium && caller.id !== row.user_id;
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    description: row.description,
    category: row.category,
    settings: locked ? null : readSettings(row.settings),
    locked,
    isPublic: row.is_public === 1,
    isPremium,
    tags: readTags(row.tags),
    duration: readDuration(row.duration),
    useCount: row.use_count,
    moderation: moderationOf(row),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function readTags(json: string): string[] {
  const tags = parseJson(json);
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}
