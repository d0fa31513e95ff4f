import type { Database } from '../../db/connection.ts';
import type { Member } from '../../members/member.ts';
import { findMemberByName, listMembers } from '../../members/member-reader.ts';
import { type Role, setPremiumGrant, setRole } from './service.ts';

/** What a command prints, and what it tells the shell. */
interface Outcome {
  exitCode: 0 | 1 | 2;
  output: string;
}

export const USAGE = `Usage: npm run admin -- COMMAND

  grant-premium NAME                 make an account premium
  revoke-premium NAME                take that back
  grant-role NAME admin|moderator    give a role
  revoke-role NAME admin|moderator   take a role
  list-users                         list all accounts

NAME is a username or an e-mail address. A change of role signs the account out everywhere.`;

type Command = (database: Database, member: Member, role: Role) => Promise<string>;

const OPERATOR = null;
const ROLES: readonly string[] = ['admin', 'moderator'] satisfies Role[];

const COMMANDS: Record<string, { takesRole: boolean; run: Command }> = {
  'grant-premium': {
    takesRole: false,
    run: async (database, member) =>
      (await setPremiumGrant(database, OPERATOR, member, true))
        ? `${member.username} is premium now.`
        : `${member.username} was premium by grant already.`,
  },
  'revoke-premium': {
    takesRole: false,
    run: async (database, member) =>
      (await setPremiumGrant(database, OPERATOR, member, false))
        ? `${member.username} is no longer premium by grant.`
        : `${member.username} had no grant of premium.`,
  },
  'grant-role': {
    takesRole: true,
    run: async (database, member, role) =>
      (await setRole(database, OPERATOR, member, role, true))
        ? `${member.username} is ${role} now, and signed out everywhere.`
        : `${member.username} was ${role} already.`,
  },
  'revoke-role': {
    takesRole: true,
    run: async (database, member, role) =>
      (await setRole(database, OPERATOR, member, role, false))
        ? `${member.username} is no longer ${role}, and signed out everywhere.`
        : `${member.username} was not ${role}.`,
  },
};

export async function runAdminCommand(database: Database, args: string[]): Promise<Outcome> {
  const [command = '', name, role, ...rest] = args;
  if (command === 'list-users' && name === undefined) {
    return { exitCode: 0, output: toTable(await listMembers(database)) };
  }
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  const hasRightWords = known?.takesRole ? role !== undefined && ROLES.includes(role) : role === undefined;
  if (!known || name === undefined || !hasRightWords || rest.length > 0)
    return { exitCode: 2, output: USAGE };
  const member = await findMemberByName(database, name);
  if (!member) return { exitCode: 1, output: `There is no account named ${name}.` };
  return { exitCode: 0, output: await known.run(database, member, role as Role) };
}

function toTable(members: Member[]): string {
  const rows = members.map((member) => [
    String(member.id),
    member.username,
    member.email,
    member.isPremium ? 'premium' : 'free',
    [member.isAdmin && 'admin', member.isModerator && 'moderator', member.isSuspended && 'suspended']
      .filter(Boolean)
      .join(', '),
    member.createdAt.toISOString(),
  ]);
  const table = [['id', 'username', 'email', 'plan', 'roles', 'since'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
