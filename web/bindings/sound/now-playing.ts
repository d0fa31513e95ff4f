import { tune } from '#sound/plan/tuning.ts';
import type { Programme, SoundState } from '#sound/state/sound-state.ts';
import { hertzText } from './words.ts';

/** What plays, or what Play would play again: in words, and as the tones of its figure. */
export interface PlayingInWords {
  readonly title: string;
  readonly detail: string;
  readonly frequencies: readonly number[];
}

/** High enough that every frequency can be named: words are not bound by the device. */
const NAMING_RATE = 192_000;

type Played = Pick<SoundState, 'nowPlaying' | 'generators' | 'syncMode'>;

/** Names the tones as the ear gets them: in binaural both of them, in pulse the shifted ones. */
export function playingInWords({ nowPlaying, generators, syncMode }: Played): PlayingInWords {
  const programme = withSomethingOn(nowPlaying?.programme ?? { generators, syncMode });
  const voices = tune(programme, NAMING_RATE).voices.filter((voice) => !voice.key.endsWith('harmonic'));
  const tones = voices.map((voice) => `${hertzText(voice.pulseHz ?? voice.hz)} Hz`).join(' · ');
  const waves = [...new Set(voices.map((voice) => voice.waveType))].join(', ');
  const frequencies = voices
    .filter((voice) => !voice.key.endsWith('partner'))
    .map((voice) => voice.pulseHz ?? voice.hz);
  if (nowPlaying?.title) return { title: nowPlaying.title, detail: `${tones}, ${waves}`, frequencies };
  const places = [...new Set(voices.map((voice) => voice.generator + 1))];
  const who = `${places.length === 1 ? 'Generator' : 'Generators'} ${places.join(', ')}`;
  const mode = programme.syncMode === 'sync' ? '' : `, ${programme.syncMode}`;
  return { title: tones, detail: `${who}, ${waves}${mode}`, frequencies };
}

/** With nothing enabled, Play takes the first one. */
function withSomethingOn(programme: Programme): Programme {
  if (programme.generators.some((generator) => generator.enabled)) return programme;
  return {
    ...programme,
    generators: programme.generators.map((generator, index) => ({ ...generator, enabled: index === 0 })),
  };
}
