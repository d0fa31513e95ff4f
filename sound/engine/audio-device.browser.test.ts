import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioDevice } from './audio-device.ts';

/** A context that can be put to sleep, interrupted and frozen at will. */
class FakeContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  refuses = false;
  closed = false;

  resume(): Promise<void> {
    if (!this.refuses) this.become('running');
    return Promise.resolve();
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }
}

describe('the audio device', () => {
  let contexts: FakeContext[];
  let wanted: boolean;
  let device: AudioDevice;
  const onContext = vi.fn();
  const onHeldBack = vi.fn();
  const onFailure = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    contexts = [];
    wanted = true;
    for (const told of [onContext, onHeldBack, onFailure]) told.mockClear();
    device = new AudioDevice({
      openContext: () => {
        const context = new FakeContext();
        contexts.push(context);
        return context as unknown as AudioContext;
      },
      isWanted: () => wanted,
      onContext,
      onHeldBack,
      onFailure,
    });
  });
  afterEach(() => {
    device.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const tick = (context: FakeContext | undefined) => {
    if (context) context.currentTime += 0.4;
    vi.advanceTimersByTime(1_600);
  };

  it('opens one context for the whole app, in the first gesture, and keeps it', () => {
    device.wake();
    tick(contexts[0]);
    device.wake();
    expect(contexts).toHaveLength(1);
    expect(onContext).toHaveBeenCalledTimes(1);
    expect(contexts[0]?.state).toBe('running');
  });

  it.each(['suspended', 'interrupted'])('is resumed when it is %s while something should sound', (state) => {
    device.wake();
    tick(contexts[0]);
    contexts[0]?.become(state);
    expect(contexts[0]?.state).toBe('running');
  });

  it('a context that may not resume yet is resumed at the next gesture', () => {
    device.wake();
    const [context] = contexts;
    if (!context) throw new Error('no context');
    context.refuses = true;
    context.become('interrupted');
    expect(context.state).toBe('interrupted');
    context.refuses = false;
    window.dispatchEvent(new PointerEvent('pointerdown'));
    expect(context.state).toBe('running');
  });

  it('is said to be held back while the browser keeps it asleep, and no longer once it runs', () => {
    device.wake();
    tick(contexts[0]);
    const [context] = contexts;
    if (!context) throw new Error('no context');
    expect(onHeldBack).not.toHaveBeenCalledWith(true);
    context.refuses = true;
    context.become('interrupted');
    // A hand that keeps moving a slider wakes it again and again, and is told all the same.
    for (let move = 0; move < 12; move++) {
      vi.advanceTimersByTime(100);
      device.wake();
    }
    expect(onHeldBack).toHaveBeenLastCalledWith(true);
    context.refuses = false;
    window.dispatchEvent(new PointerEvent('pointerdown'));
    expect(onHeldBack).toHaveBeenLastCalledWith(false);
  });

  it('is not said to be held back when nothing should sound', () => {
    device.wake();
    wanted = false;
    contexts[0]?.become('suspended');
    vi.advanceTimersByTime(2_000);
    expect(onHeldBack).not.toHaveBeenCalledWith(true);
  });

  it('that cannot be had is told, and tried for again at the next request', () => {
    let isThere = false;
    const another = new AudioDevice({
      openContext: () => {
        if (!isThere) throw new Error('no sound card');
        return new FakeContext() as unknown as AudioContext;
      },
      isWanted: () => true,
      onContext,
      onHeldBack,
      onFailure,
    });
    another.wake();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onContext).not.toHaveBeenCalled();
    isThere = true;
    another.wake();
    expect(onContext).toHaveBeenCalledTimes(1);
    another.close();
  });

  it('is left asleep when nothing should sound', () => {
    device.wake();
    wanted = false;
    contexts[0]?.become('suspended');
    window.dispatchEvent(new PointerEvent('pointerdown'));
    expect(contexts[0]?.state).toBe('suspended');
  });

  it('is looked after when headphones come or go, and when the page is shown again', () => {
    device.wake();
    const [context] = contexts;
    if (!context) throw new Error('no context');
    for (const event of [
      () => navigator.mediaDevices.dispatchEvent(new Event('devicechange')),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      context.state = 'suspended';
      event();
      expect(context.state).toBe('running');
    }
  });

  it('is given up for a new one when its clock stands still after resuming', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    device.wake();
    vi.advanceTimersByTime(1_600);
    expect(contexts).toHaveLength(2);
    expect(contexts[0]?.closed).toBe(true);
    expect(onContext).toHaveBeenCalledTimes(2);
    expect(complained).toHaveBeenCalled();
  });
});
