import type { SentSound } from '#contract/entities/post.ts';
import type { User } from '#contract/entities/user.ts';
import { ApiError, reasonOf } from '#web/api/api-error.ts';
import { postOrPostAsGuest } from '#web/api/post-or-guest.ts';
import {
  NotSignedIn,
  ShareProblem,
  type ShareWay,
  type Shot,
  type SnapshotWords,
  shareDirectly,
  shareSimply,
} from '#web/api/share-snapshot.ts';

/** Something that a listener may show to the community. */
export type Shareable = ShareableSound | ShareableSnapshot;

export interface ShareableSound {
  readonly kind: 'preset' | 'program';
  readonly name: string;
  /** What the message says until it is changed. */
  readonly sentence: string;
  /** What the post carries, so that it can be played. */
  readonly sound: SentSound;
}

export interface ShareableSnapshot {
  readonly kind: 'snapshot';
  readonly shot: Shot;
  readonly way: ShareWay;
}

/** What is told of it, in a toast. */
interface Told {
  readonly title: string;
  readonly description?: string;
}

/** Posts the message; what went wrong is thrown in the words of what was shared. */
export async function shareSound({ kind, name, sound }: ShareableSound, message: string): Promise<Told> {
  try {
    const { isGuest } = await postOrPostAsGuest(message, { shared: sound });
    return {
      title: isGuest ? 'Shared as a guest' : 'Shared with the community',
      description: `Your message about ${name} stands in the community.`,
    };
  } catch (error) {
    const isAnswer = kind === 'program' && error instanceof ApiError;
    throw new Error(isAnswer ? `Failed with status: ${error.status}` : `Failed to share ${kind}`, {
      cause: error,
    });
  }
}

export async function shareSnapshot(
  { shot, way }: ShareableSnapshot,
  words: SnapshotWords,
  user: User | null,
): Promise<Told> {
  const shared = way === 'simple' ? await shareSimply(shot, words) : await shareDirectly(shot, words, user);
  const { name, isPublic } = shared.snapshot;
  if (shared.isGuest)
    return { title: 'Snapshot shared as guest', description: 'Everyone in the community can see it.' };
  return isPublic
    ? { title: 'Snapshot shared', description: `${name} is in the community and in your gallery.` }
    : { title: 'Snapshot saved', description: `${name} is in your gallery, for you alone.` };
}

export function failedShareInWords({ kind }: Shareable, error: Error): Told {
  if (kind === 'snapshot') return failedSnapshotInWords(error);
  const reason = reasonOf(error.cause);
  return { title: `Failed to share ${kind}. Please try again.`, ...(reason ? { description: reason } : {}) };
}

function failedSnapshotInWords(error: Error): Told {
  if (error instanceof NotSignedIn) {
    return {
      title: 'Authentication required',
      description: 'Please log in to share snapshots with the community.',
    };
  }
  const otherwise = 'There was an error sharing your snapshot. Please try again.';
  return {
    title: 'Sharing failed',
    description: error instanceof ShareProblem ? error.message : otherwise,
  };
}
