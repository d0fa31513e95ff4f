import { createHash } from 'node:crypto';
import type { Dialect, MigrationWord } from './dialect.ts';

/** A numbered, forward-only change of the schema, as data: one text for both engines. */
export interface Migration {
  number: number;
  name: string;
  steps: (string | { appendOnly: string })[];
}

/** The statements of a migration, in the words of one engine. */
export function toStatements(migration: Migration, dialect: Dialect): string[] {
  return migration.steps.flatMap((step) => {
    if (typeof step !== 'string') return dialect.appendOnly(step.appendOnly);
    return step.replace(/\{(\w+)\}/g, (_, word: string) => {
      if (!(word in dialect.words)) throw new Error(`Migration ${migration.name}: unknown word {${word}}.`);
      return dialect.words[word as MigrationWord];
    });
  });
}

/** The same on both engines, and blind to how the text is indented. */
export function checksum(migration: Migration): string {
  const steps = migration.steps.map((step) => (typeof step === 'string' ? step.replace(/\s+/g, ' ') : step));
  return createHash('sha256')
    .update(JSON.stringify([migration.name, steps]))
    .digest('hex');
}
