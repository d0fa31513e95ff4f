import type { Database } from '../../db/connection.ts';
import type { UserRow } from '../../db/schema.ts';
import { isPremium } from '../../http/caller.ts';
import { findUser } from '../accounts/repository.ts';
import { listUsers, type Role, setPremiumGrant, setRole } from './service.ts';

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

type Command = (database: Database, user: UserRow, role: Role) => Promise<string>;

const OPERATOR = null;
const ROLES: readonly string[] = ['admin', 'moderator'] satisfies Role[];

const COMMANDS: Record<string, { takesRole: boolean; run: Command }> = {
  'grant-premium': {
    takesRole: false,
    run: async (database, user) =>
      (await setPremiumGrant(database, OPERATOR, user, true))
        ? `${user.username} is premium now.`
        : `${user.username} was premium by grant already.`,
  },
  'revoke-premium': {
    takesRole: false,
    run: async (database, user) =>
      (await setPremiumGrant(database, OPERATOR, user, false))
        ? `${user.username} is no longer premium by grant.`
        : `${user.username} had no grant of premium.`,
  },
  'grant-role': {
    takesRole: true,
    run: async (database, user, role) =>
      (await setRole(database, OPERATOR, user, role, true))
        ? `${user.username} is ${role} now, and signed out everywhere.`
        : `${user.username} was ${role} already.`,
  },
  'revoke-role': {
    takesRole: true,
    run: async (database, user, role) =>
      (await setRole(database, OPERATOR, user, role, false))
        ? `${user.username} is no longer ${role}, and signed out everywhere.`
        : `${user.username} was not ${role}.`,
  },
};

export async function runAdminCommand(database: Database, args: string[]): Promise<Outcome> {
  const [command = '', name, role, ...rest] = args;
  if (command === 'list-users' && name === undefined) {
    return { exitCode: 0, output: toTable(await listUsers(database)) };
  }
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  const hasRightWords = known?.takesRole ? role !== undefined && ROLES.includes(role) : role === undefined;
  if (!known || name === undefined || !hasRightWords || rest.length > 0)
    return { exitCode: 2, output: USAGE };
  const user = await findUser(database, name);
  if (!user) return { exitCode: 1, output: `There is no account named ${name}.` };
  return { exitCode: 0, output: await known.run(database, user, role as Role) };
}

function toTable(users: UserRow[]): string {
  const rows = users.map((user) => [
    String(user.id),
    user.username,
    user.email,
    isPremium(user) ? 'premium' : 'free',
    [user.is_admin && 'admin', user.is_moderator && 'moderator', user.suspended && 'suspended']
      .filter(Boolean)
      .join(', '),
    new Date(user.created_at).toISOString(),
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
