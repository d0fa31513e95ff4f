import { evidence } from '../evidence.ts';
import type { Evidence, Family, PresetDraft } from '../family.ts';
import { pitchStandards } from '../tables/pitch-standards.ts';
import { perMinute } from '../tuning/hertz.ts';

/** The A two octaves below concert pitch: low, and still heard on small speakers. */
const carrier = pitchStandards.concert / 4;

function pace(
  name: string,
  rate: number,
  minutes: number,
  about: string,
  origin: string,
  known: Evidence,
): PresetDraft {
  return {
    name,
    category: 'Physical',
    minutes,
    tones: [carrier, rate],
    about,
    origin,
    evidence: known,
  };
}

const restingBreath = 'Adults at rest breathe about 12 to 20 times a minute';
const maelzel = 'Metronome marks, in use since Maelzel’s metronome of 1815';

export const bodyPaces: Family = {
  name: 'Body Paces',
  firstId: 27,
  isPremium: false,
  numbers:
    'The slow number is the pace in turns a second, computed from turns a minute; the other is a low A that carries it.',
  origin: 'Paces of the body',
  evidence: evidence.pace,
  presets: [
    {
      name: 'Stress Relief',
      category: 'Emotional',
      minutes: 10,
      tones: [pitchStandards.verdi / 4, (pitchStandards.verdi * 3) / 8, perMinute(6)],
      about:
        'A low fifth that swells and sinks six times a minute, to breathe along with: in while it grows, out while it fades.',
      numbers:
        'The pace is the one used in studies of slow breathing; the two tones are Verdi’s A two octaves down, and its fifth, computed.',
      origin: 'Slow breathing at six a minute (Lehrer and Gevirtz 2014)',
      evidence: evidence.breath,
    },
    pace(
      'Six Breaths',
      perMinute(6),
      10,
      'One swell every ten seconds, the pace of slow breathing.',
      'Slow breathing at six a minute (Lehrer and Gevirtz 2014)',
      evidence.breath,
    ),
    pace(
      'Seven Breaths',
      perMinute(7),
      10,
      'Seven swells a minute, for those to whom six feel too slow.',
      'Slow breathing; the most comfortable pace differs from person to person',
      evidence.breath,
    ),
    pace(
      'Twelve Breaths',
      perMinute(12),
      10,
      'Twelve swells a minute, quiet breathing at rest.',
      restingBreath,
      evidence.pace,
    ),
    pace(
      'Sixteen Breaths',
      perMinute(16),
      10,
      'Sixteen swells a minute, everyday breathing.',
      restingBreath,
      evidence.pace,
    ),
    pace(
      'Rocking Bed',
      perMinute(15),
      45,
      'One swell every four seconds, the pace of a bed that rocked its sleepers in a laboratory in Geneva.',
      'Rocking at a quarter hertz (Perrault and others, Current Biology, 2019)',
      evidence.rocking,
    ),
    pace(
      'Slow Heart',
      perMinute(50),
      15,
      'Fifty beats a minute, a heart deep at rest.',
      'A resting heart beats about 60 to 100 times a minute, that of a sleeper or runner slower',
      evidence.pace,
    ),
    pace(
      'Resting Heart',
      perMinute(60),
      15,
      'Sixty beats a minute, one a second.',
      'A resting heart beats about 60 to 100 times a minute',
      evidence.pace,
    ),
    pace(
      'Adagio',
      perMinute(66),
      15,
      'Sixty-six beats a minute, as slow movements are often marked.',
      maelzel,
      evidence.pace,
    ),
    pace(
      'Andante',
      perMinute(92),
      15,
      'Ninety-two beats a minute, as walking movements are often marked.',
      maelzel,
      evidence.pace,
    ),
    pace(
      'Unhurried Step',
      perMinute(100),
      20,
      'A hundred steps a minute, an easy walk.',
      'A hundred steps a minute, the usual rule of thumb for a moderate walk',
      evidence.pace,
    ),
    pace(
      'Natural Step',
      perMinute(120),
      20,
      'Two steps a second, to which people tend when nobody asks them.',
      'Steps of people through their day (MacDougall and Moore, Journal of Applied Physiology, 2005)',
      evidence.pace,
    ),
    pace(
      'Long Run',
      perMinute(180),
      30,
      'A hundred and eighty steps a minute, the cadence runners talk about.',
      'A hundred and eighty steps a minute, counted by the coach Jack Daniels among distance runners in 1984',
      evidence.pace,
    ),
  ],
};
