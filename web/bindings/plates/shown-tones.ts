import type { Tone } from '#cymatics/physics/tones.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import { tune } from '#sound/plan/tuning.ts';
import { generatorPatch, type Patch, type SoundState, wantedPatch } from '#sound/state/sound-state.ts';

const FIGURE = 'square';
/** How lively the grains hop while the plate sounds, 0 to 1. */
const AGITATION = 0.5;
/** The other ear's tone moves no plate of its own: it would only smear the figure of the first. */
export const PARTNER = 'partner';
/** A rate at which every frequency can be drawn: the picture is not bound by the device. */
const DRAWING_RATE = 192_000;

/**
 * What the plate shows: the energy of all that sounds, or, while nothing does, of what Play would let sound.
 * A pulse is drawn by its own rate, since that is the number on the dial, not by the carrier it rides on.
 */
export function shownFrame(state: SoundState, selected: number): Frame {
  const sounding = wantedPatch(state);
  return {
    tones: tonesOf(sounding ?? patchAtRest(state, selected)),
    figure: FIGURE,
    agitation: sounding && !state.muted ? AGITATION : 0,
  };
}

/** The generators as they are set, hands on them included; when none is enabled, the one on the ring. */
function patchAtRest(state: SoundState, selected: number): Patch {
  const patch = generatorPatch(state);
  const isAnyEnabled = patch.generators.some((generator) => generator.enabled);
  return {
    ...patch,
    generators: patch.generators.map((generator, index) => ({
      ...generator,
      enabled: isAnyEnabled ? generator.enabled : index === selected,
    })),
  };
}

export function tonesOf(patch: Patch): Tone[] {
  return tune(patch, DRAWING_RATE)
    .voices.filter((voice) => !voice.key.includes(PARTNER))
    .map((voice) => ({
      frequency: voice.pulseHz ?? voice.hz,
      level: voice.level,
      wave: voice.waveType,
    }));
}
