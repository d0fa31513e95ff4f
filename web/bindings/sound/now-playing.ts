import { tune } from '#sound/plan/tuning.ts';
import { type Patch, playableAgain, type SoundState } from '#sound/state/sound-state.ts';
import { hertzText } from './words.ts';

/** What plays, or what Play would play again: in words, and as the tones of its figure. */
export interface PlayingInWords {
  readonly title: string;
  readonly detail: string;
  readonly frequencies: readonly number[];
}

/** High enough that every frequency can be named: words are not bound by the device. */
const NAMING_RATE = 192_000;

/** Names the tones as the ear gets them: in binaural both of them, in pulse the shifted ones. */
export function playingInWords(
  state: Pick<SoundState, 'nowPlaying' | 'rested' | 'generators' | 'syncMode' | 'beats'>,
): PlayingInWords {
  const { nowPlaying, generators, syncMode, beats } = state;
  const beatHz = syncMode === 'sync' ? undefined : beats[syncMode];
  const played = nowPlaying ?? playableAgain(state);
  const patch = withSomethingOn(played?.patch ?? { generators, syncMode, beatHz });
  const voices = tune(patch, NAMING_RATE).voices.filter((voice) => !voice.key.endsWith('harmonic'));
  const tones = voices.map((voice) => `${hertzText(voice.pulseHz ?? voice.hz)} Hz`).join(' · ');
  const waves = [...new Set(voices.map((voice) => voice.waveType))].join(', ');
  const frequencies = voices
    .filter((voice) => !voice.key.endsWith('partner'))
    .map((voice) => voice.pulseHz ?? voice.hz);
  if (played?.title) return { title: played.title, detail: `${tones}, ${waves}`, frequencies };
  const places = [...new Set(voices.map((voice) => voice.generator + 1))];
  const who = `${places.length === 1 ? 'Generator' : 'Generators'} ${places.join(', ')}`;
  const mode = patch.syncMode === 'sync' ? '' : `, ${patch.syncMode}`;
  return { title: tones, detail: `${who}, ${waves}${mode}`, frequencies };
}

/** With nothing enabled, Play takes the first one. */
function withSomethingOn(patch: Patch): Patch {
  if (patch.generators.some((generator) => generator.enabled)) return patch;
  return {
    ...patch,
    generators: patch.generators.map((generator, index) => ({ ...generator, enabled: index === 0 })),
  };
}
