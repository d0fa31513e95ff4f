import { withGuestMark } from '#contract/rules/guest-posts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/** Posts as the member who is signed in; whoever is not posts as a guest, and the words say so. */
export async function postOrPostAsGuest(content: string) {
  try {
    return await call('createPost', { body: { content } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return call('createGuestPost', { body: { content: withGuestMark(content) } });
  }
}
