import { finishLoop, foldTail, WRAP } from './dsp/loop.ts';
import type { Stereo } from './dsp/stereo.ts';
import { TARGET_LUFS } from './measure/limits.ts';
import { measureLoudness } from './measure/loudness.ts';
import type { Subject } from './measure/measures.ts';
import { AMBIENCE_PERIOD, authAmbience } from './pieces/auth-ambience.ts';
import { landingDemo } from './pieces/landing-demo.ts';
import { finish } from './score/finish.ts';
import { perform } from './score/perform.ts';
import type { Song } from './score/song.ts';
import { SONGS } from './songs/all-songs.ts';
import { RIVER, RIVER_PERIOD } from './water/river.ts';
import { renderStream } from './water/stream.ts';

/** A sound file of the product: where it lies under web/public, what it must be, and how it is made. */
export type Work = {
  name: string;
  title: string;
  path: string;
  kilobits: number;
  subject: Subject;
  render: () => Stereo;
};

const SONG_FADES = { in: 3, out: 6 };
const CLIP_FADES = { in: 0.4, out: 4 };
const loudness = (sound: Stereo) => measureLoudness(sound).integrated;

function songWork(song: Song): Work {
  return {
    name: song.id,
    title: song.title,
    path: `audio/songs/${song.id}.mp3`,
    kilobits: 128,
    subject: { kind: 'song', tonic: song.tonic, fades: [SONG_FADES.in, SONG_FADES.out] },
    render: () => {
      const sound = perform(song, console.log);
      finish(sound, TARGET_LUFS.song, SONG_FADES);
      return sound;
    },
  };
}

const river: Work = {
  name: 'river',
  title: 'Relaxing River',
  path: 'audio/river.mp3',
  kilobits: 160,
  subject: { kind: 'river', loop: [WRAP, WRAP + RIVER_PERIOD], fades: [0, 0] },
  render: () => finishLoop(renderStream(RIVER), TARGET_LUFS.river, loudness),
};

const ambience: Work = {
  name: authAmbience.id,
  title: authAmbience.title,
  path: 'audio/auth-ambience.mp3',
  kilobits: 128,
  subject: { kind: 'loop', tonic: authAmbience.tonic, loop: [WRAP, WRAP + AMBIENCE_PERIOD], fades: [0, 0] },
  render: () => finishLoop(foldTail(perform(authAmbience), AMBIENCE_PERIOD), TARGET_LUFS.loop, loudness),
};

const demo: Work = {
  name: landingDemo.id,
  title: landingDemo.title,
  path: 'audio/landing-demo.mp3',
  kilobits: 128,
  subject: { kind: 'clip', tonic: landingDemo.tonic, fades: [CLIP_FADES.in, CLIP_FADES.out] },
  render: () => {
    const sound = perform(landingDemo);
    finish(sound, TARGET_LUFS.clip, CLIP_FADES);
    return sound;
  },
};

export const SONG_WORKS: readonly Work[] = SONGS.map(songWork);
/** The river and the two short pieces that pages play by themselves. */
export const OTHER_WORKS: readonly Work[] = [river, ambience, demo];
