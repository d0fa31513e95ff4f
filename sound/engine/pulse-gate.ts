import { AutomationLine } from './automation-line.ts';

/** A gain that opens and closes at a rate too slow to be heard as a tone. */
export interface PulseGate {
  readonly node: GainNode;
  readonly rate: AutomationLine;
  stop(at: number): void;
  disconnect(): void;
}

/**
 * Where the sine that drives the gate begins to open and is fully open. With 0.7 each edge takes a quarter of
 * the period: 12 ms at 20 Hz, which is soft enough not to click, and a slow swell far below 1 Hz.
 */
const EDGE = 0.7;
const CURVE_POINTS = 4097;

/** From closed (0) to open (1) along a raised cosine. */
function gateCurve(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(CURVE_POINTS);
  for (let i = 0; i < CURVE_POINTS; i++) {
    const drive = (2 * i) / (CURVE_POINTS - 1) - 1;
    const edge = Math.min(1, Math.max(-1, drive / EDGE));
    curve[i] = 0.5 + 0.5 * Math.sin((Math.PI / 2) * edge);
  }
  return curve;
}

export function createPulseGate(context: BaseAudioContext, hz: number, at: number): PulseGate {
  const node = new GainNode(context, { gain: 0, channelCount: 1, channelCountMode: 'explicit' });
  const driver = new OscillatorNode(context, { frequency: 0 });
  const rateSource = new ConstantSourceNode(context, { offset: hz });
  const shaper = new WaveShaperNode(context, { curve: gateCurve() });
  const rate = new AutomationLine(rateSource.offset, hz, at);
  rateSource.connect(driver.frequency);
  driver.connect(shaper).connect(node.gain);
  rateSource.start(at);
  driver.start(at);
  return {
    node,
    rate,
    stop(end) {
      driver.stop(end);
      rateSource.stop(end);
    },
    disconnect() {
      for (const part of [node, driver, rateSource, shaper]) part.disconnect();
    },
  };
}
