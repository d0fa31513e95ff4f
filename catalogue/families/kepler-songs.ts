import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { days, keplerIntervals } from '../tables/orbits.ts';
import { toneOfDays } from '../tuning/orbits.ts';
import { ratios } from '../tuning/scales.ts';

function song(
  name: string,
  key: keyof typeof keplerIntervals,
  period: number,
  interval: string,
  about: string,
): PresetDraft {
  const tone = toneOfDays(period);
  const [ratio = 1] = ratios(keplerIntervals[key].kepler);
  return {
    name,
    category: 'Emotional',
    minutes: 10,
    tones: [tone, tone * ratio, tone / 2],
    about,
    recipe: `${interval}, ${keplerIntervals[key].kepler}`,
  };
}

export const keplerSongs: Family = {
  name: 'Kepler’s Songs',
  firstId: 197,
  isPremium: true,
  numbers:
    'The interval is Kepler’s, between the planet’s slowest and quickest motion; the ground is computed from its period by octaves.',
  origin: 'Kepler, Harmonices Mundi, 1619, book V',
  evidence: evidence.planets,
  presets: [
    song('Song of Saturn', 'saturn', days.saturn, 'a major third', 'The slowest song.'),
    song('Song of Jupiter', 'jupiter', days.jupiter, 'a minor third', 'The song of the largest planet.'),
    song('Song of Mars', 'mars', days.mars, 'a fifth', 'The widest leap of the outer planets.'),
    song(
      'Song of the Earth',
      'earth',
      days.earthYear,
      'a semitone',
      'Mi fa mi, in which Kepler heard the misery and famine of his time.',
    ),
    song(
      'Song of Venus',
      'venus',
      days.venus,
      'a small semitone',
      'A tiny step, hardly a song at all: her path is almost a circle.',
    ),
    song('Song of Mercury', 'mercury', days.mercury, 'an octave and a minor third', 'The widest song.'),
  ],
};
