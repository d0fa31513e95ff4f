import { tiers } from '#contract/rules/limits.ts';
import { audibleFromHz, fallbackCarrierHz } from '#contract/rules/sound-defaults.ts';
import type { Line } from '#sound/testing/tone-fit.ts';

/** The gate of a pulse opens and closes alike, so that it has odd harmonics only; the tenth and later are too faint. */
const GATE_HARMONICS = [1, 3, 5, 7, 9] as const;

/**
 * What a preset's numbers must be heard as, worked out here once more and not asked of the engine: the first three,
 * steady where they can be heard, else as a pulse on the first or on 200 Hz.
 */
export interface ExpectedTones {
  /** Each frequency that must be there, pulses last. */
  readonly hz: readonly number[];
  readonly pulses: readonly number[];
  /** What the spectrum then consists of, as sums of `hz`. */
  readonly lines: readonly Line[];
  /** Those lines without which something that was promised is missing. */
  readonly telling: readonly number[];
}

export function expectedTones(frequencies: readonly number[]): ExpectedTones {
  const played = frequencies.slice(0, tiers.generators);
  const pulses = played.filter((hz) => hz < audibleFromHz);
  const [first = 0] = played;
  const carrier = first >= audibleFromHz ? first : fallbackCarrierHz;
  const steady = played.filter((hz) => hz >= audibleFromHz);
  if (pulses.length > 0 && !steady.includes(carrier)) steady.push(carrier);
  const hz = [...steady, ...pulses];
  const only = (...places: readonly (readonly [place: number, times: number])[]): Line =>
    hz.map((_, index) => places.find(([place]) => place === index)?.[1] ?? 0);
  const sidebands = pulses.flatMap((_, pulse) =>
    GATE_HARMONICS.flatMap((times) =>
      [times, -times].map((side) => only([steady.indexOf(carrier), 1], [steady.length + pulse, side])),
    ),
  );
  const lines = [...steady.map((_, index) => only([index, 1])), ...sidebands];
  const telling = [
    ...steady.keys(),
    ...pulses.map((_, pulse) => steady.length + 2 * pulse * GATE_HARMONICS.length),
  ];
  return { hz, pulses, lines, telling };
}
