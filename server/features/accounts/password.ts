import { hash, verify } from '@node-rs/argon2';
import { Gate } from '../../http/gate.ts';

/** The package names its variants by number in a way that this compiler setting cannot read. */
const ARGON2ID = 2;
/** RFC 9106's second choice as OWASP words it: 19 MiB, two passes; about 23 ms on two cores. */
const OPTIONS = {
  algorithm: ARGON2ID,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
};
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

/**
 * More at once would only slow each other down, and everything else with them. Those who wait are two seconds' worth;
 * who comes later is told to come back.
 */
const gate = new Gate({ atOnce: 4, mayWait: 60 });

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/**
 * Takes as long for an account that does not exist as for one that does: without a hash a made-up one is
 * compared, and the answer is no.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const isRight = await inTurn(async () => verify(stored ?? (await standIn()), password));
  return isRight && stored !== undefined;
}

/** True for a hash that was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}

let standInHash: Promise<string> | undefined;

function standIn(): Promise<string> {
  standInHash ??= hash('nobody has this password', OPTIONS);
  return standInHash;
}

/** Made before the first login, which would otherwise be slower for an unknown name than for a known one. */
export async function prepareStandIn(): Promise<void> {
  await standIn();
}

/** In one line: nobody is known yet who could have a line of their own. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return gate.run('anyone', work);
}
