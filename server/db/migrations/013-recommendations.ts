import type { Migration } from '../migration.ts';

export const recommendations: Migration = {
  number: 13,
  name: 'recommendations',
  steps: [
    `create table recommendations (
      id {identity},
      user_id {integer} not null references users (id) on delete cascade,
      preset_id {integer} not null,
      confidence {real} not null,
      reasoning {text} not null,
      created_at {integer} not null
    ) {strict}`,
    'create index recommendations_of_user on recommendations (user_id, created_at, id)',
    `create table preferences (
      user_id {integer} primary key references users (id) on delete cascade,
      categories {text} not null,
      frequencies {text} not null
    ) {strict}`,
  ],
};
