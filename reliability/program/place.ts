import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Place} from './check-store.ts';
import {Database} from './database.ts';
import type {Run} from './program.ts';

/** Makes an empty place for a store, with a PostgreSQL server if requested; removed with the run. */
export const createPlace = async (
  run: Pick<Run, 'atEnd'>,
  store: string,
): Promise<{readonly place: Place; readonly database: Database | undefined}> => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lamplight-data-'));
  run.atEnd(() => rmSync(DATA_DIR, {recursive: true, force: true}));
  const database = store === 'postgres' ? await Database.start(run) : undefined;
  return {place: {DATA_DIR, DATABASE_URL: database?.url ?? ''}, database};
};
