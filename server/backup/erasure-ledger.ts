import type {Kysely} from 'kysely';
import {z} from 'zod';
import {open} from '../evidence/commitment.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Schema} from '../storage/schema.ts';
import {addEntries, readEntries} from './ledger-file.ts';

const ErasedSchema = z.object({id: z.uuid(), at: z.iso.datetime()});

/** An erased submission and the time of the erasure. */
export type Erased = z.output<typeof ErasedSchema>;

const ReasonSchema = z.object({reason: z.string()});

/**
 * Reads the ids of erased submissions from the ledger in a folder. The ledger is beside a store and beside its
 * backups. An older backup still contains erased submissions; a restore erases them again before anything else.
 */
export const readErased = (folder: string): Promise<readonly Erased[]> => readEntries(folder, ErasedSchema);

/** Adds erasures to the ledger of a folder, durably, without duplicates. Creates the folder. */
export const noteErased = async (folder: string, erased: readonly Erased[]): Promise<void> => {
  const known = new Set((await readErased(folder)).map(({id}) => id));
  const fresh = erased.filter(({id}) => !known.has(id));
  await addEntries(folder, fresh);
};

/** Lists the submissions of a store that were erased on request: each erasure has an entry in the chain of evidence. */
export const erasedIn = async (db: Kysely<Schema>, keyring: Keyring): Promise<readonly Erased[]> => {
  const entries = await db
    .selectFrom('evidence')
    .selectAll()
    .where('kind', '=', 'erasure')
    .where('sealed', '!=', '')
    .orderBy('seq')
    .execute();
  // A restore purges old records again by their age.
  return entries
    .filter((entry) => ReasonSchema.safeParse(open(keyring, entry).content).data?.reason === 'request')
    .map((entry) => ({id: entry.submission_id, at: entry.recorded_at}));
};
