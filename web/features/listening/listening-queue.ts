import { readStored, storageKeys, writeStored } from '#web/lib/browser-storage.ts';

/** Sessions that are still to be sent, as they stand in the browser. */
interface Waiting<Session> {
  readonly memberId: number;
  readonly session: Session;
}

export type Outcome = 'sent' | 'refused' | 'later';

/** More than anybody hears without a connection; older ones give way. */
const KEPT_AT_MOST = 200;
const localStore = () => window.localStorage;

function read<Session>(): Waiting<Session>[] {
  const stored = readStored(localStore, storageKeys.listening);
  return Array.isArray(stored) ? stored.filter((entry) => entry?.session?.key) : [];
}

/** Puts a session in line; one of the same key is replaced by what is now known of it. */
export function keep<Session extends { key: string }>(memberId: number, session: Session): void {
  const others = read<Session>().filter((entry) => entry.session.key !== session.key);
  writeStored(localStore, storageKeys.listening, [...others, { memberId, session }].slice(-KEPT_AT_MOST));
}

/**
 * Sends what waits in this member's name, oldest first, until one has to wait. What has been sent goes; what the
 * server will never take goes too. Two windows may send the same: the server keeps it once.
 */
export async function sendKept<Session extends { key: string }>(
  memberId: number,
  send: (session: Session) => Promise<Outcome>,
): Promise<boolean> {
  let hasSent = false;
  for (const { session } of read<Session>().filter((entry) => entry.memberId === memberId)) {
    const outcome = await send(session);
    if (outcome === 'later') break;
    hasSent = true;
    // Looked up again: it may have gone on while it was under way.
    const left = read<Session>().filter((entry) => JSON.stringify(entry.session) !== JSON.stringify(session));
    writeStored(localStore, storageKeys.listening, left);
  }
  return hasSent;
}
