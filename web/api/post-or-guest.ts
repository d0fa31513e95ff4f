import type { SentSound } from '#contract/entities/post.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/** Posts as the member who is signed in; whoever is not posts as a guest, and the server's mark says so. */
export async function postOrPostAsGuest(content: string, shared?: SentSound) {
  try {
    return await call('createPost', { body: { content, ...(shared && { shared }) } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // A program is its maker's to share, and a guest is nobody's maker: the words alone go out.
    const open = shared && !('programId' in shared) ? { shared } : {};
    return call('createGuestPost', { body: { content, ...open } });
  }
}
