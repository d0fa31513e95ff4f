import { runOnDatabase } from '../app/run-on-database.ts';
import { BackupProblem, describeContents } from '../db/backup/backup-file.ts';
import { restoreBackup } from '../db/backup/restore.ts';

await runOnDatabase(async (database) => {
  const file = process.argv[2];
  if (!file) throw new BackupProblem('Which file? npm run restore -- FILE');
  return { output: `Restored ${describeContents(await restoreBackup(database, file))}`, exitCode: 0 };
});
