/** Modes of the studio's bronze bowl: ratio to the lowest, loudness, seconds to fall by 60 dB. */
const MODES = [
  [1, 1, 9],
  [2.71, 0.5, 6.5],
  [5.12, 0.22, 4],
  [8.04, 0.06, 2.4],
] as const;
const LOWEST_HZ = 264;
/** No bowl is quite round: each mode is a pair this far apart, heard as a slow beat between the ears. */
const BEAT_HZ = 0.6;
const LEVEL = 0.16;
const ATTACK_SECONDS = 0.04;
/** So near to its moment it rings whatever is asked: the end may be told a fraction of a block before it. */
const DUE_SECONDS = 0.2;
/** Natural logarithm of 60 dB. */
const SIXTY_DB = Math.log(1_000);

/** From silence to full without an edge; with fewer points the lines between them would be heard as a click. */
const POINTS = 2_048;
const ATTACK = Float32Array.from(
  { length: POINTS },
  (_, step) => 0.5 - 0.5 * Math.cos((Math.PI * step) / (POINTS - 1)),
);

/**
 * A struck bowl that can be put on the audio clock beforehand, so that it rings at the end of a session whether the
 * page runs or not.
 */
export class Bell {
  readonly #context: BaseAudioContext;
  readonly #output: () => AudioNode;
  #strike: { readonly at: number; readonly sources: readonly OscillatorNode[] } | null = null;

  constructor(context: BaseAudioContext, output: () => AudioNode) {
    this.#context = context;
    this.#output = output;
  }

  /** Replaces a strike that has not happened yet; null takes it away. What rings already rings on. */
  strikeAt(at: number | null): void {
    const { currentTime } = this.#context;
    if (this.#strike && this.#strike.at > currentTime) {
      if (this.#strike.at === at || this.#strike.at < currentTime + DUE_SECONDS) return;
      for (const source of this.#strike.sources) source.stop();
    }
    this.#strike = at === null || at < currentTime ? null : { at, sources: this.#ring(at) };
  }

  #ring(at: number): OscillatorNode[] {
    return MODES.flatMap(([ratio, loud, t60], place) =>
      ([-1, 1] as const).map((side) => {
        const hz = LOWEST_HZ * ratio + (side * BEAT_HZ * (1 + place / 2)) / 2;
        const source = new OscillatorNode(this.#context, { frequency: hz });
        const course = new GainNode(this.#context, { gain: 0 });
        const ear = new StereoPannerNode(this.#context, { pan: side * 0.5 });
        const level = LEVEL * loud;
        course.gain.setValueCurveAtTime(
          ATTACK.map((part) => part * level),
          at,
          ATTACK_SECONDS,
        );
        course.gain.setTargetAtTime(0, at + ATTACK_SECONDS, t60 / SIXTY_DB);
        source.connect(course).connect(ear).connect(this.#output());
        source.onended = () => ear.disconnect();
        source.start(at);
        source.stop(at + ATTACK_SECONDS + 2 * t60);
        return source;
      }),
    );
  }
}
