import { pages } from '#contract/rules/pages.ts';
import type { IconName } from '#web/ui/icon-paths.ts';

export interface Place {
  readonly name: string;
  readonly path: string;
  readonly icon: IconName;
}

/** What the desktop header lists for everyone. */
export const mainPlaces: readonly Place[] = [
  { name: 'Discover', path: pages.dashboard.path, icon: 'compass' },
  { name: 'Library', path: pages.library.path, icon: 'library' },
  { name: 'Sessions', path: pages.generators.path, icon: 'wave' },
  { name: 'Community', path: pages.community.path, icon: 'users' },
];

export const profilePlace: Place = { name: 'Profile', path: pages.profile.path, icon: 'user' };

/** After the specified ones, at every width. */
export const gongPlace: Place = { name: 'Gong', path: pages.visualization.path, icon: 'gong' };

/** The icons have room for one more. */
export const iconPlaces: readonly Place[] = [
  ...mainPlaces,
  { name: 'Mood', path: pages.moodMatcher.path, icon: 'mood' },
  gongPlace,
];
