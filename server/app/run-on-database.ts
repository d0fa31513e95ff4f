import { type Database, openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { readConfig } from './config.ts';
import { databaseSettings } from './database-settings.ts';
import { explainFailure } from './explain-failure.ts';

/** What a command prints, and what it tells the shell. Anything but 0 is printed as a complaint. */
interface Outcome {
  output: string;
  exitCode: number;
}

/** Does a command's work on the same database as the server, also while that runs. */
export async function runOnDatabase(work: (database: Database) => Promise<Outcome>): Promise<void> {
  const { output, exitCode } = await openAndDo(work).catch((error: unknown) => ({
    output: explainFailure(error, process.env),
    exitCode: 1,
  }));
  if (exitCode === 0) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}

async function openAndDo(work: (database: Database) => Promise<Outcome>): Promise<Outcome> {
  const config = readConfig(process.env);
  const database = openDatabase(databaseSettings(config));
  try {
    await migrate(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
