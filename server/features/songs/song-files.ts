import { songs } from '#catalogue/songs.ts';
import { plainSpelling } from '../../http/plain-spelling.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RouteTools, recognise } from '../../http/route.ts';
import type { FileGuard } from '../../http/web-app.ts';

const SONG_FOLDER = '/audio/songs/';
const songAt = new Map(songs.map((song) => [song.src, song]));
/** The browser may keep its copy but asks each time whether it still may use it; nobody in between keeps one. */
const FOR_THIS_CALLER = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };

/**
 * The songs lie among the files of the web app, and this stands in front of them: the premium ones are for premium
 * members, whatever the method, the range or the condition, and what is in no catalogue is for nobody. The account
 * is read for every request, so that a plan which has ended ends the song at the next one.
 */
export function guardSongFiles(tools: Pick<RouteTools, 'database' | 'cookie' | 'limiter'>): FileGuard {
  return async (path, request) => {
    const plain = plainSpelling(path);
    if (!plain.startsWith(SONG_FOLDER)) return undefined;
    const song = songAt.get(plain);
    if (song?.isPremium) {
      const caller = await recognise(request, tools);
      if (!caller?.isPremium) throw new Refusal('premium_required');
    }
    // Only the one true spelling names a file.
    if (!song || path !== plain) throw new Refusal('not_found');
    return song.isPremium ? FOR_THIS_CALLER : undefined;
  };
}
