import { runOnDatabase } from '../app/run-on-database.ts';
import { BackupProblem, describeContents } from '../db/backup/backup-file.ts';
import { saveBackup } from '../db/backup/save.ts';

await runOnDatabase(async (database) => {
  const file = process.argv[2];
  if (!file) throw new BackupProblem('Which file? npm run backup -- FILE');
  return { output: `Saved ${describeContents(await saveBackup(database, file))}`, exitCode: 0 };
});
