import { songs } from '#catalogue/songs.ts';
import type { catalogue } from '#contract/endpoints/catalogue.ts';
import type { Handlers } from '../../http/call.ts';

export function songHandlers() {
  return {
    listSongs: () => [...songs],
  } satisfies Partial<Handlers<typeof catalogue>>;
}
