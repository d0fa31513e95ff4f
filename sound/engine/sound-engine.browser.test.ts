import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourceGain } from '#sound/plan/levels.ts';
import { draftGenerator, updateGenerator } from '#sound/state/generator-transitions.ts';
import {
  setAmbiencePlaying,
  setMixerLevel,
  setMusicPlaying,
  setMuted,
  setRiverLoop,
  setRiverPlaying,
} from '#sound/state/mixer-transitions.ts';
import { play, playPatch, stop } from '#sound/state/play-transitions.ts';
import { firstState, type Patch, type SoundState } from '#sound/state/sound-state.ts';
import { createSoundStore } from '#sound/state/store.ts';
import { rms } from '#sound/testing/hearing.ts';
import { watchLastSound } from '#sound/testing/last-sound.ts';
import { toneFile } from '#sound/testing/tone-file.ts';
import { SmoothedGain } from './smoothed-gain.ts';
import { SoundEngine } from './sound-engine.ts';

const engines: SoundEngine[] = [];

/** The engine as the app has it, on a real audio context that the test can reach. */
function openEngine(start: SoundState = firstState) {
  const store = createSoundStore(start);
  const contexts: AudioContext[] = [];
  const lastSounds: (() => Promise<number>)[] = [];
  const onRebuilt = vi.fn();
  const engine = new SoundEngine(store, {
    openContext: () => {
      const context = new AudioContext();
      contexts.push(context);
      lastSounds.push(watchLastSound(context));
      return context;
    },
    onRebuilt,
  });
  engines.push(engine);
  return { store, engine, contexts, lastSounds, onRebuilt, level: () => rms(engine.frame().waveform) };
}

afterEach(() => {
  for (const engine of engines.splice(0)) engine.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const patiently = { timeout: 30_000, interval: 10 };
const lasting = (durationSeconds: number): SoundState => ({
  ...firstState,
  timer: { ...firstState.timer, durationSeconds, fades: false },
});
const tone = (frequency: number): Patch => ({
  syncMode: 'sync',
  generators: [{ frequency, waveType: 'sine', volume: 0.5, enabled: true, harmonicMode: false }],
});

describe('the engine, live', () => {
  it('opens no context before something is to sound', () => {
    const { store, contexts } = openEngine();
    store.update((state) => updateGenerator(state, 0, { frequency: 528 }));
    expect(contexts).toHaveLength(0);
  });

  it('D44 a first press makes three smoothers, which cost a phone a fifth of a second each, and the next tones none', async () => {
    let made = 0;
    vi.stubGlobal(
      'IIRFilterNode',
      class extends IIRFilterNode {
        constructor(...how: ConstructorParameters<typeof IIRFilterNode>) {
          super(...how);
          made++;
        }
      },
    );
    const released = vi.spyOn(SmoothedGain.prototype, 'release');
    const { store, level } = openEngine();
    store.update(play);
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    expect(made).toBe(3);
    for (const [place, hz] of [528, 639].entries()) {
      store.update(stop);
      // The voice lets go of its smoother when it has ended.
      await expect.poll(() => released.mock.calls.length, patiently).toBe(place + 1);
      store.update((state) => playPatch(state, { owner: 'preview', id: String(hz), patch: tone(hz) }));
      await expect.poll(level, patiently).toBeGreaterThan(0.02);
    }
    expect(made).toBe(3);
  });

  it('TIMER-05 GEN-39 a Play sounds, and the session begins with it', async () => {
    const { store, engine, level } = openEngine();
    store.update(play);
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    expect(engine.moment()?.phase).toBe('running');
    store.update(stop);
    await expect.poll(level, patiently).toBeLessThan(1e-6);
    expect(engine.moment()).toBeNull();
  });

  it('GEN-39 a Play on a warm context starts at the very moment of the audio clock', async () => {
    const { store, contexts, level } = openEngine();
    store.update((state) => playPatch(state, { owner: 'preview', patch: tone(528) }));
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    store.update(stop);
    await expect.poll(level, patiently).toBeLessThan(1e-6);
    const pressedAt = contexts[0]?.currentTime ?? 0;
    store.update(play);
    expect((store.get().session?.startedAt ?? 0) - pressedAt).toBeLessThan(0.03);
  });

  it('GEN-31 CONST-08 has an analyser of 2048 points', async () => {
    const { store, engine } = openEngine();
    store.update(play);
    await expect.poll(() => engine.frame().waveform.length, patiently).toBe(2048);
    expect(engine.frame().spectrum.length).toBe(1024);
  });

  it('GEN-39 shows in its frame what sounds while the hand moves, before anything is committed', async () => {
    const { store, engine } = openEngine();
    store.update(play);
    await expect.poll(() => engine.frame().voices[0]?.hz, patiently).toBe(432);
    store.update((state) => draftGenerator(state, 0, { frequency: 500 }));
    await expect.poll(() => engine.frame().voices[0]?.hz, patiently).toBe(500);
    expect(store.get().generators[0]?.frequency).toBe(432);
  });

  it('GEN-16 GEN-39 fifty hasty presses end in the state last asked for', async () => {
    const { store, engine, level } = openEngine();
    for (let press = 0; press < 50; press++) {
      store.update(press % 2 === 0 ? play : stop);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await expect.poll(level, patiently).toBeLessThan(1e-6);
    expect(engine.frame().voices).toHaveLength(0);
    store.update(play);
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    expect(engine.frame().voices).toHaveLength(1);
  });

  it('GEN-38 TIMER-16 a failure is written to the console and nowhere else', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = createSoundStore();
    const engine = new SoundEngine(store, {
      openContext: () => {
        throw new Error('no audio device');
      },
    });
    engines.push(engine);
    expect(() => store.update(play)).not.toThrow();
    expect(complained).toHaveBeenCalled();
    expect(engine.frame().voices).toHaveLength(0);
    // Nothing sounds, and so nothing may look as if it did.
    expect(store.get().nowPlaying).toBeNull();
  });

  it('GEN-39 is told to be held back while the browser keeps the context asleep, and sounds once it may', async () => {
    const { store, contexts, level } = openEngine();
    let mayResume = false;
    const { resume } = AudioContext.prototype;
    vi.spyOn(AudioContext.prototype, 'resume').mockImplementation(function (this: AudioContext) {
      return mayResume ? resume.call(this) : new Promise(() => {});
    });
    store.update(play);
    await contexts[0]?.suspend();
    await expect.poll(() => store.get().heldBack, patiently).toBe(true);
    expect(level()).toBe(0);
    mayResume = true;
    window.dispatchEvent(new PointerEvent('pointerdown'));
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    expect(store.get().heldBack).toBe(false);
    expect(store.get().nowPlaying).not.toBeNull();
  });
});

describe('time, live', () => {
  /** A session that sounds already, and what its end must be. */
  async function beginSession(durationSeconds: number) {
    const opened = openEngine(lasting(durationSeconds));
    const { store, contexts, level } = opened;
    store.update(play);
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    const [context] = contexts;
    if (!context) throw new Error('no context');
    const ended = new Promise<void>((resolve) => {
      store.subscribe(({ nowPlaying }) => {
        if (!nowPlaying) resolve();
      });
    });
    const endsAt = (store.get().session?.startedAt ?? 0) + durationSeconds;
    const lastSoundAt = opened.lastSounds[0];
    if (!lastSoundAt) throw new Error('nobody listens');
    const expectEndOnTime = async () => {
      await ended;
      expect(context.currentTime).toBeGreaterThanOrEqual(endsAt - 0.01);
      expect(Math.abs((await lastSoundAt()) - endsAt)).toBeLessThan(0.05);
    };
    return { ...opened, context, expectEndOnTime };
  }

  it('GEN-37 TIMER-15 goes on where it stopped when the context was suspended, and ends by its own clock', async () => {
    const { engine, context, expectEndOnTime } = await beginSession(1.5);
    // The page is told of nothing, so that nobody resumes what the test holds.
    vi.spyOn(context, 'resume').mockResolvedValue();
    await context.suspend();
    const held = engine.moment()?.remainingSeconds;
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(engine.moment()?.remainingSeconds).toBe(held);
    vi.restoreAllMocks();
    await context.resume();
    await expectEndOnTime();
  });

  it('TIMER-15 ends on time without a single timer of the page: they are all stopped here', async () => {
    const { expectEndOnTime } = await beginSession(1);
    vi.useFakeTimers();
    try {
      await expectEndOnTime();
    } finally {
      vi.useRealTimers();
    }
  });

  it('TIMER-15 ends on time when the clocks of the page jump by a minute', async () => {
    const { expectEndOnTime } = await beginSession(1);
    const [date, high] = [Date.now, performance.now.bind(performance)];
    vi.spyOn(Date, 'now').mockImplementation(() => date() + 60_000);
    vi.spyOn(performance, 'now').mockImplementation(() => high() + 60_000);
    await expectEndOnTime();
  });

  it('GEN-37 a context that had to be replaced goes on with what remains of the session', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, engine, contexts, onRebuilt, level } = openEngine(lasting(60));
    store.update(play);
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    await expect.poll(() => engine.moment()?.remainingSeconds ?? 60, patiently).toBeLessThan(59.7);
    const before = engine.moment()?.remainingSeconds ?? 0;
    contexts[0]?.dispatchEvent(new Event('error'));
    await expect.poll(() => onRebuilt.mock.calls.length, patiently).toBe(1);
    await expect.poll(level, patiently).toBeGreaterThan(0.02);
    expect(contexts).toHaveLength(2);
    expect(engine.moment()?.remainingSeconds).toBeLessThanOrEqual(before);
    expect(engine.moment()?.remainingSeconds).toBeGreaterThan(before - 10);
  });
});

describe('music and river, live', () => {
  it('MIX-05 an attached song plays through the music fader and pauses', async () => {
    const { store, engine, level } = openEngine();
    const song = new Audio(URL.createObjectURL(new Blob([toneFile(330, 20, 0.5)], { type: 'audio/wav' })));
    engine.attachMusic(song);
    store.update((state) => setMusicPlaying(state, true));
    // amplitude 0.5 × music 0.5 × master 0.6 × gain of the music, as root mean square
    await expect.poll(level, patiently).toBeCloseTo((0.5 * 0.3 * sourceGain.music) / Math.SQRT2, 2);
    store.update((state) => setMusicPlaying(state, false));
    await expect.poll(() => song.paused, patiently).toBe(true);
    await expect.poll(level, patiently).toBeLessThan(1e-6);
  });

  it('MUSIC-06 another song takes over at once, and the one before fades away and pauses', async () => {
    const { store, engine, level } = openEngine();
    const [first, second] = [330, 440].map(
      (hz) => new Audio(URL.createObjectURL(new Blob([toneFile(hz, 20, hz / 1000)], { type: 'audio/wav' }))),
    );
    if (!first || !second) throw new Error('no songs');
    engine.attachMusic(first);
    store.update((state) => setMusicPlaying(state, true));
    await expect.poll(level, patiently).toBeCloseTo((0.33 * 0.3 * sourceGain.music) / Math.SQRT2, 2);
    engine.attachMusic(second);
    await expect.poll(level, patiently).toBeCloseTo((0.44 * 0.3 * sourceGain.music) / Math.SQRT2, 2);
    await expect.poll(() => first.paused, patiently).toBe(true);
    expect(second.paused).toBe(false);
    engine.attachMusic(first);
    await expect.poll(level, patiently).toBeCloseTo((0.33 * 0.3 * sourceGain.music) / Math.SQRT2, 2);
    await expect.poll(() => second.paused, patiently).toBe(true);
  });

  it('MUSIC-17 a song is moved while it plays, while it rests, and while it is being paused', async () => {
    const { store, engine, level } = openEngine();
    const song = new Audio(URL.createObjectURL(new Blob([toneFile(330, 20, 0.5)], { type: 'audio/wav' })));
    engine.attachMusic(song);
    store.update((state) => setMusicPlaying(state, true));
    await expect.poll(level, patiently).toBeGreaterThan(0.09);
    engine.seekMusic(10);
    expect(song.currentTime).toBeLessThan(10);
    await expect.poll(() => song.currentTime, patiently).toBeGreaterThan(10);
    await expect.poll(level, patiently).toBeCloseTo((0.5 * 0.3 * sourceGain.music) / Math.SQRT2, 2);
    store.update((state) => setMusicPlaying(state, false));
    engine.seekMusic(5);
    await expect.poll(() => song.paused, patiently).toBe(true);
    expect(song.currentTime).toBe(5);
    engine.seekMusic(15);
    expect(song.currentTime).toBe(15);
    store.update((state) => setMusicPlaying(state, true));
    await expect.poll(level, patiently).toBeCloseTo((0.5 * 0.3 * sourceGain.music) / Math.SQRT2, 2);
  });

  it('RIVER-04 without Loop the river stops where its circle would close, and says so', async () => {
    const { store, engine, level } = openEngine();
    await engine.loadRiver(toneFile(300, 2, 0.5), { loopStart: 0.5, loopEnd: 1.5 });
    store.update((state) => setRiverPlaying(setRiverLoop(state, false), true));
    await expect.poll(level, patiently).toBeCloseTo((0.5 * 0.24 * sourceGain.river) / Math.SQRT2, 2);
    await expect.poll(() => store.get().river.playing, patiently).toBe(false);
    expect(engine.river.position).toBe(0);
    await expect.poll(level, patiently).toBeLessThan(1e-6);
  });

  it('RIVER-04 Loop, switched off and on again in one round, lets the river go on', async () => {
    const { store, engine, contexts, level } = openEngine();
    await engine.loadRiver(toneFile(300, 2, 0.5), { loopStart: 0.5, loopEnd: 1.5 });
    store.update((state) => setRiverPlaying(state, true));
    await expect.poll(level, patiently).toBeCloseTo((0.5 * 0.24 * sourceGain.river) / Math.SQRT2, 2);
    store.update((state) => setRiverLoop(state, false));
    store.update((state) => setRiverLoop(state, true));
    const before = contexts[0]?.currentTime ?? 0;
    await expect.poll(() => contexts[0]?.currentTime ?? 0, patiently).toBeGreaterThan(before + 1.5);
    expect(store.get().river.playing).toBe(true);
    expect(level()).toBeCloseTo((0.5 * 0.24 * sourceGain.river) / Math.SQRT2, 2);
  });

  it('RIVER-02 the river begins where the bar was put before it was ever played', async () => {
    const { store, engine, level } = openEngine();
    engine.seekRiver(0.7);
    expect(engine.river.position).toBe(0.7);
    await engine.loadRiver(toneFile(300, 9, 0.5), { loopStart: 0.5, loopEnd: 8.5 });
    store.update((state) => setRiverPlaying(state, true));
    await expect.poll(level, patiently).toBeGreaterThan(0.01);
    expect(engine.river.position).toBeGreaterThan(0.7);
    engine.seekRiver(6);
    expect(engine.river.position).toBeGreaterThanOrEqual(6);
    // Not where it would be after another round; how late a busy machine looks does not matter.
    expect(engine.river.position).toBeLessThan(8);
  });

  it('RIVER-07 the river plays from memory, together with the generators, and goes round without end', async () => {
    const { store, engine, level } = openEngine();
    await engine.loadRiver(toneFile(300, 1.5, 0.5), { loopStart: 0.5, loopEnd: 1 });
    store.update((state) => setRiverPlaying(state, true));
    await expect.poll(level, patiently).toBeCloseTo((0.5 * 0.24 * sourceGain.river) / Math.SQRT2, 2);
    expect(engine.river.seconds).toBeCloseTo(0.5, 6);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(level()).toBeCloseTo((0.5 * 0.24 * sourceGain.river) / Math.SQRT2, 2);
    store.update(play);
    await expect.poll(level, patiently).toBeGreaterThan((0.5 * 0.24 * sourceGain.river) / Math.SQRT2);
    store.update(stop);
    store.update((state) => setRiverPlaying(state, false));
    await expect.poll(level, patiently).toBeLessThan(1e-6);
  });

  it('AUTH-03 the ambience plays at 0.3 whatever the faders say, goes round without end, and can be muted', async () => {
    const { store, engine, level } = openEngine();
    await engine.loadAmbience(toneFile(300, 1.5, 0.5), { loopStart: 0.5, loopEnd: 1 });
    store.update((state) => setMixerLevel(state, 'master', 0.1));
    store.update((state) => setAmbiencePlaying(state, true));
    await expect.poll(level, patiently).toBeCloseTo((0.5 * 0.3) / Math.SQRT2, 2);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(level()).toBeCloseTo((0.5 * 0.3) / Math.SQRT2, 2);
    store.update((state) => setMuted(state, true));
    await expect.poll(level, patiently).toBeLessThan(1e-6);
    store.update((state) => setAmbiencePlaying(setMuted(state, false), false));
    expect(engine.moment()).toBeNull();
  });
});
