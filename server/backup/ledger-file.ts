import {mkdir, open, readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {z} from 'zod';
import {syncFolder} from '../storage/sync-folder.ts';

const FILE = 'erased.jsonl';

/** Reads the entries of one sort in the ledger of a folder; none when there is no ledger. */
export const readEntries = async <Entry>(
  folder: string,
  schema: z.ZodType<Entry>,
): Promise<readonly Entry[]> => {
  let text: string;
  try {
    text = await readFile(join(folder, FILE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => {
    // The line is an entry of another sort, or a power cut has left the line incomplete. Such an entry is also in
    // the store, and the next backup writes it again.
    const parsed = schema.safeParse(parsedJson(line));
    return parsed.success ? [parsed.data] : [];
  });
};

/** Adds entries to the ledger of a folder, durably. Creates the folder. */
export const addEntries = async (folder: string, entries: readonly object[]): Promise<void> => {
  if (entries.length === 0) return;
  await mkdir(resolve(folder), {recursive: true, mode: 0o700});
  const file = await open(join(folder, FILE), 'a', 0o600);
  try {
    // Appends, so that concurrent writers lose nothing. Starts a new line, because the last line may be incomplete.
    await file.writeFile(`\n${entries.map((each) => JSON.stringify(each)).join('\n')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
};

const parsedJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
