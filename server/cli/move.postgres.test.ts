import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {callConsent, contact, lead} from '../testing/submissions.ts';
import {runProgram} from '../testing/run-program.ts';
import {recordsIn, startTestServer} from '../testing/test-server.ts';
import {createStorePlace, openTestStore, type StorePlace} from '../testing/test-store.ts';
import {bareEnvironment} from '../testing/bare-environment.ts';

const move = (place: StorePlace) => runProgram('move.ts', [], place);

test(
  'everything in an SQLite store is moved to PostgreSQL once, and compared',
  {timeout: 60_000},
  async () => {
    const place = await createStorePlace({isEmpty: true});
    const sqlite = {...place, DATABASE_URL: ''};
    const server = await startTestServer({}, sqlite);
    // Each batch is one or two commits.
    for (let batch = 0; batch < 10; batch += 1)
      await Promise.all(
        Array.from({length: 62}, (_, index) =>
          server.sendLead({
            ...lead,
            firstName: `Ana ${batch} ${index}`,
            phone: '713 555 0123',
            consents: [callConsent],
          }),
        ),
      );
    await server.post('/api/contact', contact, {'Idempotency-Key': crypto.randomUUID()});
    await server.stop();

    const {code, out} = await move(place);
    expect([code, out]).toEqual([0, expect.stringMatching(/submission\s+621 rows/u)]);
    expect(out).toContain('Both stores have the same content.');
    expect(out).not.toContain('WARNING');
    expect(await recordsIn(place)).toEqual(await recordsIn(sqlite));

    const again = await move(place);
    expect([again.code, again.err]).toEqual([
      1,
      'Nothing was copied: the target is not empty: its table submission has rows.\n',
    ]);
    const moved = await startTestServer({}, place);
    expect((await moved.post('/api/leads', lead)).status).toBe(201);
    expect(await recordsIn(place)).toHaveLength(622);
  },
);

test('a move beside a running server says that the server must stop, and how to find what it stores meanwhile', async () => {
  const place = await createStorePlace({isEmpty: true});
  const sqlite = {...place, DATABASE_URL: ''};
  const server = await startTestServer({}, sqlite);
  await server.sendLead();
  const store = openTestStore(sqlite);
  // The comparison finds rows that are written during the move.
  await expect
    .poll(() => store.read((db) => db.selectFrom('delivery').select('state').execute()))
    .toEqual([{state: 'delivered'}]);
  await store.close();

  const {code, out, err} = await move(place);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Both stores have the same content.');
  const [, warning = ''] = out.split('WARNING: ');
  expect(warning).toContain('Stop it now.');
  const [, since = ''] = /acknowledges\s+after (\S+Z)/u.exec(warning) ?? [];

  // The check of the locks has not disturbed the server.
  expect((await server.post('/api/leads', {...lead, firstName: 'Late'})).status).toBe(201);
  const [first, late, ...more] = await recordsIn(sqlite);
  expect(more).toEqual([]);
  expect(first?.receivedAt ?? '').toMatch(/Z$/u);
  expect((first?.receivedAt ?? '') < since).toBe(true);
  expect((late?.receivedAt ?? '') > since).toBe(true);
  expect(await recordsIn(place)).toHaveLength(1);

  await server.stop();
  const command = /^ +(DATABASE_URL=.* npm run -s leads -- list)$/mu.exec(warning)?.[1] ?? '';
  const list = await promisify(execFile)('sh', ['-c', command], {
    env: {...bareEnvironment, DATABASE_URL: place.DATABASE_URL},
  });
  expect(list.stdout).toContain('Late');
});

test('a move that fails in the middle leaves the database empty', async () => {
  const place = await createStorePlace({isEmpty: true});
  const sqlite = {...place, DATABASE_URL: ''};
  const server = await startTestServer({}, sqlite);
  await server.sendLead();
  await server.stop();
  // The last table of the copy cannot be written to.
  await openTestStore(place).write((transaction) =>
    transaction.schema
      .alterTable('testimonial')
      .addColumn('more', 'text', (column) => column.notNull())
      .execute(),
  );
  await openTestStore(sqlite).write((transaction) =>
    transaction
      .insertInto('testimonial')
      .values({
        id: 1,
        name: 'M. G.',
        service: 'life',
        rating: 5,
        review: 'Clear.',
        lang: 'en',
        image_url: '',
        source: 'email',
        given_on: '2026-11-03',
        permission: 'email',
        relationship: 'client',
        published_at: null,
      })
      .execute(),
  );
  expect((await move(place)).code).toBe(1);
  const rows = await openTestStore(place).read((db) => db.selectFrom('submission').selectAll().execute());
  expect(rows).toEqual([]);
});
