import { ApiError, reasonOf } from '#web/api/api-error.ts';
import { postOrPostAsGuest } from '#web/api/post-or-guest.ts';

/** Something that a listener may tell the community about. */
export interface Shareable {
  readonly kind: 'preset' | 'program';
  readonly name: string;
  /** What the message says until it is changed. */
  readonly sentence: string;
}

/** Posts the message; what went wrong is thrown in the words of what was shared. */
export async function share(kind: Shareable['kind'], message: string) {
  try {
    return await postOrPostAsGuest(message);
  } catch (error) {
    const isAnswer = kind === 'program' && error instanceof ApiError;
    throw new Error(isAnswer ? `Failed with status: ${error.status}` : `Failed to share ${kind}`, {
      cause: error,
    });
  }
}

export function failedShareInWords(kind: Shareable['kind'], { cause }: Error) {
  const reason = reasonOf(cause);
  return { title: `Failed to share ${kind}. Please try again.`, ...(reason ? { description: reason } : {}) };
}
