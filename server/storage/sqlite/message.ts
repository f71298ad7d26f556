/**
 * Defines the messages between the server's thread and the thread that owns the SQLite file. Every message is
 * plain data. Each request has a number, which the answer repeats.
 */
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {FoundLog} from './inspect-log.ts';
import {isStorageFault} from './sqlite-fault.ts';

/** The data with which the thread of the file starts. */
export type StoreThreadData = {
  readonly dataDir: string;
  readonly reportsCommits: boolean;
  readonly lockPatienceMs: number | undefined;
};

/** A statement of a session, or a read outside of one. */
export type Statement = {readonly sql: string; readonly parameters: readonly unknown[]};

/** A message to the thread of the file. `session` is the number of the `begin` that opened the session. */
export type StoreRequest =
  | {readonly kind: 'act'; readonly id: number; readonly name: string; readonly input: unknown}
  | {readonly kind: 'begin'; readonly id: number}
  | ({readonly kind: 'statement'; readonly id: number; readonly session: number | undefined} & Statement)
  | {readonly kind: 'end'; readonly id: number; readonly session: number; readonly isKept: boolean}
  | {readonly kind: 'scrub'; readonly id: number; readonly patienceMs: number | undefined}
  | {readonly kind: 'close'; readonly id: number};

/** An error for the other thread: cloning would drop its class and its code. */
export type PlainError = {readonly name: string; readonly message: string; readonly code: unknown};

/**
 * A message from the thread of the file. `fault` and `recovered` are for the log, `committed` (acts in a commit)
 * for the metrics.
 */
export type StoreAnswer =
  | {readonly id: number; readonly value: unknown}
  | {readonly id: number; readonly error: PlainError}
  | {readonly committed: number; readonly ms: number}
  | {readonly recovered: FoundLog}
  | {readonly fault: PlainError};

/** Converts an error to plain data. Faults of the file become StorageUnavailableError. */
export const plainError = (error: unknown): PlainError => {
  if (!(error instanceof Error)) return {name: 'Error', message: String(error), code: undefined};
  // The message carries the reason; the other thread builds the error from the reason.
  const {name, message} =
    error instanceof StorageUnavailableError && error.cause instanceof Error ? error.cause : error;
  const code = isStorageFault(error) ? 'unavailable' : 'code' in error ? error.code : undefined;
  return {name, message, code};
};

/** Builds the error from plain data. */
export const revivedError = ({name, message, code}: PlainError): Error => {
  const error = new Error(message);
  if (code === 'unavailable') return new StorageUnavailableError(error);
  return Object.assign(error, {name}, code === undefined ? {} : {code});
};
