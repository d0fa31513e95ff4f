import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardHand, type CardValues } from './card-hand.ts';

const previewed: Partial<CardValues>[] = [];
const committed: Partial<CardValues>[] = [];
let hand: CardHand;

beforeEach(() => {
  vi.useFakeTimers();
  previewed.length = 0;
  committed.length = 0;
  hand = new CardHand({
    preview: (draft) => previewed.push(draft),
    commit: (draft) => committed.push(draft),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  it('GEN-11 CONST-11 of the frequency slider is committed 400 ms after its last movement', () => {
    hand.draft('frequency', 440);
    vi.advanceTimersByTime(300);
    hand.draft('frequency', 441);
    vi.advanceTimersByTime(399);
    expect(committed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(committed).toEqual([{ frequency: 441 }]);
  });

  it('GEN-13 CONST-11 of a wave type is committed after 150 ms', () => {
    hand.draft('waveType', 'square');
    vi.advanceTimersByTime(149);
    expect(committed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(committed).toEqual([{ waveType: 'square' }]);
  });

  it('GEN-14 CONST-11 of a volume is committed after 150 ms', () => {
    hand.draft('volume', 0.7);
    vi.advanceTimersByTime(149);
    expect(committed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(committed).toEqual([{ volume: 0.7 }]);
  });

  it('GEN-15 CONST-11 of the toggle is committed after 200 ms, and repeated presses are merged into the last', () => {
    for (const enabled of [false, true, false]) {
      hand.draft('enabled', enabled);
      vi.advanceTimersByTime(199);
    }
    expect(committed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(committed).toEqual([{ enabled: false }]);
  });

  it('GEN-39 is shown and heard at once, long before it is committed', () => {
    hand.draft('frequency', 440);
    hand.draft('frequency', 450);
    expect(previewed).toEqual([{ frequency: 440 }, { frequency: 450 }]);
    expect(hand.view.get().drafts).toEqual({ frequency: 450 });
  });

  it('GEN-20 gives way to the shared value once it is committed', () => {
    hand.draft('volume', 0.7);
    vi.advanceTimersByTime(150);
    expect(hand.view.get().drafts).toEqual({});
  });

  it('GEN-08 of a typed number is committed at once, since the typing has rested before', () => {
    expect(hand.commitNow('frequency', 528)).toBe(true);
    expect(committed).toEqual([{ frequency: 528 }]);
  });

  it('is not lost when the page is left before it has rested', () => {
    hand.draft('frequency', 440);
    hand.settle();
    expect(committed).toEqual([{ frequency: 440 }]);
  });
});

describe('the lock', () => {
  it('GEN-18 CONST-13 holds the card for 300 ms after a change', () => {
    hand.draft('waveType', 'square');
    vi.advanceTimersByTime(150);
    expect(hand.view.get().isLocked).toBe(true);
    expect(hand.draft('volume', 0.2)).toBe(false);
    vi.advanceTimersByTime(299);
    expect(hand.view.get().isLocked).toBe(true);
    vi.advanceTimersByTime(1);
    expect(hand.view.get().isLocked).toBe(false);
    expect(hand.draft('volume', 0.2)).toBe(true);
  });

  it('GEN-39 never swallows the control that is in the hand: its last draft wins', () => {
    hand.draft('frequency', 440);
    vi.advanceTimersByTime(500);
    expect(hand.draft('frequency', 460)).toBe(true);
    vi.advanceTimersByTime(400);
    expect(committed.at(-1)).toEqual({ frequency: 460 });
  });

  it('GEN-17 a toggle is rejected while another change is on its way or has just been made', () => {
    hand.draft('frequency', 440);
    expect(hand.draft('enabled', false)).toBe(false);
    vi.advanceTimersByTime(400);
    expect(hand.draft('enabled', false)).toBe(false);
    vi.advanceTimersByTime(300);
    expect(hand.draft('enabled', false)).toBe(true);
  });
});
