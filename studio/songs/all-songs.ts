import type { Song } from '../score/song.ts';
import { firstLightOnBronze } from './01-first-light-on-bronze.ts';
import { clearWater } from './02-clear-water.ts';
import { earthUnderfoot } from './03-earth-underfoot.ts';
import { theTurningYear } from './04-the-turning-year.ts';
import { twoVoices } from './05-two-voices.ts';
import { glassGarden } from './06-glass-garden.ts';
import { templeAtDusk } from './07-temple-at-dusk.ts';
import { aboveTheClouds } from './08-above-the-clouds.ts';
import { theGroundHums } from './09-the-ground-hums.ts';
import { deepRest } from './10-deep-rest.ts';
import { weaving } from './11-weaving.ts';
import { nightRain } from './12-night-rain.ts';
import { slowTide } from './13-slow-tide.ts';
import { meadowAtNoon } from './14-meadow-at-noon.ts';

export const ARTIST = 'Cymara Sound Research Group';

/** In the order in which they are listed; the first three are free. */
export const SONGS: readonly Song[] = [
  firstLightOnBronze,
  clearWater,
  earthUnderfoot,
  theTurningYear,
  twoVoices,
  glassGarden,
  templeAtDusk,
  aboveTheClouds,
  theGroundHums,
  deepRest,
  weaving,
  nightRain,
  slowTide,
  meadowAtNoon,
];
