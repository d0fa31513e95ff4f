import { type SyncMode, syncModes } from '#contract/rules/tone-kinds.ts';
import { setBeat, setSyncMode, updateGenerator } from './generator-transitions.ts';
import { setMixerLevel } from './mixer-transitions.ts';
import { putDuration, setBell, setFading, setLooping } from './play-transitions.ts';
import type { Generator, MixerLevels, SoundState } from './sound-state.ts';

/** What outlives a reload: the settings, never the playing. */
export interface RememberedSound {
  readonly generators: readonly Generator[];
  readonly syncMode: SyncMode;
  readonly beats: SoundState['beats'];
  readonly mixer: MixerLevels;
  readonly timer: SoundState['timer'];
}

export function rememberSound({ generators, syncMode, beats, mixer, timer }: SoundState): RememberedSound {
  return { generators, syncMode, beats, mixer, timer };
}

function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

/** Puts remembered settings back. They come from storage, so each value passes the same checks as a hand's. */
export function recallSound(state: SoundState, remembered: unknown): SoundState {
  let next = state;
  const generators = field(remembered, 'generators');
  if (Array.isArray(generators)) {
    generators.slice(0, state.generators.length).forEach((saved: unknown, index) => {
      next = recallGenerator(next, index, saved);
    });
  }
  const mode = syncModes.find((known) => known === field(remembered, 'syncMode'));
  if (mode) next = setSyncMode(next, mode);
  for (const beatMode of ['pulse', 'binaural'] as const) {
    const hz = field(field(remembered, 'beats'), beatMode);
    if (typeof hz === 'number') next = setBeat(next, beatMode, hz);
  }
  for (const channel of ['master', 'music', 'frequencies', 'river'] as const) {
    const level = field(field(remembered, 'mixer'), channel);
    if (typeof level === 'number') next = setMixerLevel(next, channel, level);
  }
  const seconds = field(field(remembered, 'timer'), 'durationSeconds');
  if (typeof seconds === 'number' || seconds === null) next = putDuration(next, seconds);
  next = setBell(next, field(field(remembered, 'timer'), 'bell') === true);
  next = setFading(next, field(field(remembered, 'timer'), 'fades') !== false);
  return setLooping(next, field(field(remembered, 'timer'), 'looping') === true);
}

function recallGenerator(state: SoundState, index: number, saved: unknown): SoundState {
  const frequency = field(saved, 'frequency');
  const volume = field(saved, 'volume');
  const waveType = field(saved, 'waveType') as Generator['waveType'] | undefined;
  let next = state;
  if (typeof frequency === 'number') next = updateGenerator(next, index, { frequency });
  if (typeof volume === 'number') next = updateGenerator(next, index, { volume });
  if (waveType !== undefined) next = updateGenerator(next, index, { waveType });
  next = updateGenerator(next, index, { harmonicMode: field(saved, 'harmonicMode') === true });
  const enabled = field(saved, 'enabled');
  if (typeof enabled !== 'boolean') return next;
  // Not by the card's toggle: that one would start the sound.
  const generators = next.generators.map((generator, place) =>
    place === index ? { ...generator, enabled } : generator,
  );
  return { ...next, generators };
}
