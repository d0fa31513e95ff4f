import { describe, expect, it } from 'vitest';
import { fraunhofer } from '../tables/light.ts';
import { brightestWavelength, hydrogenTone, toneOfWavelength } from './light.ts';

describe('light', () => {
  it('finds hydrogen’s red line both from the Rydberg constant and from its wavelength', () => {
    const [, , redLine = 0] = fraunhofer;
    expect(hydrogenTone(3, 2)).toBeCloseTo(toneOfWavelength(redLine), 1);
    expect(hydrogenTone(3, 2)).toBeCloseTo(415.35, 1);
  });

  it('finds the colour of sunlight by Wien’s law', () => {
    expect(brightestWavelength(5_772)).toBeCloseTo(502.04, 1);
  });
});
