import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { philosophicalC } from '../tables/pitch-standards.ts';
import { chord, leadWith, onTonic } from '../tuning/scales.ts';

const root = philosophicalC / 2;

/** `lead` names the three tones that tell the chord from its neighbours, by their place in the proportion. */
function pure(
  name: string,
  proportion: string,
  minutes: number,
  about: string,
  lead: readonly number[] = [0, 1, 2],
): PresetDraft {
  return {
    name,
    category: 'Emotional',
    minutes,
    tones: leadWith(lead, onTonic(root, chord(proportion))),
    about,
    numbers: `The tones stand as ${proportion}, computed on a C of ${root} Hz.`,
    origin: `Just intonation, ${proportion}, on the C of philosophical pitch`,
  };
}

export const justHarmony: Family = {
  name: 'Just Harmony',
  firstId: 68,
  isPremium: false,
  numbers: 'Whole-number proportions, computed.',
  origin: 'Just intonation',
  evidence: evidence.chord,
  presets: [
    pure(
      'Open Fifth',
      '2:3:4',
      10,
      'Root, fifth and octave with nothing between: the plainest chord there is.',
    ),
    pure('Pure Major', '4:5:6', 10, 'The major chord without the wavering that a piano has.'),
    pure('Pure Minor', '10:12:15', 10, 'The minor chord without the wavering that a piano has.'),
    pure(
      'Barbershop',
      '4:5:6:7',
      10,
      'The seventh that barbershop quartets lock into, and that no piano has.',
      [0, 1, 3],
    ),
    pure('Dusk', '6:7:9', 10, 'A minor chord with a darker, lower third.'),
    pure('High Noon', '14:18:21', 10, 'A major chord with a wider, restless third.'),
    pure('Between Two Lights', '18:22:27', 10, 'A third halfway between minor and major.'),
    pure(
      'Window Seat',
      '8:10:12:15',
      15,
      'The major seventh, with a third and a fifth inside that do not beat.',
      [0, 1, 3],
    ),
    pure('Letter Unsent', '10:12:15:18', 15, 'The minor seventh in its purest proportion.', [0, 1, 3]),
    pure(
      'Ninth Wave',
      '4:5:6:7:9',
      15,
      'The seventh with the ninth above it, all overtones of one low tone.',
      [0, 3, 4],
    ),
    pure('Held Breath', '6:8:9', 10, 'A fourth and a fifth, neither major nor minor.'),
    pure('Stacked Fourths', '9:12:16', 10, 'Two fourths, one on the other.'),
    pure(
      'Five Open Doors',
      '24:27:30:36:40',
      15,
      'A scale of five tones, none of which quarrels with another.',
      [0, 1, 3],
    ),
    pure('Homecoming', '12:15:18:20', 15, 'The major chord with its sixth.', [0, 1, 3]),
    pure(
      'Lantern',
      '4:5:6:7:9:11',
      20,
      'Six overtones of one low tone, up to the strange and bright eleventh.',
      [0, 4, 5],
    ),
  ],
};
