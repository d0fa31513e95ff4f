import { expect, type Page } from '@playwright/test';
import { decibels, dominantHz, rms } from '#sound/testing/hearing.ts';

/** What reached the speakers, sample by sample. */
export interface Heard {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly sampleRate: number;
  /** Where in the recording the last press of the mouse fell, in samples; null when there was none. */
  readonly pressedAt: number | null;
}

interface Recording {
  left: string;
  right: string;
  sampleRate: number;
  firstFrame: number;
  pressedFrame: number | null;
}

interface EarsInPage {
  /** Whether anything was led to the speakers yet. */
  isConnected(): boolean;
  begin(): Promise<void>;
  /** Goes on for so long, then hands over everything since the beginning. */
  finish(seconds: number): Promise<Recording>;
  markNextPress(level: number): Promise<void>;
}

/** Runs in the audio thread, so that a busy page loses no sample. */
const earWorklet = `
registerProcessor('ear', class extends AudioWorkletProcessor {
  constructor() {
    super();
    this.port.onmessage = ({ data }) => {
      if (data === 'begin') Object.assign(this, { left: [], right: [], first: null, wanted: Infinity });
      else this.wanted = this.left.length * 128 + data;
    };
  }
  process([input]) {
    if (!this.wanted) return true;
    this.first ??= currentFrame;
    const silence = new Float32Array(128);
    this.left.push((input[0] ?? silence).slice());
    this.right.push((input[1] ?? input[0] ?? silence).slice());
    if (this.left.length * 128 >= this.wanted) {
      this.wanted = 0;
      this.port.postMessage({ left: this.left, right: this.right, first: this.first });
    }
    return true;
  }
});`;

/**
 * Listens to everything that a page sends to the speakers. Call it before the page is opened: whatever is connected
 * to the speakers is led to a recorder as well. The recorder is a module of the journey's own, which the page's policy
 * would not let in: such journeys need `test.use({ bypassCSP: true })`.
 */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript((worklet) => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => unknown;
    const ears = new Map<BaseAudioContext, Promise<AudioWorkletNode>>();
    let pressedFrame: number | null = null;
    let tellConnected = () => {};
    const connected = new Promise<void>((resolve) => {
      tellConnected = resolve;
    });

    const earOf = async (context: BaseAudioContext) => {
      const url = URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' }));
      await context.audioWorklet.addModule(url);
      const ear = new AudioWorkletNode(context, 'ear', { channelCount: 2, channelCountMode: 'explicit' });
      connect.call(ear, context.destination);
      return ear;
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      const result = connect.apply(this, to);
      const { context } = this;
      // Sources that only keep time have nothing to say.
      if (to[0] === context.destination && context instanceof AudioContext && !('offset' in this)) {
        if (!ears.has(context)) ears.set(context, earOf(context));
        void ears.get(context)?.then((ear) => connect.call(this, ear));
        tellConnected();
      }
      return result;
    } as typeof AudioNode.prototype.connect;

    const note = () => {
      const context = [...ears.keys()].at(-1);
      pressedFrame = context ? context.currentTime * context.sampleRate : null;
    };
    window.addEventListener('click', note, { capture: true });

    /** When the page has answered the next press, the plainest source there is starts, led to the recorder alone. */
    const markNextPress = async (level: number) => {
      const [context, opening] = [...ears].at(-1) ?? [];
      const ear = await opening;
      if (!context || !ear) throw new Error('Nothing is led to the speakers.');
      const start = () => {
        const mark = new ConstantSourceNode(context, { offset: level });
        connect.call(mark, ear);
        mark.start();
        mark.stop(context.currentTime + 0.5);
      };
      window.addEventListener('click', start, { once: true });
    };

    const inBase64 = (blocks: Float32Array[]) => {
      const bytes = new Uint8Array(blocks.length * 512);
      blocks.forEach((block, at) => {
        bytes.set(new Uint8Array(block.buffer), at * 512);
      });
      let text = '';
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return btoa(text);
    };
    const lastEar = async () => {
      // Where nothing was led to the speakers yet, it soon will be, or the journey is broken off.
      await connected;
      const [context, opening] = [...ears].at(-1) ?? [];
      if (!context || !opening) throw new Error('Nothing is led to the speakers.');
      return { context, ear: await opening };
    };
    const begin = async () => {
      const { ear } = await lastEar();
      pressedFrame = null;
      ear.port.postMessage('begin');
    };
    const finish = async (seconds: number) => {
      const { context, ear } = await lastEar();
      const data = await new Promise<{ left: Float32Array[]; right: Float32Array[]; first: number }>(
        (resolve, reject) => {
          ear.port.onmessage = (event) => resolve(event.data);
          // A sound that is set up anew is heard in the context that comes next.
          context.addEventListener('statechange', () => {
            if (context.state === 'closed') reject(new Error('The audio context was closed.'));
          });
          ear.port.postMessage(seconds * context.sampleRate);
        },
      );
      return {
        left: inBase64(data.left),
        right: inBase64(data.right),
        sampleRate: context.sampleRate,
        firstFrame: data.first,
        pressedFrame,
      };
    };
    Object.assign(window, { ears: { isConnected: () => ears.size > 0, begin, finish, markNextPress } });
  }, earWorklet);
}

/** Records for a while. */
export async function hear(page: Page, seconds: number): Promise<Heard> {
  const recording = await page.evaluate(async (span) => {
    const { ears } = window as unknown as { ears: EarsInPage };
    await ears.begin();
    return ears.finish(span);
  }, seconds);
  return heardIn(recording);
}

/** Records while something is done, however long that takes, and for a while after it. */
export async function hearWhile(
  page: Page,
  act: () => Promise<unknown>,
  secondsAfter: number,
): Promise<Heard> {
  await page.evaluate(() => (window as unknown as { ears: EarsInPage }).ears.begin());
  await act();
  const recording = await page.evaluate(
    (span) => (window as unknown as { ears: EarsInPage }).ears.finish(span),
    secondsAfter,
  );
  return heardIn(recording);
}

function heardIn(recording: Recording): Heard {
  const { sampleRate, firstFrame, pressedFrame } = recording;
  return {
    left: samplesOf(recording.left),
    right: samplesOf(recording.right),
    sampleRate,
    pressedAt: pressedFrame === null ? null : Math.round(pressedFrame - firstFrame),
  };
}

function samplesOf(base64: string): Float32Array {
  const bytes = Buffer.from(base64, 'base64');
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4).slice();
}

/** Far louder than anything that is ever led to the speakers, so that both can be told apart in one recording. */
export const MARK_LEVEL = 10;

/**
 * Raises the recording by `MARK_LEVEL` for half a second, as soon as the browser and its device let any sound begin
 * that was asked for at the end of the next press. How slow the machine is does not come into it.
 */
export function markNextPress(page: Page): Promise<void> {
  return page.evaluate(
    (level) => (window as unknown as { ears: EarsInPage }).ears.markNextPress(level),
    MARK_LEVEL,
  );
}

/** Level of both ears together, in dB of full scale. */
export function levelOf({ left, right }: Pick<Heard, 'left' | 'right'>): number {
  return decibels(Math.max(rms(left), rms(right)));
}

/** The level that is heard now; before anything was sent to the speakers there is none. */
export async function levelNow(page: Page): Promise<number> {
  const isConnected = await page.evaluate(() =>
    (window as unknown as { ears: EarsInPage }).ears.isConnected(),
  );
  return isConnected ? levelOf(await hear(page, 0.2)) : Number.NEGATIVE_INFINITY;
}

/** A tenth of a second, again and again and without a pause, until it is what one waits for. */
async function listenUntil(page: Page, isThere: (heard: Heard) => boolean): Promise<void> {
  await expect.poll(async () => isThere(await hear(page, 0.1)), { intervals: [0] }).toBe(true);
}

/** Until something is heard whose level no longer changes: a tone that has faded in. */
export async function hearSteady(page: Page): Promise<void> {
  let before = Number.NEGATIVE_INFINITY;
  await listenUntil(page, (heard) => {
    const now = levelOf(heard);
    const isSteady = now > -60 && Math.abs(now - before) < 0.05;
    before = now;
    return isSteady;
  });
}

/** Until a tone is heard near this frequency, in the left ear. */
export async function hearTone(page: Page, hz: number): Promise<void> {
  await listenUntil(page, ({ left, right, sampleRate }) => {
    if (levelOf({ left, right }) < -60) return false;
    return Math.abs(dominantHz(left, sampleRate) - hz) < hz / 500;
  });
  await hearSteady(page);
}

export async function hearSilence(page: Page): Promise<void> {
  await listenUntil(page, (heard) => levelOf(heard) < -90);
}
