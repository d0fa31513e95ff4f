import { openDatabase } from '../db/connection.ts';
import { fillLookKeys } from '../db/fill-look-keys.ts';
import { migrate } from '../db/migrate.ts';
import { prepareStandIn } from '../features/accounts/password.ts';
import { buildApp } from './app.ts';
import { readConfig, unknownNames } from './config.ts';
import { databaseSettings } from './database-settings.ts';
import { explainFailure } from './explain-failure.ts';
import { findWebFolder } from './product-root.ts';
import { listWarnings } from './start-warnings.ts';
import { StopSwitch } from './stop-switch.ts';

/** Opens the database, brings it up to date, listens, and says so in one line. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = openDatabase(databaseSettings(config));
  await database.dialect.refuseDamage(database.kysely);
  await migrate(database);
  await fillLookKeys(database);
  await prepareStandIn();
  const stopSwitch = new StopSwitch();
  const webFolder = findWebFolder();
  const app = await buildApp({ config, database, webFolder, isStopping: () => stopSwitch.isPressed });
  // Handed over before anyone can call, so that a signal in the first moment is heard too.
  stopSwitch.connect({ app, database, drainSeconds: config.DRAIN_SECONDS });
  const address = await app.listen({ port: config.PORT, host: config.HOST });
  const warnings = await listWarnings(config, database, unknownNames(process.env));
  for (const warning of warnings) app.log.warn(warning);
  console.log(`Cymara is listening on ${address}`);
}

start().catch((error: unknown) => {
  console.error(explainFailure(error, process.env));
  process.exit(1);
});
