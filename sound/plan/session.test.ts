import { describe, expect, it } from 'vitest';
import { nextRoundAt, rebaseSession, sessionAt, startDelaySeconds } from './session.ts';

const five = { startedAt: 10, durationSeconds: 300, looping: false };
const looping = { ...five, looping: true };

describe('a session', () => {
  it('TIMER-07 shows the elapsed part of the duration in percent', () => {
    expect(sessionAt(five, 85)).toMatchObject({
      phase: 'running',
      remainingSeconds: 225,
      progressPercent: 25,
    });
  });

  it('TIMER-05 counts by the clock: after a jump of 60 s, 60 s less remain', () => {
    const before = sessionAt(five, 20).remainingSeconds;
    expect(sessionAt(five, 80).remainingSeconds).toBe(before - 60);
  });

  it('TIMER-09 is over at 0', () => {
    expect(sessionAt(five, 309.999).phase).toBe('running');
    expect(sessionAt(five, 310)).toMatchObject({ phase: 'over', remainingSeconds: 0, progressPercent: 100 });
  });

  it('TIMER-11 CONST-04 shows the full duration again 100 ms after the end', () => {
    expect(sessionAt(five, 310.09).remainingSeconds).toBe(0);
    expect(sessionAt(five, 310.1)).toMatchObject({ remainingSeconds: 300, progressPercent: 0 });
  });

  it('TIMER-12 CONST-04 restarts 1 s after its end with Loop on, and never with Loop off', () => {
    expect(sessionAt(looping, 310.9).phase).toBe('resting');
    expect(sessionAt(looping, 311)).toMatchObject({ phase: 'running', remainingSeconds: 300 });
    expect(sessionAt(looping, 311 + 301 + 5)).toMatchObject({ phase: 'running', remainingSeconds: 295 });
    expect(sessionAt(five, 5000).phase).toBe('over');
    expect(nextRoundAt(looping)).toBe(311);
    expect(nextRoundAt(five)).toBeNull();
  });

  it('TIMER-12 ends with the present round when Loop is switched off in a later one', () => {
    const now = 311 + 20;
    const once = rebaseSession(looping, now, false);
    expect(sessionAt(once, now).remainingSeconds).toBe(280);
    expect(sessionAt(once, 611).phase).toBe('over');
  });

  it('TIMER-13 CONST-04 a Play at 0 remaining starts 50 ms later, any other at once', () => {
    expect(startDelaySeconds(five, 310.05)).toBe(0.05);
    expect(startDelaySeconds(five, 310.2)).toBe(0);
    expect(startDelaySeconds(null, 0)).toBe(0);
  });

  it('without a duration goes on for ever', () => {
    const endless = { ...five, durationSeconds: null };
    expect(sessionAt(endless, 1e6)).toMatchObject({ phase: 'running', progressPercent: 0 });
  });
});
