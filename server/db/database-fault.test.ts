import { describe, expect, it } from 'vitest';
import { classifyFault } from './database-fault.ts';

const failure = (fields: Record<string, unknown>, message = '') => Object.assign(new Error(message), fields);

describe('why a query failed', () => {
  it.each([
    [{ code: 'SQLITE_BUSY' }, 'busy'],
    [{ code: 'SQLITE_BUSY_SNAPSHOT' }, 'busy'],
    [{ code: 'SQLITE_FULL' }, 'full'],
    [{ code: 'SQLITE_IOERR_WRITE' }, 'unreachable'],
    [{ code: 'SQLITE_CORRUPT' }, 'damaged'],
    [{ code: 'SQLITE_CORRUPT_INDEX' }, 'damaged'],
    [{ code: 'SQLITE_NOTADB' }, 'damaged'],
    [{ code: 'XX001', severity: 'ERROR' }, 'damaged'],
    [{ code: '53100', severity: 'ERROR' }, 'full'],
    [{ code: '57P01', severity: 'FATAL' }, 'unreachable'],
    [{ code: '53300', severity: 'FATAL' }, 'unreachable'],
    [{ code: '40P01', severity: 'ERROR' }, 'busy'],
    [{ code: '22021', severity: 'ERROR' }, 'bad_value'],
    [{ code: '22003', severity: 'ERROR' }, 'bad_value'],
    [{ code: '22P02', severity: 'ERROR' }, 'bad_value'],
    [{ code: '42P01', severity: 'ERROR' }, 'other'],
    [{ code: 'ECONNREFUSED' }, 'unreachable'],
    [{ code: 'ENOENT', syscall: 'open' }, undefined],
    [{}, undefined],
  ])('%j is %s', (fields, fault) => {
    expect(classifyFault(failure(fields))).toBe(fault);
  });

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('the driver’s %j means that the database is out of reach', (message) => {
    expect(classifyFault(failure({}, message))).toBe('unreachable');
  });
});
