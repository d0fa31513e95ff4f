import type { Tone } from '#cymatics/physics/tones.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import type { SoundFrame } from '#sound/engine/sound-frame.ts';
import { patchOf } from '#sound/state/gong-tones.ts';
import { type SoundState, wantedPatch } from '#sound/state/sound-state.ts';
import { PARTNER, tonesOf } from '../plates/shown-tones.ts';
import type { GongState } from './gong.ts';

/** A change of pitch below this draws the same figure. */
const FINEST_HERTZ = 0.05;
/** Levels are told in tenths of the loudest: a fade must not redraw the figure at each of its steps. */
const LEVEL_STEPS = 10;
/** Softer than this a voice is on its way in or out. */
const FAINTEST = 0.1;
/** A full-scale tone has the grains hop as they may; most are far softer. */
const LIVELY_RMS = 0.15;
const QUIETEST_HOP = 0.2;

/**
 * What the gong shows: the voices as they sound at this very moment, stages and glides included, and grains that hop
 * with the loudness that the analyser hears. While nothing sounds, the figure of what Play would let sound.
 */
export function gongFrame(
  { figure, tones }: Pick<GongState, 'figure' | 'tones'>,
  sound: SoundState,
  heard: SoundFrame | null,
): Frame {
  const patch = wantedPatch(sound);
  if (!patch) return { figure, tones: tonesOf(patchOf(tones)), agitation: 0 };
  const sounding = heard ? soundingTones(heard) : [];
  return {
    figure,
    tones: sounding.length > 0 ? sounding : tonesOf(patch),
    agitation: sound.muted || !heard ? 0 : liveliness(heard.waveform),
  };
}

function soundingTones({ voices }: SoundFrame): Tone[] {
  const own = voices
    .filter((voice) => !voice.key.includes(PARTNER))
    .map(({ hz, pulseHz, left, right, waveType }) => ({
      frequency: Math.round((pulseHz ?? hz) / FINEST_HERTZ) * FINEST_HERTZ,
      level: Math.max(left, right),
      wave: waveType,
    }));
  const loudest = Math.max(...own.map(({ level }) => level));
  return own
    .map((tone) => ({
      ...tone,
      frequency: Number(tone.frequency.toFixed(2)),
      level: Math.round((tone.level / loudest) * LEVEL_STEPS) / LEVEL_STEPS,
    }))
    .filter(({ level }) => level >= FAINTEST);
}

/** Mean loudness over the analyser's window, in coarse steps. It moves grains and never their brightness. */
function liveliness(waveform: Float32Array): number {
  let sum = 0;
  for (const sample of waveform) sum += sample * sample;
  const rms = waveform.length > 0 ? Math.sqrt(sum / waveform.length) : 0;
  if (rms === 0) return 0;
  const share = Math.max(QUIETEST_HOP, Math.min(1, rms / LIVELY_RMS));
  return Math.round(share * 5) / 5;
}
