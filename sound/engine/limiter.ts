// `?worker&url` makes Vite bundle the worklet, types and imports resolved, as a file of its own, in development,
// in tests and in the build alike. It is never inlined, so a page that allows scripts from 'self' only can load it.
import workletUrl from './limiter-worklet.ts?worker&url';

/** The last thing before the analyser: keeps the sum at or below −1 dBTP. */
export interface Limiter {
  readonly input: AudioNode;
  readonly output: AudioNode;
  readonly kind: 'worklet' | 'compressor';
  close(): void;
}

/** Fetches the worklet ahead of the first context, which then finds it in the browser's cache. */
export async function prefetchWorklet(): Promise<void> {
  await fetch(workletUrl);
}

const stereo = { channelCount: 2, channelCountMode: 'explicit' } as const;

export async function createLimiter(context: BaseAudioContext, url: string = workletUrl): Promise<Limiter> {
  try {
    await context.audioWorklet.addModule(url);
    const node = new AudioWorkletNode(context, 'limiter', { ...stereo, outputChannelCount: [2] });
    return { input: node, output: node, kind: 'worklet', close: () => node.port.postMessage('end') };
  } catch (error) {
    console.error('The limiter could not be loaded; a compressor stands in for it.', error);
    return createCompressor(context);
  }
}

/** Not transparent, but safe: everything at 100 % comes out at −5.8 dBTP. */
function createCompressor(context: BaseAudioContext): Limiter {
  const compressor = new DynamicsCompressorNode(context, {
    threshold: -12,
    knee: 0,
    ratio: 20,
    attack: 0.001,
    release: 0.1,
    ...stereo,
  });
  const output = new GainNode(context, { gain: 0.5, ...stereo });
  compressor.connect(output);
  return { input: compressor, output, kind: 'compressor', close: () => {} };
}
