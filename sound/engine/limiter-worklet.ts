import { LimiterKernel } from './limiter-kernel.ts';

/** Runs in the audio thread; its global scope has these three and no DOM. */
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

const SILENCE = new Float32Array(128);

class LimiterProcessor extends AudioWorkletProcessor {
  readonly #kernel = new LimiterKernel(sampleRate);
  #isAlive = true;

  constructor() {
    super();
    // A processor that always says "go on" outlives its node; after this message it lets itself be collected.
    this.port.onmessage = () => {
      this.#isAlive = false;
    };
  }

  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const [leftOut, rightOut] = outputs[0] ?? [];
    if (leftOut && rightOut) {
      const left = inputs[0]?.[0] ?? SILENCE;
      this.#kernel.process(left, inputs[0]?.[1] ?? left, leftOut, rightOut);
    }
    return this.#isAlive;
  }
}

registerProcessor('limiter', LimiterProcessor);
