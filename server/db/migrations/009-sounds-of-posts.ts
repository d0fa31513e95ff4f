import type { Migration } from '../migration.ts';

/**
 * A post carries the sound that it is about, not only a sentence: the preset or program by its id, and the tones that
 * sounded when it was shared. Those that Premium opens are told apart, so that they are kept from whoever lacks it.
 */
export const soundsOfPosts: Migration = {
  number: 9,
  name: 'sounds-of-posts',
  steps: [
    'alter table posts add column preset_id {integer}',
    'alter table posts add column program_id {integer} references programs (id) on delete set null',
    'alter table posts add column tones {text}',
    'alter table posts add column premium_tones {integer} not null default 0 check (premium_tones in (0, 1))',
    'create index posts_of_program on posts (program_id)',
  ],
};
