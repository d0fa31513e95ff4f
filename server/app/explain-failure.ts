import { BackupProblem } from '../db/backup/backup-file.ts';
import { DataFolderProblem } from '../db/data-folder.ts';
import { classifyFault } from '../db/database-fault.ts';
import { SchemaMismatch } from '../db/migrate.ts';
import { ConfigProblem, defaults } from './config.ts';

/** Their message says all that a person needs. */
const FORESEEN = [ConfigProblem, SchemaMismatch, BackupProblem, DataFolderProblem];

/** One clear line on why the server or a command cannot go on and what to do; a stack only where nobody foresaw it. */
export function explainFailure(error: unknown, env: NodeJS.ProcessEnv): string {
  if (FORESEEN.some((problem) => error instanceof problem)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const host = env.HOST || defaults.HOST;
  // A name is looked up for HOST and for the database alike; which one failed, only the name tells.
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === host)) {
    return explainListening(code, host, env.PORT || String(defaults.PORT));
  }
  if (env.DATABASE_URL) {
    const reason = 'severity' in error ? error.message : (code ?? error.message);
    if ('severity' in error || classifyFault(error) === 'unreachable') {
      return `The database of DATABASE_URL cannot be used: ${reason}. Check that it runs and that the address is right.`;
    }
  } else if (
    syscall !== undefined ||
    classifyFault(error) !== undefined ||
    /database file/.test(error.message)
  ) {
    return explainFolder(error, env.DATA_DIR || defaults.DATA_DIR);
  }
  return error.stack ?? error.message;
}

function explainFolder(error: Error & { code?: string }, folder: string): string {
  const reason = error.code ?? error.message;
  switch (classifyFault(error)) {
    case 'damaged':
      return `The database in ${folder} is damaged, or is none of Cymara's: ${error.message}. Move cymara.db and its -wal and -shm away, then bring back a backup: npm run restore -- FILE`;
    case 'busy':
      return `The database in ${folder} is locked by another program: ${reason}. Stop that program, or wait until it is done.`;
    case 'full':
      return `The disk with the folder ${folder} is full. Make room, or set DATA_DIR to a folder on another one.`;
    default:
      return `The folder ${folder} cannot be used: ${reason}. Set DATA_DIR to a folder that you may write to.`;
  }
}

function explainListening(code: string | undefined, host: string, port: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another one: PORT=5001`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used without special rights. Set PORT to one above 1023: PORT=5000`;
  return `Cannot listen on ${host}: ${code}. Set HOST to an address of this machine: HOST=127.0.0.1`;
}
