import {copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {syncPath} from '../sync-path.ts';
import {databaseFile, logFile} from './open.ts';

// The format of the write-ahead log: https://sqlite.org/fileformat2.html#walformat
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x37_7f_06_82;
const MOST_COPIES = 5;

/** A leftover write-ahead log, from a crash, a power cut or a copy of live files. */
export type FoundLog = {
  readonly bytes: number;
  /** The pages that the database recovers from the log: complete commits, in order. */
  readonly recovered: number;
  /** Later pages of the same log, from an incomplete commit or from commits after a damaged page. */
  readonly dropped: number;
  /** The copy of the log, if the database drops a part of it; undefined if nothing is dropped, or the disk is full. */
  readonly copy: string | undefined;
};

/** A write-ahead log exists without a database: opening would create an empty database and delete the log. */
class LogWithoutDatabaseError extends Error {
  override readonly name = 'LogWithoutDatabaseError';
  readonly code = 'log-without-database';
}

/**
 * Inspects the log that SQLite is about to recover, because SQLite drops unreadable parts silently. Copies the log if a part would be
 * dropped. Undefined without a log. Throws LogWithoutDatabaseError when its database is missing.
 */
export const inspectLog = (dataDir: string, now: Date): FoundLog | undefined => {
  const log = logFile(dataDir);
  const bytes = sizeOf(log);
  if (bytes === 0) return undefined;
  const file = databaseFile(dataDir);
  if (sizeOf(file) === 0)
    throw new LogWithoutDatabaseError(
      `${file} is missing or empty, but its write-ahead log ${log} is there (${bytes} bytes): put the database back, or restore a backup, which keeps the log`,
    );
  const {recovered, dropped} = walk(readFileSync(log));
  return {bytes, recovered, dropped, copy: dropped > 0 ? keep(log, now) : undefined};
};

/** Deletes a copy of a log that another process was writing to. */
export const forgetCopy = ({copy}: FoundLog): void => {
  if (copy !== undefined) rmSync(copy, {force: true});
};

const sizeOf = (file: string): number => statSync(file, {throwIfNoEntry: false})?.size ?? 0;

// Returns undefined when the disk is full, because the store must open anyway.
const keep = (log: string, now: Date): string | undefined => {
  try {
    return copyOf(log, now);
  } catch {
    return undefined;
  }
};

const copyOf = (log: string, now: Date): string => {
  const prefix = `${log}.kept-`;
  const copy = `${prefix}${now.toISOString().replaceAll(/[:.]/gu, '-')}`;
  if (!existsSync(copy)) copyFileSync(log, copy);
  syncPath(copy);
  const folder = dirname(log);
  const former = readdirSync(folder)
    .filter((name) => name.startsWith(basename(prefix)))
    .sort()
    .slice(0, -MOST_COPIES);
  for (const name of former) rmSync(join(folder, name), {force: true});
  return copy;
};

type Sums = readonly [number, number];

const walk = (log: Buffer): Pick<FoundLog, 'recovered' | 'dropped'> => {
  if (log.length < HEADER_BYTES) return {recovered: 0, dropped: 0};
  const magic = log.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  const count = Math.floor((log.length - HEADER_BYTES) / frameBytes);
  let sums = checksum(log.subarray(0, 24), isBigEndian, [0, 0]);
  if ((magic !== MAGIC && !isBigEndian) || !isSum(log, 24, sums)) return {recovered: 0, dropped: count};
  const salts = log.subarray(16, 24);
  // A log is overwritten from its beginning: frames of an earlier round have other salts.
  const isOfThisRound = (at: number): boolean => salts.equals(log.subarray(at + 8, at + 16));
  let recovered = 0;
  let frame = 0;
  for (; frame < count; frame += 1) {
    const at = HEADER_BYTES + frame * frameBytes;
    if (!isOfThisRound(at)) break;
    sums = checksum(log.subarray(at, at + 8), isBigEndian, sums);
    sums = checksum(log.subarray(at + FRAME_HEADER_BYTES, at + frameBytes), isBigEndian, sums);
    if (!isSum(log, at + 16, sums)) break;
    // The last frame of a commit contains the size of the database.
    if (log.readUInt32BE(at + 4) !== 0) recovered = frame + 1;
  }
  let dropped = 0;
  for (let later = recovered; later < count; later += 1)
    if (isOfThisRound(HEADER_BYTES + later * frameBytes)) dropped += 1;
  return {recovered, dropped};
};

const isSum = (log: Buffer, at: number, [first, second]: Sums): boolean =>
  log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;

const checksum = (bytes: Buffer, isBigEndian: boolean, [first, second]: Sums): Sums => {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [s0, s1] = [first, second];
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    s0 = (s0 + words.getUint32(at, !isBigEndian) + s1) >>> 0;
    s1 = (s1 + words.getUint32(at + 4, !isBigEndian) + s0) >>> 0;
  }
  return [s0, s1];
};
