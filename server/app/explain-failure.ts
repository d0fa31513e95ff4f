import { classifyFault } from '../db/database-fault.ts';
import { SchemaMismatch } from '../db/migrate.ts';
import { ConfigProblem } from './config.ts';

/** One clear line on why the server cannot start and what to do; a stack only where nobody foresaw it. */
export function explainFailure(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof ConfigProblem || error instanceof SchemaMismatch) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return explainListening(code, env);
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
    const folder = env.DATA_DIR || './data';
    return `The folder ${folder} cannot be used: ${code ?? error.message}. Set DATA_DIR to a folder that you may write to.`;
  }
  return error.stack ?? error.message;
}

function explainListening(code: string | undefined, env: NodeJS.ProcessEnv): string {
  const port = env.PORT || '5000';
  const host = env.HOST || '127.0.0.1';
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another one: PORT=5001`;
  }
  if (code === 'EACCES')
    return `Port ${port} may not be used without special rights. Set PORT to one above 1023: PORT=5000`;
  return `Cannot listen on ${host}: ${code}. Set HOST to an address of this machine: HOST=127.0.0.1`;
}
