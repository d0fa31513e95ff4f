import type { Preset } from '#contract/entities/preset.ts';
import { bodyPaces } from './families/body-paces.ts';
import { brainRhythms } from './families/brain-rhythms.ts';
import { dnaRepair } from './families/dna-repair.ts';
import { fiveToneFamily } from './families/five-tones.ts';
import { greekTetrachords } from './families/greek-tetrachords.ts';
import { justHarmony } from './families/just-harmony.ts';
import { keplerSongs } from './families/kepler-songs.ts';
import { laboratoryTones } from './families/laboratory-tones.ts';
import { lightByOctaves } from './families/light-by-octaves.ts';
import { maqamFamily } from './families/maqams.ts';
import { overtoneFamily } from './families/overtones.ts';
import { peptideFamilies } from './families/peptides.ts';
import { pitchFamily } from './families/pitch-standards.ts';
import { planets } from './families/planets.ts';
import { schumann } from './families/schumann.ts';
import { sevenWheels } from './families/seven-wheels.ts';
import { singingBowls } from './families/singing-bowls.ts';
import { skyClocks } from './families/sky-clocks.ts';
import { sleepFamily } from './families/sleep-rhythms.ts';
import { solfeggio } from './families/solfeggio.ts';
import { struckBodies } from './families/struck-bodies.ts';
import { tartarianBells } from './families/tartarian-bells.ts';
import { temperaments } from './families/temperaments.ts';
import { thaatFamily } from './families/thaats.ts';
import { openPresetsOf, presetsOf } from './family.ts';

/** Free families first, then the premium ones, in the order of their ids. */
const families = [
  solfeggio,
  pitchFamily,
  bodyPaces,
  sleepFamily,
  brainRhythms,
  laboratoryTones,
  justHarmony,
  schumann,
  planets,
  sevenWheels,
  overtoneFamily,
  singingBowls,
  struckBodies,
  dnaRepair,
  greekTetrachords,
  temperaments,
  fiveToneFamily,
  maqamFamily,
  keplerSongs,
  lightByOctaves,
  skyClocks,
  tartarianBells,
  thaatFamily,
  ...peptideFamilies,
];

/** The catalogue: three hundred presets, fifty in each of the six categories, whole and unlocked. */
export const presets: readonly Preset[] = families.flatMap(presetsOf);

/** What everyone may know of them: the premium ones are locked, and no word of theirs tells a number. */
export const openPresets: readonly Preset[] = families.flatMap(openPresetsOf);
