/**
 * What the server's thread and the thread that owns the SQLite file say to each other. Everything is plain data. Requests
 * carry a number of the sender's choice, which the answer repeats.
 */
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {FoundLog} from './inspect-log.ts';
import {isStorageFault} from './sqlite-fault.ts';

/** One statement of a session, or outside of one. */
export type Statement = {readonly sql: string; readonly parameters: readonly unknown[]};

/** To the thread of the file. `session` is the number of the `begin` that opened it. */
export type StoreRequest =
  | {readonly kind: 'act'; readonly id: number; readonly name: string; readonly input: unknown}
  | {readonly kind: 'begin'; readonly id: number}
  | ({readonly kind: 'statement'; readonly id: number; readonly session: number | undefined} & Statement)
  | {readonly kind: 'end'; readonly id: number; readonly session: number; readonly isKept: boolean}
  | {readonly kind: 'scrub'; readonly id: number; readonly patienceMs: number | undefined}
  | {readonly kind: 'close'; readonly id: number};

/** An error on its way between threads: cloning would drop its class and its code. */
export type PlainError = {readonly name: string; readonly message: string; readonly code: unknown};

/** From the thread of the file. `fault` and `recovered` are for the log, `committed` (acts in a commit) for the metrics. */
export type StoreAnswer =
  | {readonly id: number; readonly value: unknown}
  | {readonly id: number; readonly error: PlainError}
  | {readonly committed: number; readonly ms: number}
  | {readonly recovered: FoundLog}
  | {readonly fault: PlainError};

/** An error as plain data. Trouble of the file arrives as StorageUnavailableError. */
export const plainError = (error: unknown): PlainError => {
  if (!(error instanceof Error)) return {name: 'Error', message: String(error), code: undefined};
  // The reason travels: the error that names it is made anew on the other side.
  const {name, message} =
    error instanceof StorageUnavailableError && error.cause instanceof Error ? error.cause : error;
  const code = isStorageFault(error) ? 'unavailable' : 'code' in error ? error.code : undefined;
  return {name, message, code};
};

/** The error that plain data stands for. */
export const revivedError = ({name, message, code}: PlainError): Error => {
  const error = new Error(message);
  if (code === 'unavailable') return new StorageUnavailableError(error);
  return Object.assign(error, {name}, code === undefined ? {} : {code});
};
