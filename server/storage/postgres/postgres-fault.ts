import {StorageUnavailableError} from '../storage-unavailable-error.ts';

// Classes of SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html) for faults of the server, the connection or its
// resources, not of the statement: connection, authorization, catalog name, resources, operator intervention (statement timeout included),
// system, internal.
const SERVER_CLASSES = new Set(['08', '28', '3D', '53', '57', '58', 'XX']);
// A standby, or a server put into read-only mode.
const READ_ONLY = '25006';
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
// node-postgres gives these errors a message and no code.
const LOST_CONNECTION =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection error/iu;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns whether an error means that the database as a whole cannot be used, rather than one statement. */
export const isServerFault = (error: unknown): boolean => {
  if (error instanceof StorageUnavailableError) return true;
  const code = codeOf(error);
  if (SOCKET_CODES.has(code) || code === READ_ONLY) return true;
  if (code.length === 5) return SERVER_CLASSES.has(code.slice(0, 2));
  return error instanceof Error && LOST_CONNECTION.test(error.message);
};

/** Returns whether a concurrent transaction has inserted the same key. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Returns whether a concurrent transaction caused the failure: a deadlock or a serialization failure. */
export const isSerializationFault = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));
