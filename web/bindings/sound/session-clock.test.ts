import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, sessionAt } from '#sound/plan/session.ts';
import { play, sessionEnded, sessionScheduled, silence, stop } from '#sound/state/play-transitions.ts';
import { createSoundStore } from '#sound/state/store.ts';
import { clockText, createSessionClock } from './session-clock.ts';

const session: Session = { startedAt: 0, durationSeconds: 300, looping: false };

/** A clock over an audio time that the test moves together with the timers. */
function watchSession() {
  const store = createSoundStore();
  const start = Date.now();
  const playedNow = () => (Date.now() - start) / 1000;
  const clock = createSessionClock(store, () => {
    const present = store.get().session;
    return present ? sessionAt(present, playedNow()) : null;
  });
  let ticks = 0;
  clock.subscribe(() => {
    ticks += 1;
  });
  store.update((state) => sessionScheduled(play(state), session));
  return { store, clock, ticks: () => ticks };
}

describe('the countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('TIMER-05 ticks once a second, and not more often', () => {
    const { clock, ticks } = watchSession();
    const before = ticks();
    vi.advanceTimersByTime(10_050);
    expect(ticks() - before).toBe(10);
    expect(clock.get().remainingSeconds).toBe(290);
  });

  it('TIMER-07 shows the elapsed part of the duration in percent', () => {
    const { clock } = watchSession();
    vi.advanceTimersByTime(75_050);
    expect(clock.get().progressPercent).toBe(25);
  });

  it('TIMER-15 reads the audio clock: after a minute without a timer it is a minute further', () => {
    const { clock } = watchSession();
    vi.advanceTimersByTime(1_050);
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(1_000);
    expect(clock.get().remainingSeconds).toBe(238);
  });

  it('TIMER-08 shows the full duration again after Stop', () => {
    const { clock, store } = watchSession();
    vi.advanceTimersByTime(20_000);
    store.update(stop);
    expect(clock.get()).toEqual({ remainingSeconds: 300, durationSeconds: 300, progressPercent: 0 });
  });

  it('TIMER-11 stands at 0 for 100 ms after the end, then shows the full duration', () => {
    const { clock, store } = watchSession();
    vi.advanceTimersByTime(300_000);
    store.update((state) => sessionEnded(state, state.runs));
    expect(clock.get().remainingSeconds).toBe(0);
    vi.advanceTimersByTime(200);
    expect(clock.get().remainingSeconds).toBe(300);
  });

  it('TIMER-08 shows the full duration again when a film takes over', () => {
    const { clock, store } = watchSession();
    vi.advanceTimersByTime(20_000);
    store.update(silence);
    expect(clock.get()).toEqual({ remainingSeconds: 300, durationSeconds: 300, progressPercent: 0 });
  });

  it('TIMER-11 shows the duration that is chosen here after the end of a session that was longer', () => {
    const { clock, store } = watchSession();
    store.update((state) => sessionScheduled(state, { ...session, durationSeconds: 1800 }));
    vi.advanceTimersByTime(1_800_000);
    store.update((state) => sessionEnded(state, state.runs));
    expect(clock.get().remainingSeconds).toBe(0);
    vi.advanceTimersByTime(200);
    expect(clock.get()).toEqual({ remainingSeconds: 300, durationSeconds: 300, progressPercent: 0 });
  });

  it('rests when nothing plays', () => {
    const { store } = watchSession();
    store.update(stop);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('writes minutes and seconds', () => {
  expect([300, 59, 3600, 0].map(clockText)).toEqual(['05:00', '00:59', '60:00', '00:00']);
});
