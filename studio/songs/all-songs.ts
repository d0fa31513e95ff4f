import type { Song } from '../score/song.ts';
import { firstLightOnBronze } from './01-first-light-on-bronze.ts';
import { clearWater } from './02-clear-water.ts';
import { earthUnderfoot } from './03-earth-underfoot.ts';

export const ARTIST = 'Cymara Sound Research Group';

/** In the order in which they are listed; the first three are free. */
export const SONGS: readonly Song[] = [firstLightOnBronze, clearWater, earthUnderfoot];
