import {execFile} from 'node:child_process';
import {copyFileSync, mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createStorePlace, type StorePlace} from './test-store.ts';

/** Runs a program of `server/cli` to its end, with these settings and no others. */
export const runProgram = (
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) =>
  new Promise<{code: number; out: string; err: string}>((resolve) => {
    const env = {PATH: process.env['PATH'], ...environment};
    const file = fileURLToPath(new URL(`../cli/${program}`, import.meta.url));
    execFile(process.execPath, [file, ...args], {env}, (error, out, err) => {
      resolve({code: error ? Number(error.code) : 0, out, err});
    });
  });

/** The newest backup in a folder. */
export const newestIn = (folder: string): string =>
  join(
    folder,
    readdirSync(folder)
      .filter((name) => name.endsWith('.sqlite'))
      .sort()
      .at(-1) ?? 'none',
  );

/** Where a place keeps its keys. */
export const keyFile = ({DATA_DIR}: StorePlace): string => join(DATA_DIR, 'data.keys');

/** A place like after the loss of a machine: empty, but for the keys, of which somebody had a copy. */
export const emptyPlaceWithKeysOf = async (place: StorePlace): Promise<StorePlace> => {
  const other = await createStorePlace();
  mkdirSync(other.DATA_DIR, {recursive: true});
  copyFileSync(keyFile(place), keyFile(other));
  return other;
};
