/** Runs in the audio thread, so that a busy page cannot make the moment wrong. */
const worklet = `
registerProcessor('last-sound', class extends AudioWorkletProcessor {
  constructor() {
    super();
    this.last = 0;
    this.port.onmessage = () => this.port.postMessage(this.last);
  }
  process([input]) {
    const at = (input[0] ?? []).findLastIndex((sample) => Math.abs(sample) > 1e-4);
    if (at >= 0) this.last = (currentFrame + at) / sampleRate;
    return true;
  }
});`;

/**
 * Listens at the speakers of a context that nothing is connected to yet. The function that comes back tells when, on
 * the context's own clock, the last sample was sent there that one could hear.
 */
export function watchLastSound(context: AudioContext): () => Promise<number> {
  const speakers = new GainNode(context);
  speakers.connect(context.destination);
  Object.defineProperty(context, 'destination', { value: speakers });
  const url = URL.createObjectURL(new Blob([worklet], { type: 'text/javascript' }));
  const listening = context.audioWorklet.addModule(url).then(() => {
    const listener = new AudioWorkletNode(context, 'last-sound');
    speakers.connect(listener);
    return listener;
  });
  return async () => {
    const { port } = await listening;
    return new Promise((resolve) => {
      port.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
      port.postMessage('when?');
    });
  };
}
