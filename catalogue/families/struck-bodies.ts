import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { kettledrum, marimbaBar, pianoStiffness } from '../tables/bodies.ts';
import { pitchStandards } from '../tables/pitch-standards.ts';
import { drop, freeBar, heldBar, hingedBar, squareDrum, squarePlate, stiffString } from '../tuning/bodies.ts';
import { freeDisc, heldDisc, roundDrum } from '../tuning/discs.ts';
import { onTonic, semitonesFrom } from '../tuning/scales.ts';

/** Where a body begins is our choice: a note of the piano that lets its first partials lie well for the ear. */
function note(semitonesFromA: number): number {
  return semitonesFrom(pitchStandards.concert, semitonesFromA);
}
const [bassD, bassE, bassG, bassA] = [note(-31), note(-29), note(-26), note(-24)];
const [lowC, lowD, lowF, lowA] = [note(-21), note(-19), note(-16), note(-12)];

function body(
  name: string,
  lowest: number,
  partials: readonly number[],
  about: string,
  origin: string,
  numbers?: string,
): PresetDraft {
  return {
    name,
    category: 'Physical',
    minutes: 10,
    tones: onTonic(lowest, partials),
    about,
    origin,
    ...(numbers && { numbers }),
  };
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
      lowA,
      freeBar(5),
      'A bar free at both ends, the tube of a wind chime.',
      'Bending of a free bar (Euler and Bernoulli)',
    ),
    body(
      'Fork Prong',
      bassA,
      heldBar(4),
      'A bar held at one end, as the prong of a tuning fork in the first moment after the blow.',
      'Bending of a bar held at one end (Euler and Bernoulli)',
    ),
    body(
      'Resting Bar',
      bassG,
      hingedBar(5),
      'A bar resting on its two ends; its partials are the square numbers.',
      'Bending of a bar resting on its ends (Euler and Bernoulli)',
    ),
    body(
      'Marimba Bar',
      lowF,
      marimbaBar,
      'A wooden bar, hollowed until its second partial is a double octave.',
      'Custom of marimba makers',
      'The numbers are those that makers commonly tune to; how low it begins is our choice.',
    ),
    body(
      'Round Drum',
      bassG,
      roundDrum(7),
      'A round skin with nothing behind it, thudding and without a clear note.',
      'Modes of a round membrane (Rayleigh, Theory of Sound)',
    ),
    body(
      'Kettledrum',
      lowC,
      kettledrum,
      'A skin over a kettle of air, which pulls the partials close to a fifth, an octave and a tenth.',
      'Partials of tuned timpani (after Fletcher and Rossing, The Physics of Musical Instruments)',
      'The partials are those measured on real drums, rounded; how low it begins is our choice.',
    ),
    body(
      'Square Drum',
      bassG,
      squareDrum(6),
      'A skin stretched on a square frame, as on the frame drums of Portugal and Morocco.',
      'Modes of a square membrane (Rayleigh, Theory of Sound)',
    ),
    body(
      'Chladni’s Disc',
      bassE,
      freeDisc(7),
      'A round plate free at its edge, one of those on which Chladni strewed his sand.',
      'Bending of a round plate with a free edge (Kirchhoff 1850)',
    ),
    body(
      'Held Disc',
      bassE,
      heldDisc(6),
      'A round plate held along its edge, as the diaphragm of an old telephone.',
      'Bending of a round plate held at its edge, by Kirchhoff’s equation',
    ),
    body(
      'Chladni’s Square',
      bassD,
      squarePlate(7),
      'A square plate free at its edge, by the rule that draws the figures of this room.',
      'Crossed half waves (after Wheatstone 1833), for the plates Chladni showed in 1787',
    ),
    body(
      'Piano String',
      lowC,
      stiffString(8, pianoStiffness),
      'A steel string, too stiff for pure overtones: each partial is a little higher than the whole number.',
      'Stiff string (H. Fletcher, Journal of the Acoustical Society of America, 1964)',
    ),
    body(
      'Water Drop',
      lowD,
      drop(5),
      'A drop of water trembling in free fall.',
      'Oscillations of a drop (Rayleigh 1879)',
    ),
  ],
};
