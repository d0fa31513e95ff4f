import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import {
  clampedDisc,
  drumheadZeros,
  freeDisc,
  kettledrum,
  marimbaBar,
  pianoStiffness,
} from '../tables/bodies.ts';
import {
  drop,
  freeBar,
  heldBar,
  hingedBar,
  ratiosToFirst,
  squareDrum,
  squarePlate,
  stiffString,
} from '../tuning/bodies.ts';
import { onTonic } from '../tuning/scales.ts';

function body(
  name: string,
  lowest: number,
  partials: readonly number[],
  about: string,
  origin: string,
): PresetDraft {
  return { name, category: 'Physical', minutes: 10, tones: onTonic(lowest, partials), about, origin };
}

export const struckBodies: Family = {
  name: 'Struck Bodies',
  firstId: 125,
  isPremium: true,
  numbers: 'The partials are computed from its physics; how low it begins is our choice.',
  origin: 'Physics of vibrating bodies',
  evidence: evidence.bodies,
  presets: [
    body(
      'Wind Chime',
      220,
      freeBar(5),
      'A bar free at both ends, the tube of a wind chime.',
      'Bending of a free bar (Euler and Bernoulli)',
    ),
    body(
      'Fork Prong',
      110,
      heldBar(4),
      'A bar held at one end, as the prong of a tuning fork in the first moment after the blow.',
      'Bending of a bar held at one end (Euler and Bernoulli)',
    ),
    body(
      'Resting Bar',
      96,
      hingedBar(5),
      'A bar resting on its two ends; its partials are the square numbers.',
      'Bending of a bar resting on its ends (Euler and Bernoulli)',
    ),
    body(
      'Marimba Bar',
      174.614,
      marimbaBar,
      'A wooden bar, hollowed until its second partial is a double octave.',
      'Tuning of marimba bars (Fletcher and Rossing, The Physics of Musical Instruments)',
    ),
    body(
      'Round Drum',
      98,
      ratiosToFirst(drumheadZeros),
      'A round skin with nothing behind it, thudding and without a clear note.',
      'Modes of a round membrane (Clebsch 1862; Rayleigh, Theory of Sound)',
    ),
    body(
      'Kettledrum',
      130.813,
      kettledrum,
      'A skin over a kettle of air, which pulls the partials close to a fifth, an octave and a tenth.',
      'Measured partials of timpani (Fletcher and Rossing, The Physics of Musical Instruments)',
    ),
    body(
      'Square Drum',
      98,
      squareDrum(6),
      'A skin stretched on a square frame, as on the frame drums of Portugal and Morocco.',
      'Modes of a square membrane (Poisson; Rayleigh, Theory of Sound)',
    ),
    body(
      'Chladni’s Disc',
      82.407,
      ratiosToFirst(freeDisc),
      'A round plate free at its edge, one of those on which Chladni strewed his sand.',
      'Modes of a free round plate (Leissa, Vibration of Plates, 1969)',
    ),
    body(
      'Held Disc',
      82.407,
      ratiosToFirst(clampedDisc),
      'A round plate held along its edge, as the diaphragm of an old telephone.',
      'Modes of a clamped round plate (Leissa, Vibration of Plates, 1969)',
    ),
    body(
      'Chladni’s Square',
      73.416,
      squarePlate(7),
      'A square plate free at its edge, by the rule that draws the figures of this room.',
      'Chladni’s approximation for a square plate (Entdeckungen über die Theorie des Klanges, 1787)',
    ),
    body(
      'Piano String',
      130.813,
      stiffString(8, pianoStiffness),
      'A steel string, too stiff for pure overtones: each partial is a little higher than the whole number.',
      'Stiff string (H. Fletcher, Journal of the Acoustical Society of America, 1964)',
    ),
    body(
      'Water Drop',
      146.832,
      drop(5),
      'A drop of water trembling in free fall, slowed into hearing.',
      'Oscillations of a drop (Rayleigh 1879)',
    ),
  ],
};
