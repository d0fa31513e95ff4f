import type { WaveType } from '#contract/rules/tone-kinds.ts';
import { delays } from '#web/lib/delays.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';

/** What a hand can change on one generator. */
export interface CardValues {
  readonly frequency: number;
  readonly waveType: WaveType;
  readonly volume: number;
  readonly enabled: boolean;
  readonly harmonicMode: boolean;
}

export type CardControl = keyof CardValues;

interface HandPorts {
  /** Lets the tone follow at once, before anything is committed. */
  readonly preview: (draft: Partial<CardValues>) => void;
  readonly commit: (draft: Partial<CardValues>) => void;
}

/** What the card shows while a hand is on it. */
export interface HandView {
  /** Drafts that are not committed yet: they are shown instead of the shared values. */
  readonly drafts: Partial<CardValues>;
  /** For a moment after a change the card takes no draft but from the control that is in the hand. */
  readonly isLocked: boolean;
}

/** How long a draft must rest before it is committed. */
const RESTS: Readonly<Record<CardControl, number>> = {
  frequency: delays.cardSlider,
  waveType: delays.cardWaveType,
  volume: delays.cardVolume,
  enabled: delays.cardToggle,
  harmonicMode: delays.cardWaveType,
};

/**
 * The hand on one generator, wherever its controls stand: on the card, on the ring, on the tape. It shows a draft at
 * once, commits it when it has rested, and locks the card briefly afterwards. The last draft always wins.
 */
export class CardHand {
  readonly #ports: HandPorts;
  readonly #resting = new Map<CardControl, ReturnType<typeof setTimeout>>();
  readonly #view = createWatched<HandView>({ drafts: {}, isLocked: false });
  #lockedBy: CardControl | null = null;
  #unlock: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: HandPorts) {
    this.#ports = ports;
  }

  get view(): Watched<HandView> {
    return this.#view;
  }

  /** False when the draft was refused: the card is locked by another control, or a toggle came during a change. */
  draft<C extends CardControl>(control: C, value: CardValues[C]): boolean {
    if (this.#refuses(control)) return false;
    const draft = { [control]: value } as Partial<CardValues>;
    this.#show({ drafts: { ...this.#view.get().drafts, ...draft } });
    this.#ports.preview(draft);
    clearTimeout(this.#resting.get(control));
    this.#resting.set(
      control,
      setTimeout(() => this.#commit(control), RESTS[control]),
    );
    return true;
  }

  /** The same without the rest: typing has rested before, or Enter was pressed. */
  commitNow<C extends CardControl>(control: C, value: CardValues[C]): boolean {
    if (!this.draft(control, value)) return false;
    this.#commit(control);
    return true;
  }

  /** Commits all that still rests, now: the page is left. */
  settle(): void {
    for (const control of [...this.#resting.keys()]) this.#commit(control);
  }

  #refuses(control: CardControl): boolean {
    if (this.#lockedBy !== null && this.#lockedBy !== control) return true;
    const isOtherMoving = [...this.#resting.keys()].some((other) => other !== control);
    return control === 'enabled' && isOtherMoving;
  }

  #commit(control: CardControl): void {
    clearTimeout(this.#resting.get(control));
    this.#resting.delete(control);
    const { [control]: value, ...others } = this.#view.get().drafts;
    // First the shared value, then the end of the draft: shown the other way round, the old value would flash up.
    this.#ports.commit({ [control]: value } as Partial<CardValues>);
    this.#lockedBy = control;
    this.#show({ drafts: others, isLocked: true });
    clearTimeout(this.#unlock);
    this.#unlock = setTimeout(() => {
      this.#lockedBy = null;
      this.#show({ isLocked: false });
    }, delays.cardLock);
  }

  #show(change: Partial<HandView>): void {
    this.#view.set({ ...this.#view.get(), ...change });
  }
}
