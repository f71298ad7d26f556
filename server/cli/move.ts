/** `npm run move`: copies the SQLite store into a PostgreSQL database and compares the two. */
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {readSettings} from '../settings/settings.ts';
import {openSqliteStore} from '../start/open-store.ts';
import {copyStore, digestStore, NotEmptyError, type TableDigest} from '../storage/copy-store.ts';
import {countRows, type Progress} from '../storage/progress.ts';
import {PostgresStore} from '../storage/postgres/postgres-store.ts';
import {isOpenElsewhere} from '../storage/sqlite/is-open-elsewhere.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import type {Store} from '../storage/store.ts';
import {CommandError} from './command-error.ts';
import {createProgram, runProgram} from './program.ts';
import {withProgress} from './progress.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';

const terminal = processTerminal();

const move = async (): Promise<void> => {
  const {environment, print} = terminal;
  const {DATABASE_URL, DATA_DIR} = readSettings(environment);
  if (DATABASE_URL === '') throw new UsageError('DATABASE_URL must name the database to move to.');
  if (!existsSync(databaseFile(DATA_DIR))) throw new CommandError(`There is no store in ${DATA_DIR}.`);
  const source = openSqliteStore(DATA_DIR);
  const target = new PostgresStore(DATABASE_URL);
  try {
    const {copied, comparedAt} = await withProgress('Moving', (progress) =>
      copyAndCompare(source, target, progress),
    );
    for (const {table, rows} of copied) print(`${table.padEnd(20)}${String(rows).padStart(9)} rows`);
    print('Both stores have the same content. Start the server with DATABASE_URL from now on.');
    // Closes our own connection, which the query would also find.
    await source.close();
    if (isOpenElsewhere(DATA_DIR)) print(stillOpen(DATA_DIR, comparedAt));
  } finally {
    await source.close();
    await target.close();
  }
};

const copyAndCompare = async (source: Store, target: Store, progress: Progress) => {
  // Rows are read once for the copy, and on each side for the comparison.
  progress.expect(3 * (await source.read((db) => countRows(db))));
  const copied = await copyStore(source, target, progress).catch((error: unknown) => {
    throw error instanceof NotEmptyError ? new CommandError(`Nothing was copied: ${error.message}.`) : error;
  });
  requireSame(copied, await digestStore(target, progress), 'the database');
  const comparedAt = new Date();
  requireSame(copied, await digestStore(source, progress), 'the SQLite store');
  return {copied, comparedAt};
};

const requireSame = (copied: readonly TableDigest[], now: readonly TableDigest[], where: string): void => {
  const differing = copied.filter((digest, at) => digest.sha256 !== now[at]?.sha256).map(({table}) => table);
  if (differing.length > 0)
    throw new CommandError(
      `After copying, ${where} has different content in: ${differing.join(', ')}. Do not use the copy.`,
    );
};

const stillOpen = (dataDir: string, comparedAt: Date): string => `
WARNING: another program, a server most likely, still has the SQLite store open. Stop it now. What it acknowledges
after ${comparedAt.toISOString()} stays behind: it is not in the database. Once it has stopped, look for it with
  DATABASE_URL= DATA_DIR=${quoted(resolve(dataDir))} npm run -s leads -- list`;

const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

await runProgram(
  createProgram('DATABASE_URL=postgres://... npm run move --', {
    summary: 'Copies the SQLite store into an empty PostgreSQL database, and compares the two.',
    notes: `Copies everything under DATA_DIR into the database that DATABASE_URL names, in one transaction, then reads both again
and compares them. Stop the server first: what it stores afterwards would stay behind. A warning at the end says so
when one still has the store open. The SQLite store is left as it is.`,
    examples: ['DATABASE_URL=postgres://lamplight@localhost/lamplight npm run -s move'],
  }).action(move),
);
