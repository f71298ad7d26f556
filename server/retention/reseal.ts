import {sql, type Kysely} from 'kysely';
import {z} from 'zod';
import {open, resealed} from '../evidence/commitment.ts';
import type {Schema} from '../storage/schema.ts';
import type {Store, Transact} from '../storage/store.ts';
import type {Keyring} from '../keys/keyring.ts';
import {keyOfPerson, personOf} from '../keys/person.ts';
import {KEY_ID_LENGTH} from '../keys/data-key.ts';
import {SEAL_MARK_LENGTH, seal, sealedBy, unseal} from '../keys/seal.ts';
import {placeOf, SEALED_FIELDS} from '../keys/sealed-fields.ts';

const AT_ONCE = 100;

// Whatever else is in the evidence of a consent, in this version or another.
const EMAIL = z.looseObject({email: z.string()});

// Object.keys forgets the key type; the list is closed.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const TABLES = Object.keys(SEALED_FIELDS) as readonly (keyof typeof SEALED_FIELDS)[];

type Vault = {readonly store: Store; readonly keyring: Keyring};
type Row = Readonly<Record<string, string>>;

/**
 * Seals everything again with the current key, and finds people under it; beside running servers, a few rows at a time.
 * Gives how many rows were changed. What was sealed meanwhile with an older key needs another run. Until the store is scrubbed, its
 * files hold what the older keys open.
 */
export const resealAll = async (vault: Vault): Promise<number> => {
  let changed = 0;
  for (const table of TABLES)
    changed += await inSteps(vault, (transaction, after) =>
      resealAnswers(vault, transaction, {table, after}),
    );
  return changed + (await inSteps(vault, (transaction, after) => resealEvidence(vault, transaction, after)));
};

/** The ids of the keys that something is still sealed with. */
export const keysInUse = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> => {
  const places = [
    ...TABLES.flatMap((table) => SEALED_FIELDS[table].map((column) => ({table, column}))),
    {table: 'evidence', column: 'sealed'},
  ];
  const ids = new Set<string>();
  for (const {table, column} of places) {
    // The beginning of a value names its key; so the database need not hand over what is behind it.
    const {rows} = await sql<{mark: string}>`
      select distinct substr(${sql.ref(column)}, 1, ${sql.lit(SEAL_MARK_LENGTH)}) as mark from ${sql.table(table)}`.execute(
      db,
    );
    for (const {mark} of rows) {
      const id = sealedBy(mark);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
};

/**
 * The ids of the keys that must not go: something is sealed with them, or somebody is found under them. The latter is renewed with what
 * is sealed, but for those of whom no address is left.
 */
export const keysNeeded = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> => {
  const ids = new Set(await keysInUse(db));
  // A person begins with the id of the key, as `personOf` writes it.
  const {rows} = await sql<{id: string}>`
    select distinct substr(person, 1, ${sql.lit(KEY_ID_LENGTH)}) as id from submission where person != ''`.execute(
    db,
  );
  for (const {id} of rows) ids.add(id);
  return ids;
};

// The listed columns hold texts.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const textsOf = (row: object): Row => row as Row;

const sealedValues = (table: keyof typeof SEALED_FIELDS, row: object): readonly string[] =>
  SEALED_FIELDS[table].map((column) => textsOf(row)[column] ?? '');

type Step = {readonly last: string | number | undefined; readonly changed: number};

const inSteps = async (
  {store}: Vault,
  step: (transaction: Transact, after: string | number) => Promise<Step>,
): Promise<number> => {
  let changed = 0;
  for (let after: string | number | undefined = ''; after !== undefined;) {
    const from: string | number = after;
    const done: Step = await store.write((transaction) => step(transaction, from));
    changed += done.changed;
    after = done.last;
  }
  return changed;
};

const resealAnswers = async (
  {keyring}: Vault,
  transaction: Transact,
  {table, after}: {readonly table: keyof typeof SEALED_FIELDS; readonly after: string | number},
): Promise<Step> => {
  const rows = await transaction
    .selectFrom(table)
    .selectAll()
    .where('submission_id', '>', String(after))
    .orderBy('submission_id')
    .limit(AT_ONCE)
    .execute();
  let changed = 0;
  for (const row of rows) {
    const isCurrent = (value: string) => value === '' || sealedBy(value) === keyring.current.id;
    if (sealedValues(table, row).every(isCurrent)) continue;
    const id = row.submission_id;
    const opened = SEALED_FIELDS[table].map((column) => {
      const place = placeOf(table, column, id);
      return {column, place, plain: unseal(keyring, textsOf(row)[column] ?? '', place)};
    });
    changed += 1;
    await transaction
      .updateTable(table)
      .set(
        Object.fromEntries(
          opened.map(({column, place, plain}) => [column, seal(keyring.current, plain, place)]),
        ),
      )
      .where('submission_id', '=', id)
      .execute();
    const email = opened.find(({column}) => column === 'email')?.plain ?? '';
    if (email !== '') await setPerson(transaction, id, personOf(keyring.current, email));
  }
  return {last: rows.at(-1)?.submission_id, changed};
};

const resealEvidence = async (
  {keyring}: Vault,
  transaction: Transact,
  after: string | number,
): Promise<Step> => {
  const rows = await transaction
    .selectFrom('evidence')
    .leftJoin('submission', 'submission.id', 'evidence.submission_id')
    .select(['seq', 'evidence.kind', 'submission_id', 'position', 'sealed', 'commitment', 'person'])
    .where('seq', '>', Number(after))
    .orderBy('seq')
    .limit(AT_ONCE)
    .execute();
  let changed = 0;
  for (const row of rows) {
    const isSealedAnew = row.sealed !== '' && sealedBy(row.sealed) !== keyring.current.id;
    // Of answers that went before their evidence, this is the only address that is left.
    const isFoundAnew = row.kind === 'consent' && (await renewPersonOf({keyring, transaction}, row));
    if (isSealedAnew)
      await transaction
        .updateTable('evidence')
        .set({sealed: resealed(keyring, row)})
        .where('seq', '=', row.seq)
        // Erased meanwhile stays erased.
        .where('sealed', '=', row.sealed)
        .execute();
    if (isSealedAnew || isFoundAnew) changed += 1;
  }
  return {last: rows.at(-1)?.seq, changed};
};

type FoundBy = {readonly submission_id: string; readonly person: string | null};

const renewPersonOf = async (
  {keyring, transaction}: {readonly keyring: Keyring; readonly transaction: Transact},
  row: FoundBy & Parameters<typeof open>[1],
): Promise<boolean> => {
  const person = row.person ?? '';
  if (row.sealed === '' || person === '' || keyOfPerson(person) === keyring.current.id) return false;
  const {content} = open(keyring, row);
  const email = EMAIL.safeParse(content).data?.email ?? '';
  if (email === '') return false;
  return await setPerson(transaction, row.submission_id, personOf(keyring.current, email));
};

// Erased meanwhile stays erased. The entries of one submission have the same address: the first of them renews it for all.
const setPerson = async (transaction: Transact, id: string, person: string): Promise<boolean> => {
  const {numUpdatedRows} = await transaction
    .updateTable('submission')
    .set({person})
    .where('id', '=', id)
    .where('person', 'not in', ['', person])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
