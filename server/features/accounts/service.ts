import type { RegistrationData } from '#contract/entities/account.ts';
import type { Database } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import type { Limiter } from '../../http/limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { findMember, findMemberByName, isTaken, readPasswordHash } from '../../members/member-reader.ts';
import { findOwnRegistration, giveUpRegistration } from '../subscriptions/registrations.ts';
import { countAttempt, giveBackAttempt } from './login-failures.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { insertUser, rememberAddress, replacePasswordHash } from './repository.ts';
import { isReservedName } from './reserved-names.ts';

export const RESERVED_MESSAGE = 'That username is reserved. Please choose another.';

const TAKEN_NAME = 'That username is already in use.';
const TAKEN_EMAIL = 'That email is already in use.';

/** Told while the form is being filled in; the registration itself decides. */
export async function checkRegistration(
  database: Database,
  { username, email }: Partial<Pick<RegistrationData, 'username' | 'email'>>,
): Promise<{ username: string | null; email: string | null }> {
  const nameIsTaken = username !== undefined && (await isTaken(database, { username }));
  const emailIsTaken = email !== undefined && (await isTaken(database, { email }));
  const nameProblem = nameIsTaken ? TAKEN_NAME : null;
  return {
    username: username !== undefined && isReservedName(username) ? RESERVED_MESSAGE : nameProblem,
    email: emailIsTaken ? TAKEN_EMAIL : null,
  };
}

/** Who proved to be somebody, and by which password: when that is replaced before the session begins, none does. */
interface SignedIn {
  member: Member;
  passwordHash: string;
}

export function refuseReservedName(username: string): void {
  if (!isReservedName(username)) return;
  const errors = [{ path: 'username', message: RESERVED_MESSAGE }];
  throw new Refusal('invalid', { message: RESERVED_MESSAGE, errors });
}

/** Opens a free account. Whatever else the request said, nothing but these three fields counts. */
export async function register(
  database: Database,
  { username, email, password }: RegistrationData,
  address: string,
): Promise<SignedIn> {
  refuseReservedName(username);
  // Whoever began to pay and then chose Free must not find the name taken, by nobody but themselves.
  const own = await findOwnRegistration(database, { username, email, password });
  if (own) await giveUpRegistration(database, own);
  // Spares the hash in the common case; the database's unique keys decide when two come at once.
  if (await isTaken(database, { username, email })) throw new Refusal('taken');
  const passwordHash = await hashPassword(password);
  const id = await insertUser(database, { username, email, passwordHash }).catch((error: unknown) => {
    throw classifyFault(error) === 'unique' ? new Refusal('taken') : error;
  });
  await rememberAddress(database, id, address);
  const member = await findMember(database, id);
  if (!member) throw new Refusal('not_found');
  return { member, passwordHash };
}

/** No account has this id; the database is asked the same questions for names that nobody has. */
const NOBODY = 0;

/** An unknown name and a wrong password get the same answer, after the same work. */
export async function login(
  database: Database,
  limiter: Limiter,
  { username, password }: { username: string; password: string },
  address: string,
): Promise<SignedIn> {
  const member = await findMemberByName(database, username);
  const stored = await readPasswordHash(database, member?.id ?? NOBODY);
  const counts = await countAttempt(database, limiter, { name: username, address, userId: member?.id });
  const isRight = await isPassword(password, stored).catch(async (error: unknown) => {
    // Too many at once: the password was not looked at, so this was no failure.
    await giveBackAttempt(database, counts);
    throw error;
  });
  if (!member || stored === undefined || !isRight) throw new Refusal('wrong_credentials');
  await giveBackAttempt(database, counts);
  await rememberAddress(database, member.id, address);
  if (!isOutdated(stored)) return { member, passwordHash: stored };
  const passwordHash = await hashPassword(password);
  if (await replacePasswordHash(database, member.id, { from: stored, to: passwordHash }))
    return { member, passwordHash };
  // Somebody was first: the same person in another tab, or a new password.
  const present = await readPasswordHash(database, member.id);
  if (present === undefined || !(await isPassword(password, present))) throw new Refusal('wrong_credentials');
  return { member, passwordHash: present };
}
