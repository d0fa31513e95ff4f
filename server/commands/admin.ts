import { runOnDatabase } from '../app/run-on-database.ts';
import { runAdminCommand, USAGE } from '../features/administration/command-line.ts';

const args = process.argv.slice(2);

if (args.includes('--help')) console.log(USAGE);
else await runOnDatabase((database) => runAdminCommand(database, args));
