import { SAMPLE_RATE, type Stereo } from './instrument.ts';

/** Renders a graph that is built by hand. */
export async function renderGraph(
  seconds: number,
  build: (context: OfflineAudioContext) => void | Promise<void>,
): Promise<Stereo> {
  const context = new OfflineAudioContext(2, Math.round(seconds * SAMPLE_RATE), SAMPLE_RATE);
  await build(context);
  return stereoOf(await context.startRendering());
}

export function stereoOf(buffer: AudioBuffer): Stereo {
  return {
    left: buffer.getChannelData(0),
    right: buffer.getChannelData(buffer.numberOfChannels > 1 ? 1 : 0),
  };
}

/** Calls back when the rendering has come to a moment, as a hand would at that moment. */
export function at(context: OfflineAudioContext, seconds: number, act: () => void): void {
  const block = 128 / SAMPLE_RATE;
  void context.suspend(Math.ceil(seconds / block) * block).then(() => {
    act();
    return context.resume();
  });
}

/** Full-scale noise, the same every time: stands for a river that is turned up. */
export function noiseBuffer(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: seconds * context.sampleRate, sampleRate: context.sampleRate });
  let seed = 1;
  // A running mean of two takes away what lies near half the sample rate, which no recording of water has.
  let before = 0;
  buffer.getChannelData(0).forEach((_, i, samples) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const white = seed / 2 ** 31 - 1;
    samples[i] = (white + before) / 2;
    before = white;
  });
  return buffer;
}
