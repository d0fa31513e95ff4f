import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPromises } from './claims.ts';

const promising = [
  'This tone cures insomnia.',
  'Heals the body in ten minutes.',
  'A treatment for migraine.',
  'Repairs your DNA.',
  'It prevents illness.',
  'Detoxify with sound.',
  'Boosts your immune system.',
  'Boosts immunity.',
  'Reduces anxiety.',
  'Gently lowers your blood pressure.',
  'Relieves chronic back pain.',
  'Improves deep sleep.',
  'Clinically proven.',
  'Proven to calm.',
  'We diagnose your mood.',
  'Therapeutic frequencies.',
  'Healing for everybody.',
  'It cures and/or heals.',
  'Regenerates cells.',
  'Not only heals, it also restores your hormones.',
  'No side effects, heals everything.',
  'It is not loud, but it cures headaches.',
  'DNA Repair repairs DNA.',
  'Stress Relief reduces stress.',
  'Music therapy heals.',
  'No effort, treats, cures and repairs.',
];

const honest = [
  'It is not a treatment.',
  'It is not a treatment, cure or diagnosis.',
  'Nothing here heals or cures.',
  'These tones do not repair it.',
  'Cymara does not diagnose, treat or cure anything.',
  'It doesn’t prevent illness.',
  'Nothing in it diagnoses, treats, cures or prevents any illness.',
  'No preset is a remedy.',
  'Modern sound therapy',
  'A degree course in music therapy.',
  'A sound cannot cure.',
  'DNA Repair',
  'Stress Relief',
  'Healing Presets',
  'Healing',
  'Peptide Therapy',
  '/diagnose',
  'Deep Sleep',
  'Horowitz and Puleo, Healing Codes for the Biological Apocalypse, 1999',
  'A low fifth that swells six times a minute, to breathe along with.',
  'Bells are treacherous, and a treatise says so.',
];

describe('the checker of medical promises', () => {
  it.each(promising)('finds the promise in “%s”', (text) => {
    expect(findPromises(text).length).toBeGreaterThan(0);
  });

  it.each(honest)('lets “%s” stand', (text) => {
    expect(findPromises(text)).toEqual([]);
  });

  it('shows the words and what stands around them', () => {
    expect(findPromises('One hears that this tone cures colds.')).toEqual([
      { words: 'cures', around: 'One hears that this tone cures colds.' },
    ]);
  });

  it('finds a promise wherever it stands in a longer text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...honest)), fc.constantFrom(...promising), (before, promise) => {
        expect(findPromises([...before, promise].join('\n')).length).toBeGreaterThan(0);
      }),
    );
  });
});
