import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from './connection.ts';
import type { Dialect, MigrationWord } from './dialect.ts';

/** A numbered, forward-only change of the schema, as data: one text for both engines. */
export interface Migration {
  number: number;
  name: string;
  steps: Step[];
}

/** A statement, one that the engines say differently, for a table, or work that SQL cannot say, such as filling in what is computed. */
type Step = string | TableStep | Filling;

/** A table that only grows, or one whose `words` are searched: by the engine's own index, no longer by that, by ours. */
type TableStep =
  | { appendOnly: string }
  | { fullText: string }
  | { dropFullText: string }
  | { wordIndex: string };

interface Filling {
  /** What is filled in: it stands for the work in the checksum, since code has no text that stays the same. */
  fill: string;
  run(transaction: Transaction): Promise<void>;
}

/** Takes the steps of a migration, in the words of the engine. */
export async function takeSteps(transaction: Transaction, migration: Migration): Promise<void> {
  for (const step of migration.steps) {
    if (typeof step !== 'string' && 'fill' in step) await step.run(transaction);
    else for (const statement of toStatements(step, transaction.dialect)) await run(transaction, statement);
  }
}

function toStatements(step: Exclude<Step, Filling>, dialect: Dialect): string[] {
  if (typeof step !== 'string') {
    if ('appendOnly' in step) return dialect.appendOnly(step.appendOnly);
    if ('fullText' in step) return dialect.fullText(step.fullText);
    if ('dropFullText' in step) return dialect.dropFullText(step.dropFullText);
    return dialect.wordIndex(step.wordIndex);
  }
  return [
    step.replace(/\{(\w+)\}/g, (_, word: string) => {
      if (!(word in dialect.words)) throw new Error(`A migration has the unknown word {${word}}.`);
      return dialect.words[word as MigrationWord];
    }),
  ];
}

async function run({ kysely }: Transaction, statement: string): Promise<void> {
  await sql.raw(statement).execute(kysely);
}

/** The same on both engines, and blind to how the text is indented. */
export function checksum(migration: Migration): string {
  const steps = migration.steps.map((step) => (typeof step === 'string' ? step.replace(/\s+/g, ' ') : step));
  return createHash('sha256')
    .update(JSON.stringify([migration.name, steps]))
    .digest('hex');
}
