import {sql} from 'kysely';
import {z} from 'zod';
import {open, resealed} from '../evidence/commitment.ts';
import {entriesWithConsent, GIVEN, givenText} from '../evidence/consent-text.ts';
import {faultOfSignature, sign, signedBy} from '../evidence/signature.ts';
import {indexAll} from '../submission/inbox/index-records.ts';
import {countRows, SILENT, type Progress} from '../storage/progress.ts';
import type {Store, Transact} from '../storage/store.ts';
import type {Unreadable} from './unreadable.ts';
import type {Keyring} from '../keys/keyring.ts';
import {keyOfPerson, personOf} from '../keys/person.ts';
import {seal, SealError, sealedBy, unseal} from '../keys/seal.ts';
import {
  keyOf,
  placeOf,
  SEALED_FIELDS,
  SEALED_KEY,
  SEALED_TABLES,
  type SealedTable,
} from '../keys/sealed-fields.ts';

const AT_ONCE = 100;

// Further fields of a consent's evidence, in any version.
const EMAIL = z.looseObject({email: z.string()});

type Vault = {readonly store: Store; readonly keyring: Keyring};
type Row = Readonly<Record<string, string>>;

/**
 * The number of reencrypted rows, and the rows that could not be decrypted. Such rows stay unchanged, and the keys
 * that they name stay in use.
 */
export type Resealed = {readonly changed: number; readonly unreadable: readonly Unreadable[]};

/**
 * Encrypts and signs everything again with the current key, and renews the hashes that find people, also in the
 * desk's search. Runs beside servers, in small batches. Skips and reports unreadable rows. Values that a server
 * encrypts with an older key in the meantime need another run. Until the store is scrubbed, its files contain
 * values that the older keys decrypt.
 */
export const resealAll = async (vault: Vault, progress: Progress = SILENT): Promise<Resealed> => {
  progress.expect(await vault.store.read((db) => countRows(db, [...SEALED_TABLES, 'evidence'])));
  const context = {...vault, progress};
  const steps: Resealed[] = [];
  for (const table of SEALED_TABLES)
    steps.push(
      await inSteps(context, (transaction, after) => resealAnswers(vault, transaction, {table, after})),
    );
  steps.push(await inSteps(context, (transaction, after) => resealEvidence(vault, transaction, after)));
  await indexAll(vault);
  return {
    changed: steps.reduce((sum, {changed}) => sum + changed, 0),
    unreadable: steps.flatMap(({unreadable}) => unreadable),
  };
};

// The listed columns hold texts.
const textsOf = (row: object): Row => row as Row;

type Step = Resealed & {readonly last: string | number | undefined; readonly rows: number};

const inSteps = async (
  {store, progress}: Vault & {readonly progress: Progress},
  step: (transaction: Transact, after: string | number) => Promise<Step>,
): Promise<Resealed> => {
  let changed = 0;
  const unreadable: Unreadable[] = [];
  for (let after: string | number | undefined = ''; after !== undefined;) {
    const from: string | number = after;
    const done: Step = await store.write((transaction) => step(transaction, from));
    changed += done.changed;
    progress.advance(done.rows);
    unreadable.push(...done.unreadable);
    after = done.last;
  }
  return {changed, unreadable};
};

const resealAnswers = async (
  {keyring}: Vault,
  transaction: Transact,
  {table, after}: {readonly table: SealedTable; readonly after: string | number},
): Promise<Step> => {
  const key = sql.ref<string>(SEALED_KEY[table]);
  const rows = await transaction
    .selectFrom(table)
    .selectAll()
    .where(key, '>', String(after))
    .orderBy(key)
    .limit(AT_ONCE)
    .execute();
  let changed = 0;
  const unreadable: Unreadable[] = [];
  for (const row of rows) {
    const id = keyOf(table, row);
    const {opened, columns} = openFormer(keyring, {table, id}, row);
    if (columns.length > 0) unreadable.push({table, id, columns});
    if (opened.length === 0) continue;
    changed += 1;
    await transaction
      .updateTable(table)
      .set(
        Object.fromEntries(
          opened.map(({column, place, plain}) => [column, seal(keyring.current, plain, place)]),
        ),
      )
      .where(key, '=', id)
      .execute();
    const email = opened.find(({column}) => column === 'email')?.plain ?? '';
    if (email !== '' && 'submission_id' in row)
      await setPerson(transaction, row.submission_id, personOf(keyring.current, email));
  }
  const last = rows.at(-1);
  return {last: last && keyOf(table, last), rows: rows.length, changed, unreadable};
};

type OpenField = {readonly column: string; readonly place: string; readonly plain: string};

// Decrypts the fields that a former key has encrypted, and names the columns that cannot be decrypted.
const openFormer = (
  keyring: Keyring,
  {table, id}: {readonly table: SealedTable; readonly id: string},
  row: object,
): {readonly opened: readonly OpenField[]; readonly columns: readonly string[]} => {
  const opened: OpenField[] = [];
  const columns: string[] = [];
  for (const column of SEALED_FIELDS[table]) {
    const value = textsOf(row)[column] ?? '';
    if (value === '' || sealedBy(value) === keyring.current.id) continue;
    const place = placeOf(table, column, id);
    const plain = unlessUnreadable(() => unseal(keyring, value, place));
    if (plain === undefined) columns.push(column);
    else opened.push({column, place, plain});
  }
  return {opened, columns};
};

const unlessUnreadable = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
};

const resealEvidence = async (
  {keyring}: Vault,
  transaction: Transact,
  after: string | number,
): Promise<Step> => {
  const rows = await entriesAfter(transaction, Number(after));
  let changed = 0;
  const unreadable: Unreadable[] = [];
  for (const row of rows) {
    const columns: string[] = [];
    const mac = resigned(keyring, row);
    if (mac === undefined) columns.push('mac');
    const isSealedAnew = row.sealed !== '' && sealedBy(row.sealed) !== keyring.current.id;
    const sealed = isSealedAnew ? unlessUnreadable(() => resealed(keyring, row)) : row.sealed;
    if (sealed === undefined) columns.push('sealed');
    // When answers were erased before their evidence, this is the only remaining address.
    const isFoundAnew = row.kind === 'consent' && (await renewPersonOf({keyring, transaction}, row));
    const isChanged = (sealed ?? row.sealed) !== row.sealed || (mac ?? row.mac) !== row.mac;
    if (isChanged)
      await transaction
        .updateTable('evidence')
        .set({sealed: sealed ?? row.sealed, mac: mac ?? row.mac})
        .where('seq', '=', row.seq)
        // A row that was erased in the meantime stays erased.
        .where('sealed', '=', row.sealed)
        .execute();
    if (isChanged || isFoundAnew) changed += 1;
    if (columns.length > 0) unreadable.push({table: 'evidence', id: String(row.seq), columns});
  }
  return {last: rows.at(-1)?.seq, rows: rows.length, changed, unreadable};
};

const entriesAfter = (transaction: Transact, after: number) =>
  entriesWithConsent(transaction)
    .leftJoin('submission', 'submission.id', 'evidence.submission_id')
    .selectAll('evidence')
    .select(['submission.person', ...GIVEN])
    .where('evidence.seq', '>', after)
    .orderBy('evidence.seq')
    .limit(AT_ONCE)
    .execute();

type Entry = Awaited<ReturnType<typeof entriesAfter>>[number];

// Returns undefined when the former signature is invalid: the entry must then not be signed again.
const resigned = (keyring: Keyring, row: Entry): string | undefined => {
  if (row.mac === '' || signedBy(row.mac) === keyring.current.id) return row.mac;
  const texts = [row.hash, givenText(row)];
  if (faultOfSignature(keyring, row.mac, ...texts) !== undefined) return undefined;
  return sign(keyring.current.chain, ...texts);
};

const renewPersonOf = async (
  {keyring, transaction}: {readonly keyring: Keyring; readonly transaction: Transact},
  row: Entry,
): Promise<boolean> => {
  const person = row.person ?? '';
  if (row.sealed === '' || person === '' || keyOfPerson(person) === keyring.current.id) return false;
  const content = unlessUnreadable(() => open(keyring, row).content);
  const email = EMAIL.safeParse(content).data?.email ?? '';
  if (email === '') return false;
  return await setPerson(transaction, row.submission_id, personOf(keyring.current, email));
};

// A row that was erased in the meantime stays erased. The entries of one submission have the same address: the
// first entry renews the hash for all.
const setPerson = async (transaction: Transact, id: string, person: string): Promise<boolean> => {
  const {numUpdatedRows} = await transaction
    .updateTable('submission')
    .set({person})
    .where('id', '=', id)
    .where('person', 'not in', ['', person])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
