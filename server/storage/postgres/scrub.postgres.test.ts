import {Client} from 'pg';
import {expect, onTestFinished, test} from 'vitest';
import {eraseSubmission} from '../../retention/erase-submission.ts';
import {SEALED_FIELDS} from '../../keys/sealed-fields.ts';
import {callConsent, lead} from '../../testing/submissions.ts';
import {testimonial} from '../../testing/testimonials.ts';
import {eraseTestimonial} from '../../testimonials/erase-testimonial.ts';
import {recordTestimonial} from '../../testimonials/testimonial-record.ts';
import {startTestServer} from '../../testing/test-server.ts';
import {createStorePlace, openTestVault, type StorePlace} from '../../testing/test-store.ts';
import type {Store} from '../store.ts';
import {SCRUBBED_TABLES} from './scrub.ts';

const withConsent = {...lead, phone: '713 555 0123', consents: [callConsent]};

const connect = async ({DATABASE_URL}: StorePlace): Promise<Client> => {
  const client = new Client(DATABASE_URL);
  // The test's database is dropped at the end, which breaks this connection.
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
};

// The second of two leads is erased: the first lead keeps the page of the table in use.
const withErased = async () => {
  const {post, place, stop} = await startTestServer();
  await post('/api/leads', withConsent);
  const {id} = (await (await post('/api/leads', withConsent)).json()) as {id: string};
  await stop();
  const {store, keys} = openTestVault(place);
  const sealed = [await valueOf(store, 'lead', id), await valueOf(store, 'evidence', id)];
  const client = await connect(place);
  await client.query('checkpoint');
  expect(await leftIn(client, sealed)).toEqual(sealed);
  const erase = async () =>
    await eraseSubmission({store, keyring: await keys.ring()}, id, {reason: 'request', now: new Date()});
  return {place, store, client, sealed, erase};
};

const valueOf = async (store: Store, table: 'lead' | 'evidence', id: string): Promise<string> => {
  const row = await store.read((db) =>
    table === 'lead'
      ? db.selectFrom('lead').select('email as value').where('submission_id', '=', id).executeTakeFirst()
      : db
          .selectFrom('evidence')
          .select('sealed as value')
          .where('submission_id', '=', id)
          .executeTakeFirst(),
  );
  // Short enough for PostgreSQL to store the value in the row itself.
  return (row?.value ?? '').slice(0, 60);
};

// Counts the copies in the files of the tables, whether a connection sees them or not.
const leftIn = async (
  client: Client,
  values: readonly string[],
  tables: readonly string[] = SCRUBBED_TABLES,
): Promise<readonly string[]> => {
  await client.query('checkpoint');
  const texts: string[] = [];
  for (const table of tables) {
    const {rows} = await client.query<{bytes: Buffer}>(
      `select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
        where oid in ($1::regclass, (select reltoastrelid from pg_class where oid = $1::regclass))`,
      [table],
    );
    texts.push(...rows.map(({bytes}) => bytes.toString('latin1')));
  }
  return values.filter((value) => texts.some((text) => text.includes(value)));
};

test('every table whose content is erased is scrubbed', () => {
  expect(SCRUBBED_TABLES).toEqual(expect.arrayContaining([...Object.keys(SEALED_FIELDS), 'evidence']));
});

test('a patient scrub leaves no erased data in the files of the tables', async () => {
  const {store, client, sealed, erase} = await withErased();
  await erase();
  await store.scrub(20_000);
  expect(await leftIn(client, sealed)).toEqual([]);
  expect(await store.read((db) => db.selectFrom('lead').select('submission_id').execute())).toHaveLength(1);
});

test('a patient scrub leaves no words of an erased testimonial, which are not sealed', async () => {
  const {store, client} = await withErased();
  const write = {actor: 'agent@agency.example', now: new Date(), version: undefined};
  const {image, ...entry} = {...testimonial, rating: 5, lang: 'en', service: 'health', image: ''} as const;
  const add = (review: string) =>
    store.write((transaction) => recordTestimonial(transaction, {...entry, image, review}, write));
  // Another testimonial keeps the page of the table in use.
  const words = 'Anselma and her twins are patient, clear, on time.';
  const [id] = [await add(words), await add('Kind.')];
  await store.write((transaction) => eraseTestimonial(transaction, id, write));
  expect(await leftIn(client, [words], ['testimonial', 'edit'])).toEqual([words]);
  await store.scrub(20_000);
  expect(await leftIn(client, [words], ['testimonial', 'edit'])).toEqual([]);
});

test.each([
  ['sees an older state of the database', 'select 1'],
  ['has read a table', 'select * from evidence'],
])('while another connection %s, a scrub is pending, and succeeds once that has ended', async (_, query) => {
  const {place, store, client, sealed, erase} = await withErased();
  const other = await connect(place);
  await other.query('begin isolation level repeatable read');
  await other.query(query);
  await erase();
  await expect(store.scrub(300)).rejects.toMatchObject({code: 'scrub-pending'});
  expect(await leftIn(client, sealed)).not.toEqual([]);
  await other.query('rollback');
  await store.scrub(20_000);
  expect(await leftIn(client, sealed)).toEqual([]);
});

test('while a prepared transaction is open, which belongs to no connection, a scrub is pending until that has ended', async () => {
  const {store, client, sealed, erase} = await withErased();
  const other = await connect(await createStorePlace());
  await other.query("begin; select pg_current_xact_id(); prepare transaction 'held'");
  try {
    await erase();
    await expect(store.scrub(300)).rejects.toMatchObject({code: 'scrub-pending'});
  } finally {
    await other.query("rollback prepared 'held'");
  }
  await store.scrub(20_000);
  expect(await leftIn(client, sealed)).toEqual([]);
});

test('while another database of the cluster is written, a scrub is pending, and succeeds once that has ended', async () => {
  const {store, client, sealed, erase} = await withErased();
  // A new snapshot anywhere in the cluster reaches back to the oldest transaction that writes, so a rewrite would
  // keep the erased rows.
  const other = await connect(await createStorePlace());
  await other.query('begin; select pg_current_xact_id()');
  await erase();
  await expect(store.scrub(300)).rejects.toMatchObject({code: 'scrub-pending'});
  await other.query('rollback');
  await store.scrub(20_000);
  expect(await leftIn(client, sealed)).toEqual([]);
});

test('a table that is in use keeps a scrub waiting, and the scrub keeps no submission waiting for long', async () => {
  const {place, store, client, sealed, erase} = await withErased();
  const other = await connect(place);
  await erase();
  // Reads the newest rows, so that only the lock of this transaction blocks the scrub.
  await other.query('begin; select * from lead');
  const scrubbed = store.scrub(60_000).then(() => 'scrubbed');
  const written = await Promise.race([
    scrubbed,
    store
      .write((transaction) => transaction.updateTable('lead').set({insurance_type: 'life'}).execute())
      .then(() => 'written'),
  ]);
  expect(written).toBe('written');
  await other.query('rollback');
  expect(await scrubbed).toBe('scrubbed');
  expect(await leftIn(client, sealed)).toEqual([]);
});

test('without patience nobody is kept waiting', async () => {
  const {place, store, erase} = await withErased();
  const other = await connect(place);
  await other.query('begin; select * from lead');
  await erase();
  await expect(store.scrub()).resolves.toBeUndefined();
  await other.query('rollback');
});
