import {sql, type Kysely} from 'kysely';
import {resealed} from '../evidence/commitment.ts';
import type {Schema} from '../storage/schema.ts';
import type {Store, Transact} from '../storage/store.ts';
import type {Keyring} from './keyring.ts';
import {personOf} from './person.ts';
import {SEAL_MARK_LENGTH, seal, sealedBy, unseal} from './seal.ts';
import {placeOf, SEALED_FIELDS} from './sealed-fields.ts';

const AT_ONCE = 100;

// Object.keys forgets the key type; the list is closed.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const TABLES = Object.keys(SEALED_FIELDS) as readonly (keyof typeof SEALED_FIELDS)[];

type Vault = {readonly store: Store; readonly keyring: Keyring};
type Row = Readonly<Record<string, string>>;

/**
 * Seals everything again with the current key, and finds people under it; beside running servers, a few rows at a time.
 * Gives how many rows were changed. What was sealed meanwhile with an older key needs another run.
 */
export async function resealAll(vault: Vault): Promise<number> {
  let changed = 0;
  for (const table of TABLES)
    changed += await inSteps(vault, (transaction, after) =>
      resealAnswers(vault, transaction, {table, after}),
    );
  return changed + (await inSteps(vault, (transaction, after) => resealEvidence(vault, transaction, after)));
}

/** The ids of the keys that something is still sealed with. */
export async function keysInUse(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
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
}

// The listed columns hold texts.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const textsOf = (row: object): Row => row as Row;

const sealedValues = (table: keyof typeof SEALED_FIELDS, row: object): readonly string[] =>
  SEALED_FIELDS[table].map((column) => textsOf(row)[column] ?? '');

type Step = {readonly last: string | number | undefined; readonly changed: number};

async function inSteps(
  {store}: Vault,
  step: (transaction: Transact, after: string | number) => Promise<Step>,
): Promise<number> {
  let changed = 0;
  for (let after: string | number | undefined = ''; after !== undefined;) {
    const from: string | number = after;
    const done: Step = await store.write((transaction) => step(transaction, from));
    changed += done.changed;
    after = done.last;
  }
  return changed;
}

async function resealAnswers(
  {keyring}: Vault,
  transaction: Transact,
  {table, after}: {readonly table: keyof typeof SEALED_FIELDS; readonly after: string | number},
): Promise<Step> {
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
    if (email !== '')
      await transaction
        .updateTable('submission')
        .set({person: personOf(keyring.current, email)})
        .where('id', '=', id)
        .execute();
  }
  return {last: rows.at(-1)?.submission_id, changed};
}

async function resealEvidence(
  {keyring}: Vault,
  transaction: Transact,
  after: string | number,
): Promise<Step> {
  const rows = await transaction
    .selectFrom('evidence')
    .select(['seq', 'submission_id', 'position', 'sealed'])
    .where('seq', '>', Number(after))
    .orderBy('seq')
    .limit(AT_ONCE)
    .execute();
  let changed = 0;
  for (const row of rows) {
    if (row.sealed === '' || sealedBy(row.sealed) === keyring.current.id) continue;
    changed += 1;
    await transaction
      .updateTable('evidence')
      .set({sealed: resealed(keyring, row)})
      .where('seq', '=', row.seq)
      // Erased meanwhile stays erased.
      .where('sealed', '=', row.sealed)
      .execute();
  }
  return {last: rows.at(-1)?.seq, changed};
}
