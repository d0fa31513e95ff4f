import type { ProgramSettings } from '#contract/entities/program.ts';
import { firstBeats } from '#contract/rules/sound-defaults.ts';
import { setBeat } from './generator-transitions.ts';
import { putDuration } from './play-transitions.ts';
import type { Generator, Patch, SoundState } from './sound-state.ts';

/** A program's settings, as they are kept, and how they come to the generators or to the one player. */

type Kept = ProgramSettings['generators'][number];

const firstFrequency = (kept: Kept): number | undefined =>
  'stages' in kept ? kept.stages[0]?.frequency : kept.frequency;

function toGenerator(kept: Kept, otherwise: Generator): Generator {
  return {
    frequency: firstFrequency(kept) ?? otherwise.frequency,
    waveType: kept.waveType,
    volume: kept.volume,
    enabled: kept.enabled,
    harmonicMode: false,
  };
}

/**
 * Puts a program on the generators and the mixer, and its length on the timer. Generators that it
 * does not speak of are switched off. With none switched on the first one is: whoever plays a program wants to hear
 * it. Nothing starts here.
 */
export function loadProgram(state: SoundState, settings: ProgramSettings, minutes: number): SoundState {
  const isSilent = settings.generators.every(({ enabled }) => !enabled);
  const generators = state.generators.map((generator, index) => {
    const kept = settings.generators[index];
    if (!kept) return { ...generator, enabled: false };
    const loaded = toGenerator(kept, generator);
    return isSilent && index === 0 ? { ...loaded, enabled: true } : loaded;
  });
  const { syncMode, beatHz } = settings;
  const mixer = settings.mixer ?? state.mixer;
  const loaded = { ...state, generators, drafts: state.drafts.map(() => ({})), syncMode, mixer };
  // A program that says nothing of it was made when every mode had one rate.
  const beating = syncMode === 'sync' ? loaded : setBeat(loaded, syncMode, beatHz ?? firstBeats[syncMode]);
  return putDuration(beating, minutes * 60);
}

/** A program with stages, as the one player takes it: it moves by itself, so the generators cannot hold it. */
export function patchOf(settings: ProgramSettings): Patch {
  return {
    syncMode: settings.syncMode,
    beatHz: settings.beatHz,
    generators: settings.generators.map((kept) => ({
      waveType: kept.waveType,
      volume: kept.volume,
      enabled: kept.enabled,
      harmonicMode: false,
      frequency: firstFrequency(kept) ?? 0,
      ...('stages' in kept ? { stages: kept.stages } : {}),
    })),
  };
}
