/** Why a query failed, in words that mean the same on both engines. */
export type DatabaseFault =
  /** A unique key is taken: somebody was first. */
  | 'unique'
  /** The row that this one belongs to is gone. */
  | 'foreign_key'
  /** A value that the column cannot hold. */
  | 'bad_value'
  /** Another writer held the lock for too long. */
  | 'busy'
  /** No space left on the disk. */
  | 'full'
  /** The database cannot be reached, or went away in the middle. */
  | 'unreachable'
  /** What is stored cannot be read as what it should be. */
  | 'damaged'
  | 'other';

const SQLITE_FAULTS: [prefix: string, fault: DatabaseFault][] = [
  ['SQLITE_CONSTRAINT_UNIQUE', 'unique'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'unique'],
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 'foreign_key'],
  ['SQLITE_CONSTRAINT_NOTNULL', 'bad_value'],
  ['SQLITE_CONSTRAINT_CHECK', 'bad_value'],
  ['SQLITE_MISMATCH', 'bad_value'],
  ['SQLITE_TOOBIG', 'bad_value'],
  // A strict table refuses a value of the wrong type; libsql has no name for that code.
  ['UNKNOWN_SQLITE_ERROR_3091', 'bad_value'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'unreachable'],
  ['SQLITE_CANTOPEN', 'unreachable'],
  ['SQLITE_READONLY', 'unreachable'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
];

/** SQLSTATE, whole or by its class of two characters. */
const POSTGRES_FAULTS: Record<string, DatabaseFault> = {
  '23505': 'unique',
  '23503': 'foreign_key',
  '23502': 'bad_value',
  '23514': 'bad_value',
  '22': 'bad_value',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '53100': 'full',
  '53': 'unreachable',
  '57': 'unreachable',
  '08': 'unreachable',
  XX001: 'damaged',
  XX002: 'damaged',
};

/** Node's own words for a connection that could not be made or broke. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

export function classifyFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const sqlite = SQLITE_FAULTS.find(([prefix]) => code.startsWith(prefix));
  if (sqlite) return sqlite[1];
  if (/SQLITE/.test(code)) return 'other';
  if ('severity' in error) return POSTGRES_FAULTS[code] ?? POSTGRES_FAULTS[code.slice(0, 2)] ?? 'other';
  if (CONNECTION_CODES.has(code)) return 'unreachable';
  if (CONNECTION_MESSAGES.test(error.message)) return 'unreachable';
  return undefined;
}
