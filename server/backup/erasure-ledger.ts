import {closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Kysely} from 'kysely';
import {z} from 'zod';
import {open} from '../evidence/commitment.ts';
import type {Keyring} from '../privacy/keyring.ts';
import type {Schema} from '../storage/schema.ts';
import {syncPath} from '../storage/sync-path.ts';

const ErasedSchema = z.object({id: z.uuid(), at: z.iso.datetime()});

/** A submission that was erased, and when. */
export type Erased = z.output<typeof ErasedSchema>;

const ReasonSchema = z.object({reason: z.string()});

const FILE = 'erased.jsonl';

/**
 * What was erased, by id, in a file of a folder: beside a store and beside its backups. A backup that is older than an erasure
 * still holds what was erased; whoever restores it erases it again before anything else happens.
 */
export function readLedger(folder: string): readonly Erased[] {
  let text: string;
  try {
    text = readFileSync(join(folder, FILE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => {
    // A line that a power cut has torn; its erasure is in the store, and the next backup writes it anew.
    const parsed = ErasedSchema.safeParse(parsedJson(line));
    return parsed.success ? [parsed.data] : [];
  });
}

/** Adds to the ledger of a folder, durably, what is not in it already. Creates the folder. */
export function noteErased(folder: string, erased: readonly Erased[]): void {
  const known = new Set(readLedger(folder).map(({id}) => id));
  const fresh = erased.filter(({id}) => !known.has(id));
  if (fresh.length === 0) return;
  mkdirSync(resolve(folder), {recursive: true, mode: 0o700});
  const handle = openSync(join(folder, FILE), 'a', 0o600);
  try {
    // Appended, so that two who note at once lose nothing; on a new line, should the last one be torn.
    writeSync(handle, `\n${fresh.map((each) => JSON.stringify(each)).join('\n')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  syncPath(folder);
}

/** What a store says was erased because somebody asked: each time has left an entry in the chain of evidence. */
export async function erasedIn(db: Kysely<Schema>, keyring: Keyring): Promise<readonly Erased[]> {
  const entries = await db
    .selectFrom('evidence')
    .selectAll()
    .where('kind', '=', 'erasure')
    .where('sealed', '!=', '')
    .orderBy('seq')
    .execute();
  // What went because of its age goes again because of its age, each kind after its own time.
  return entries
    .filter((entry) => ReasonSchema.safeParse(open(keyring, entry).content).data?.reason === 'request')
    .map((entry) => ({id: entry.submission_id, at: entry.recorded_at}));
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
