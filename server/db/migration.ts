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

/** A statement, a table that only grows, one whose `words` are searched, or work that SQL cannot say, such as filling in what is computed. */
type Step = string | { appendOnly: string } | { fullText: string } | Filling;

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
  if (typeof step !== 'string')
    return 'fullText' in step ? dialect.fullText(step.fullText) : dialect.appendOnly(step.appendOnly);
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
