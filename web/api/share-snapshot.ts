import type { Snapshot } from '#contract/entities/snapshot.ts';
import type { User } from '#contract/entities/user.ts';
import { text } from '#contract/rules/limits.ts';
import { ApiError, reasonOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/** A picture that was just taken and is not shared yet. */
export interface Shot {
  readonly snapshotId: string;
  /** A PNG. */
  readonly dataUrl: string;
  readonly visualizationType: string;
  readonly frequency: number;
  readonly timestamp: Date;
}

/** What its owner adds to a picture. */
export interface SnapshotWords {
  readonly name: string;
  readonly description: string;
  readonly isPublic: boolean;
}

/** The calls by which a picture is shared. Each page has its own. */
export type ShareWay = 'direct' | 'simple';

interface Shared {
  readonly snapshot: Snapshot;
  readonly isGuest: boolean;
}

/** Someone has to be signed in here, and nobody is. */
export class NotSignedIn extends Error {}

/** At the gong: as the member, and as a guest when the session has ended or there is none. */
export async function shareDirectly(shot: Shot, words: SnapshotWords, user: User | null): Promise<Shared> {
  const sent = toSent(shot, words);
  if (!user) return shareAsGuest(sent);
  try {
    return { snapshot: await call('shareSnapshotDirectly', { body: sent }), isGuest: false };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw inWords('Failed to save snapshot', error);
    return shareAsGuest({ ...sent, description: signed(sent.description, user.username) });
  }
}

async function shareAsGuest(sent: ReturnType<typeof toSent>): Promise<Shared> {
  try {
    return { snapshot: await call('shareSnapshotAsGuest', { body: sent }), isGuest: true };
  } catch (error) {
    throw inWords('Failed to save snapshot as guest', error);
  }
}

/** On the simple page: as whoever the session belongs to, and not at all without one. */
export async function shareSimply(shot: Shot, words: SnapshotWords): Promise<Shared> {
  const { user } = await call('getSession');
  if (!user) throw new NotSignedIn();
  try {
    const body = { userId: user.id, ...toSent(shot, words) };
    return { snapshot: await call('shareSnapshot', { body }), isGuest: false };
  } catch (error) {
    throw inWords('Failed to save snapshot', error);
  }
}

function toSent(shot: Shot, { name, description, isPublic }: SnapshotWords) {
  const { snapshotId, dataUrl, visualizationType, frequency } = shot;
  return {
    snapshotId,
    dataUrl,
    visualizationType,
    frequency,
    ...(name.trim() ? { name: name.trim() } : {}),
    description: description.trim(),
    isPublic,
  };
}

/** Names the sharer, whom the server can no longer recognise. The description gives way when both are too long. */
function signed(description: string, username: string): string {
  const suffix = description ? ` (shared by ${username})` : `Shared by ${username}`;
  return `${[...description].slice(0, text.snapshotDescriptionMax - suffix.length).join('')}${suffix}`;
}

/** The server's reason behind our own words; without a reason the failure stays as it is. */
function inWords(words: string, error: unknown): unknown {
  const reason = reasonOf(error);
  return reason ? new ShareProblem(`${words}: ${reason}`, { cause: error }) : error;
}

/** Its message is for the person who shares. */
export class ShareProblem extends Error {}
