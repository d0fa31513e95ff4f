import type { Song } from '#contract/entities/song.ts';
import { tiers } from '#contract/rules/limits.ts';

const ARTIST = 'Cymara Sound Research Group';

/** In the order in which they play. The tonic is the tone that a song rests on; its cover is that tone's figure. */
const pieces = [
  { id: 'first-light-on-bronze', title: 'First Light on Bronze', durationSeconds: 184, tonic: 432 },
  { id: 'clear-water', title: 'Clear Water', durationSeconds: 172, tonic: 528 },
  { id: 'earth-underfoot', title: 'Earth Underfoot', durationSeconds: 191, tonic: 396 },
  { id: 'the-turning-year', title: 'The Turning Year', durationSeconds: 166, tonic: 417 },
  { id: 'two-voices', title: 'Two Voices', durationSeconds: 178, tonic: 639 },
  { id: 'glass-garden', title: 'Glass Garden', durationSeconds: 162, tonic: 741 },
  { id: 'temple-at-dusk', title: 'Temple at Dusk', durationSeconds: 197, tonic: 852 },
  { id: 'above-the-clouds', title: 'Above the Clouds', durationSeconds: 188, tonic: 963 },
  { id: 'the-ground-hums', title: 'The Ground Hums', durationSeconds: 175, tonic: 250.56 },
  { id: 'deep-rest', title: 'Deep Rest', durationSeconds: 194, tonic: 174 },
  { id: 'weaving', title: 'Weaving', durationSeconds: 164, tonic: 285 },
  { id: 'night-rain', title: 'Night Rain', durationSeconds: 181, tonic: 324 },
  { id: 'slow-tide', title: 'Slow Tide', durationSeconds: 199, tonic: 200 },
  { id: 'meadow-at-noon', title: 'Meadow at Noon', durationSeconds: 169, tonic: 320 },
] as const;

/** The Healing Music Collection. Its files are made by the studio, which is held to this list by a test. */
export const songs: readonly Song[] = pieces.map((piece, index) => ({
  ...piece,
  artist: ARTIST,
  src: `/audio/songs/${piece.id}.mp3`,
  isPremium: index >= tiers.firstPremiumTrack,
}));
