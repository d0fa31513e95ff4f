import { BackupProblem } from '../db/backup/backup-file.ts';
import { type Database, openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { readConfig } from './config.ts';
import { explainFailure } from './explain-failure.ts';

/** Does a command's work on the same database as the server, also while that runs. Prints what came of it. */
export async function runOnDatabase(work: (database: Database) => Promise<string>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
    try {
      await migrate(database.kysely, database.dialect);
      console.log(await work(database));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof BackupProblem ? error.message : explainFailure(error, process.env));
    process.exitCode = 1;
  }
}
