import {StorageUnavailableError} from '../storage-unavailable-error.ts';

// Primary result codes (https://sqlite.org/rescode.html) for faults of the file or the disk, not of the statement: BUSY, LOCKED, NOMEM,
// READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB.
const DISK_CODES = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 26]);

const BUSY = 5;

// The low byte is the primary code; the other bytes give details.
const primaryCodeOf = (error: Error): number | undefined =>
  'errcode' in error && typeof error.errcode === 'number' ? error.errcode % 256 : undefined;

/** Returns whether an error only means that another process has a lock. */
export const isBusy = (error: unknown): boolean => error instanceof Error && primaryCodeOf(error) === BUSY;

/** Returns whether an error means that the file is damaged or no database. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof Error && [11, 26].includes(primaryCodeOf(error) ?? 0);

/** Returns whether an error concerns the store as a whole rather than one statement. */
export const isStorageFault = (error: unknown): boolean => {
  if (error instanceof StorageUnavailableError) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  // A connection that was dropped after a fault is reported by state, not by result code.
  if (error.code === 'ERR_INVALID_STATE') return true;
  return error.code === 'ERR_SQLITE_ERROR' && DISK_CODES.has(primaryCodeOf(error) ?? 0);
};
