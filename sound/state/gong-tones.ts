import { gongTones } from '#contract/rules/sound-defaults.ts';
import type { WaveType } from '#contract/rules/tone-kinds.ts';
import { isFrequency, isValidTone } from '#contract/rules/valid-tone.ts';
import type { Patch } from './sound-state.ts';

/** One of the three tones that the gong page plays. They are its own: the generators of the session stay as they are. */
export interface GongTone {
  readonly frequency: number;
  readonly waveType: WaveType;
  readonly volume: number;
  readonly enabled: boolean;
}

export interface GongTones {
  readonly tones: readonly GongTone[];
  /** Where a hand on a slider is, before it is taken over: heard and drawn at once. */
  readonly drafts: readonly (number | null)[];
  /** How many of the tones this listener may use. */
  readonly open: number;
}

export const firstTones: GongTones = {
  tones: gongTones,
  drafts: gongTones.map(() => null),
  open: gongTones.length,
};

/** Takes a change over; a value that is not valid changes nothing. */
export function changeTone(state: GongTones, index: number, changes: Partial<GongTone>): GongTones {
  const tone = state.tones[index];
  if (!tone || !isValidTone(changes)) return state;
  const drafts =
    changes.frequency === undefined
      ? state.drafts
      : state.drafts.map((draft, place) => (place === index ? null : draft));
  return {
    ...state,
    drafts,
    tones: state.tones.map((other, place) => (place === index ? { ...tone, ...changes } : other)),
  };
}

export function draftFrequency(state: GongTones, index: number, hz: number): GongTones {
  if (!state.tones[index] || !isFrequency(hz)) return state;
  return { ...state, drafts: state.drafts.map((draft, place) => (place === index ? hz : draft)) };
}

/** The tones of a loaded program or link: those that it does not name are switched off. */
export function putTones(state: GongTones, wanted: readonly Partial<GongTone>[]): GongTones {
  const named = wanted.slice(0, state.tones.length);
  if (!named.some((tone) => tone.enabled !== false)) return state;
  return state.tones.reduce((next, _, index) => {
    const tone = named[index];
    return changeTone(next, index, tone ? { enabled: true, ...tone } : { enabled: false });
  }, state);
}

/** What Play lets sound. With nothing enabled that is the first tone: Play means sound. */
export function patchOf({ tones, drafts, open }: GongTones): Patch {
  const isOn = (tone: GongTone, index: number) => tone.enabled && index < open;
  const isAnyOn = tones.some(isOn);
  return {
    syncMode: 'sync',
    generators: tones.map((tone, index) => ({
      ...tone,
      frequency: drafts[index] ?? tone.frequency,
      enabled: isAnyOn ? isOn(tone, index) : index === 0,
      harmonicMode: false,
    })),
  };
}
