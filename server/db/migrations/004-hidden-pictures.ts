import type { Migration } from '../migration.ts';

/** What was hidden stays known when the post that showed it is deleted, so that it cannot come back in another. */
export const hiddenPictures: Migration = {
  number: 4,
  name: 'hidden-pictures',
  steps: [
    `create table hidden_pictures (
      hash {text} not null primary key,
      hidden_at {integer} not null
    ) {strict}`,
  ],
};
