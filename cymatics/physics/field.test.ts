import { describe, expect, it } from 'vitest';
import { type Field, fieldOf } from './field.ts';
import { FIGURES, type Figure } from './figures.ts';
import { squareResponse } from './square-response.ts';
import type { Tone } from './tones.ts';

const SIZE = 96;

function fieldFor(tones: Tone[], figure: Figure = 'square'): Field {
  return fieldOf({ tones, figure, fineness: 60, size: SIZE, highest: 190 });
}

/** Share of energy that differs between two fields of mean energy one. */
function difference(a: Field, b: Field): number {
  let sum = 0;
  a.energy.forEach((value, c) => {
    sum += Math.abs(value - (b.energy[c] as number));
  });
  return sum / a.energy.length / 2;
}

describe('what moves the plate', () => {
  it('three tones add in energy: at each place the weighted sum of the three figures', () => {
    const tones = [
      { frequency: 396, level: 1 },
      { frequency: 528, level: 0.6 },
      { frequency: 639, level: 0.3 },
    ];
    const together = fieldFor(tones);
    const alone = tones.map((tone) => fieldFor([tone]));
    const total = tones.reduce((sum, { level }) => sum + level * level, 0);
    together.energy.forEach((value, c) => {
      const sum = alone.reduce(
        (energy, field, i) =>
          energy + ((tones[i] as { level: number }).level ** 2 * (field.energy[c] as number)) / total,
        0,
      );
      expect(Math.abs(value - sum)).toBeLessThan(1e-3 * (1 + sum));
    });
  });

  it('which is not what adding their amplitudes would give', () => {
    const one = squareResponse(55, SIZE).inPhase;
    const two = squareResponse(80, SIZE).inPhase;
    const mean = (values: Float32Array) => Math.sqrt(values.reduce((s, v) => s + v * v, 0) / values.length);
    const [scaleOne, scaleTwo] = [1 / mean(one), 1 / mean(two)];
    let cross = 0;
    one.forEach((u, c) => {
      const v = (two[c] as number) * scaleTwo;
      const energy = ((u * scaleOne) ** 2 + v ** 2) / 2;
      cross += Math.abs((u * scaleOne + v) ** 2 / 2 - energy) / one.length;
    });
    // The cross term 2·u·v that amplitudes would leave is of the order of the energy itself.
    expect(cross).toBeGreaterThan(0.3);
  });

  it.each(FIGURES)('%s changes without a jump while the frequency glides', (figure) => {
    let largest = 0;
    let before = fieldFor([{ frequency: 430 }], figure);
    for (let frequency = 430.5; frequency <= 445; frequency += 0.5) {
      const now = fieldFor([{ frequency }], figure);
      largest = Math.max(largest, difference(before, now));
      before = now;
    }
    expect(largest).toBeLessThan(0.12);
    expect(difference(before, fieldFor([{ frequency: 620 }], figure))).toBeGreaterThan(0.15);
  });

  it('the four wave types draw four figures', () => {
    const waves = (['sine', 'triangle', 'square', 'sawtooth'] as const).map((wave) =>
      fieldFor([{ frequency: 300, wave }]),
    );
    waves.forEach((a, i) => {
      for (const b of waves.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(0.005);
    });
  });

  it('drift leads downhill: a step along it lowers the energy almost everywhere', () => {
    const field = fieldFor([{ frequency: 432 }]);
    const energyAt = (x: number, y: number) => {
      const column = Math.min(SIZE, Math.max(0, Math.round(((x + 1) / 2) * SIZE)));
      const row = Math.min(SIZE, Math.max(0, Math.round(((y + 1) / 2) * SIZE)));
      return field.energy[row * (SIZE + 1) + column] as number;
    };
    let down = 0;
    let all = 0;
    for (let j = 2; j < SIZE - 1; j++) {
      for (let i = 2; i < SIZE - 1; i++) {
        const c = j * (SIZE + 1) + i;
        const [dx, dy] = [field.drift[2 * c] as number, field.drift[2 * c + 1] as number];
        const length = Math.hypot(dx, dy);
        if (length * SIZE < 4) continue;
        const step = 4 / SIZE / length;
        const [x, y] = [(2 * i) / SIZE - 1, (2 * j) / SIZE - 1];
        all++;
        if (energyAt(x + dx * step, y + dy * step) < (field.energy[c] as number)) down++;
      }
    }
    expect(down / all).toBeGreaterThan(0.95);
  });

  it('a silent, unreal or negative tone moves nothing', () => {
    const still = fieldFor([{ frequency: 432, level: 0 }, { frequency: Number.NaN }, { frequency: -5 }]);
    expect(Math.max(...still.energy)).toBe(0);
  });
});
