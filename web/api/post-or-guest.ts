import type { SentSound } from '#contract/entities/post.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

interface Carried {
  readonly shared?: SentSound;
  /** A picture as the browser has it. A guest's post shows none. */
  readonly imageUrl?: string | null;
}

/**
 * Posts as the member who is signed in; whoever is not posts as a guest, and the server's mark says so. `onGuest` is
 * called before that.
 */
export async function postOrPostAsGuest(
  content: string,
  { shared, ...picture }: Carried = {},
  onGuest?: () => void,
) {
  try {
    return await call('createPost', { body: { content, ...picture, ...(shared && { shared }) } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    onGuest?.();
    // A program is its maker's to share, and a guest is nobody's maker: the words alone go out.
    const open = shared && !('programId' in shared) ? { shared } : {};
    const none = 'imageUrl' in picture ? { imageUrl: null } : {};
    return call('createGuestPost', { body: { content, ...none, ...open } });
  }
}
