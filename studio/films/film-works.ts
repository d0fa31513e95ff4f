import { RATE, type Stereo } from '../dsp/stereo.ts';
import { TARGET_LUFS } from '../measure/limits.ts';
import { finish } from '../score/finish.ts';
import { perform } from '../score/perform.ts';
import { firstLightOnBronze } from '../songs/01-first-light-on-bronze.ts';
import { authBackground } from './auth-background.ts';
import { intro } from './intro.ts';
import type { FilmWork } from './make-film.ts';

/** The second figure of the film falls on the bar in which the tune stands in full light. */
const FULL_LIGHT = 78;
const SECOND_FIGURE = 7.4;

function introSound(): Stereo {
  const song = perform(firstLightOnBronze);
  const from = Math.round((FULL_LIGHT - SECOND_FIGURE) * RATE);
  const cut = (channel: Float32Array) => channel.slice(from, from + intro.seconds * RATE);
  const sound = { left: cut(song.left), right: cut(song.right) };
  finish(sound, TARGET_LUFS.clip, { in: 1.5, out: 3 });
  return sound;
}

export const FILM_WORKS: readonly FilmWork[] = [
  { film: intro, poster: 24.8, sound: introSound, crf: { mp4: 30, webm: 41 } },
  { film: authBackground, poster: 3.6, crf: { mp4: 26, webm: 37 } },
];
