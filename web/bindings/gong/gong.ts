import { DEFAULT_FIGURE, type Figure } from '#cymatics/physics/figures.ts';
import { firstTones, type GongTones, patchOf } from '#sound/state/gong-tones.ts';
import { changePatch, playPatch, stop } from '#sound/state/play-transitions.ts';
import { newSequence, patchOfSequence, type Sequence } from '#sound/state/sequence.ts';
import type { Patch, SoundState } from '#sound/state/sound-state.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';

/** What the gong page has on its desk: its tones and figure, and the sequence that is being made. */
export interface GongState {
  readonly figure: Figure;
  readonly tones: GongTones;
  readonly sequence: Sequence;
}

/** What of it plays. */
export type GongPart = 'tones' | 'sequence';

export interface Gong extends Watched<GongState> {
  changeFigure(figure: Figure): void;
  /** What sounds follows the change at once. */
  changeTones(transition: (tones: GongTones) => GongTones): void;
  changeSequence(transition: (sequence: Sequence) => Sequence): void;
  /** True when it plays afterwards. */
  toggle(part: GongPart): boolean;
}

interface Sound {
  readonly read: () => SoundState;
  readonly change: (transition: (state: SoundState) => SoundState) => void;
}

const TITLES: Readonly<Record<GongPart, string>> = { tones: 'Cymatic Gong', sequence: 'Sequence' };

export const playsPart = (state: SoundState, part: GongPart) =>
  state.nowPlaying?.owner === 'gong' && state.nowPlaying.id === part;

/** It belongs to the app and not to its page: whoever comes back finds the desk as it was left, still sounding. */
export function createGong({ read, change }: Sound): Gong {
  const desk = createWatched<GongState>({ figure: DEFAULT_FIGURE, tones: firstTones, sequence: newSequence });
  const patches: Readonly<Record<GongPart, () => Patch>> = {
    tones: () => patchOf(desk.get().tones),
    sequence: () => patchOfSequence(desk.get().sequence),
  };
  const followWith = (part: GongPart) => {
    if (playsPart(read(), part)) change((sound) => changePatch(sound, 'gong', part, patches[part]()));
  };

  return {
    get: desk.get,
    subscribe: desk.subscribe,
    changeFigure(figure) {
      const before = desk.get();
      if (figure !== before.figure) desk.set({ ...before, figure });
    },
    changeTones(transition) {
      const before = desk.get();
      const tones = transition(before.tones);
      if (tones === before.tones) return;
      desk.set({ ...before, tones });
      followWith('tones');
    },
    changeSequence(transition) {
      const before = desk.get();
      const sequence = transition(before.sequence);
      if (sequence === before.sequence) return;
      desk.set({ ...before, sequence });
      followWith('sequence');
    },
    toggle(part) {
      const patch = patches[part]();
      const title = part === 'tones' ? TITLES.tones : desk.get().sequence.name.trim() || TITLES.sequence;
      change((sound) =>
        playsPart(sound, part) ? stop(sound) : playPatch(sound, { owner: 'gong', id: part, title, patch }),
      );
      return playsPart(read(), part);
    },
  };
}
