import type { Migration } from '../migration.ts';
import { fillWordIndex } from '../search-words.ts';

/**
 * A search reads a page of a word's newest posts, however many there are; the engines' own indexes hand out all that
 * ever had it. A node of the release before, still up meanwhile, answers searches slowly on PostgreSQL.
 */
export const wordsOfPosts: Migration = {
  number: 14,
  name: 'words-of-posts',
  steps: [
    { dropFullText: 'posts' },
    { wordIndex: 'posts' },
    { fill: 'the index of words', run: fillWordIndex },
  ],
};
