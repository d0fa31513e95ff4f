import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { bands } from '../tables/rhythms.ts';
import { beatingPair, middleOf } from '../tuning/hertz.ts';

const carrier = 200;

function beat(name: string, rate: number, minutes: number, about: string): PresetDraft {
  return { name, category: 'Mental', minutes, tones: beatingPair(carrier, rate), about };
}

/** Hz. The rate of the music in the study named below. */
const focusRate = 16;

export const brainRhythms: Family = {
  name: 'Brain Rhythms',
  firstId: 48,
  isPremium: false,
  numbers:
    'Two steady tones around 200 Hz swell at the rate of their difference, the middle of a measured band, computed.',
  origin: 'Bands of the electroencephalogram, middle of each band by ratio',
  evidence: evidence.beats,
  presets: [
    {
      name: 'Theta Waves',
      category: 'Mental',
      minutes: 20,
      tones: [4.5],
      about:
        'Four and a half pulses a second, too slow to be heard as a tone, so they are sounded on a carrier.',
      numbers:
        'The number is a rate in the theta band, 4 to 8 Hz, as measured in drowsy and daydreaming people.',
      origin: 'Theta band of the electroencephalogram (named by Walter and Dovey 1944)',
    },
    {
      name: 'Alpha Waves',
      category: 'Mental',
      minutes: 15,
      tones: [10],
      about: 'Ten pulses a second, sounded on a carrier.',
      numbers:
        'The number is the rate Hans Berger measured over the back of the head of people resting with closed eyes.',
      origin: 'Alpha rhythm of the electroencephalogram (Berger 1929)',
    },
    {
      name: 'Focus Enhancement',
      category: 'Mental',
      minutes: 30,
      tones: [216, 216 + focusRate],
      about: 'Two tones that swell sixteen times a second, a steady shimmer to work beside.',
      numbers:
        'The rate is that of the modulated music in a published study of attention; 216 Hz is half of 432.',
      origin: 'Beta-rate modulation (Woods and others, Communications Biology, 2024)',
      evidence: evidence.focus,
    },
    beat('Delta Beat', middleOf(bands.delta), 45, 'The slowest band, below four a second.'),
    beat('Theta Beat', middleOf(bands.theta), 20, 'The band of drowsiness and daydreams.'),
    beat('Alpha Beat', middleOf(bands.alpha), 15, 'The band of rest with closed eyes.'),
    beat(
      'Beta Beat',
      middleOf(bands.beta),
      20,
      'The band of eyes open and mind busy; the swelling turns into a roughness.',
    ),
    {
      ...beat('Gamma Beat', 40, 20, 'Forty a second, a buzz more than a beat.'),
      numbers:
        'Two steady tones around 200 Hz; their difference is the rate at which evoked responses were measured in 1981.',
      origin: 'Forty-hertz auditory response (Galambos, Makeig and Talmachoff 1981)',
    },
    {
      ...beat('Berger’s Rhythm', 10, 15, 'Ten swells a second, made by two tones in the air.'),
      numbers: 'Two steady tones around 200 Hz; their difference is the rate Hans Berger measured.',
      origin: 'Alpha rhythm of the electroencephalogram (Berger 1929)',
    },
    {
      ...beat(
        'Quiet Hands',
        middleOf([12, 15]),
        20,
        'The rhythm over the motor cortex when the hands lie still.',
      ),
      origin: 'Sensorimotor rhythm, 12 to 15 Hz (Sterman and others, from 1967)',
    },
    {
      ...beat(
        'Midline Theta',
        middleOf([6, 7]),
        20,
        'The rhythm over the forehead of people deep in mental arithmetic.',
      ),
      origin: 'Frontal midline theta, 6 to 7 Hz (Ishihara and Yoshii 1972)',
    },
    {
      name: 'Four Bands',
      category: 'Mental',
      minutes: 30,
      tones: [carrier, ...Object.values(bands).map((band) => carrier + middleOf(band))],
      about: 'One tone and four more above it, apart from it by the middles of delta, theta, alpha and beta.',
      numbers: 'The distances are the middles of the measured bands, computed.',
    },
  ],
};
