import { readConfig } from '../app/config.ts';
import { explainFailure } from '../app/explain-failure.ts';
import { openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { type Outcome, runAdminCommand, USAGE } from '../features/administration/command-line.ts';

/** On the same database as the server, also while it runs. */
async function main(args: string[]): Promise<Outcome> {
  if (args.includes('--help')) return { exitCode: 0, output: USAGE };
  const config = readConfig(process.env);
  const database = openDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  try {
    await migrate(database.kysely, database.dialect);
    return await runAdminCommand(database, args);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  ({ exitCode, output }) => {
    if (exitCode === 0) console.log(output);
    else console.error(output);
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(explainFailure(error, process.env));
    process.exitCode = 1;
  },
);
