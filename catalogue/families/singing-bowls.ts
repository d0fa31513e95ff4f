import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { ring } from '../tuning/bodies.ts';

const [, second = 0, third = 0, fourth = 0] = ring(4);

/** A hammered bowl is never quite round: its lowest mode comes as two tones a little apart, which beat. */
function bowl(name: string, lowest: number, apart: number, minutes: number, about: string): PresetDraft {
  return {
    name,
    category: 'Spiritual',
    minutes,
    tones: [lowest, lowest + apart, lowest * second, lowest * third, lowest * fourth],
    about,
  };
}

export const singingBowls: Family = {
  name: 'Singing Bowls',
  firstId: 119,
  isPremium: false,
  numbers:
    'The partials are computed as those of a bending ring, the rim of an ideal bowl; its size and the slow beat are our choice.',
  origin:
    'Modes of a ring (Hoppe 1871; Rayleigh, Theory of Sound). Real bowls differ with their shape (Inácio, Henrique and Antunes 2006)',
  evidence: evidence.bowls,
  presets: [
    bowl('Wide Bowl', 96, 0.8, 20, 'A large bowl that breathes slowly.'),
    bowl('Evening Bowl', 110, 1, 20, 'A low A with one beat a second.'),
    bowl('Lap Bowl', 144, 1.2, 15, 'A bowl one would hold on the knees.'),
    bowl('Window Bowl', 171, 1.5, 15, 'A middling bowl with three beats in two seconds.'),
    bowl('Palm Bowl', 216, 2, 10, 'A small bowl with two beats a second.'),
    bowl('Morning Bowl', 288, 3, 10, 'A bright small bowl with a quick shimmer.'),
  ],
};
