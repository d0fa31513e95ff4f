import { useMemo } from 'react';
import type { NowPlaying, SoundState } from '#sound/state/sound-state.ts';
import { useSound } from './use-sound.ts';
import { hertzText } from './words.ts';

/** What plays, or what Play would play again: in words, and as the tones of its figure. */
export interface PlayingInWords {
  readonly title: string;
  readonly detail: string;
  readonly frequencies: readonly number[];
}

type PlayedGenerator = SoundState['generators'][number];

export function useNowPlaying(): PlayingInWords {
  const nowPlaying = useSound((state) => state.nowPlaying);
  const generators = useSound((state) => state.generators);
  return useMemo(() => inWords(nowPlaying, generators), [nowPlaying, generators]);
}

function inWords(nowPlaying: NowPlaying | null, own: readonly PlayedGenerator[]): PlayingInWords {
  const all = nowPlaying?.programme?.generators ?? own;
  const enabled = all.filter((generator) => generator.enabled);
  // With nothing enabled, Play takes the first one.
  const played = enabled.length > 0 ? enabled : all.slice(0, 1);
  const tones = played.map(({ frequency }) => `${hertzText(frequency)} Hz`).join(' · ');
  const waves = [...new Set(played.map(({ waveType }) => waveType))].join(', ');
  const places = played.map((generator) => all.indexOf(generator) + 1);
  const who = places.length === 1 ? `Generator ${places[0]}` : `Generators ${places.join(', ')}`;
  const frequencies = played.map(({ frequency }) => frequency);
  if (nowPlaying?.title) return { title: nowPlaying.title, detail: `${tones}, ${waves}`, frequencies };
  return { title: tones, detail: `${who}, ${waves}`, frequencies };
}
