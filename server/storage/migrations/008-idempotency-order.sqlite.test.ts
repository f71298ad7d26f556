import {Migrator, sql} from 'kysely';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../testing/temporary-folder.ts';
import type {IdempotencyTable} from '../tables/submission-tables.ts';
import {openSqlite} from '../sqlite/open.ts';
import * as submissions from './001-submissions.ts';
import * as idempotencyOrder from './008-idempotency-order.ts';

const SUBMISSION = {
  kind: 'lead',
  received_at: '2026-11-21T10:00:00.000Z',
  held_for: '',
  superseded_by: null,
  lang: 'en',
  partner: '',
  page: '',
  widget: '',
  widget_version: '',
  elapsed_ms: null,
  origin: '',
  erased_at: null,
};

const keyRow = (key: string, at: string): IdempotencyTable => ({
  kind: 'lead',
  key,
  submission_id: 'a',
  fingerprint: `of ${key}`,
  state: 'received',
  created_at: at,
});

test('every key of an older store is kept, in the order of their coming, and still once', async () => {
  const db = openSqlite(temporaryFolder());
  const migrations = {'001': submissions, '008': idempotencyOrder};
  const migrator = new Migrator({db, provider: {getMigrations: async () => migrations}});
  expect((await migrator.migrateTo('001')).error).toBeUndefined();
  // A later migration adds the column `person`.
  await sql`insert into submission (${sql.join(Object.keys(SUBMISSION).map((name) => sql.ref(name)))}, id)
    values (${sql.join(Object.values(SUBMISSION))}, 'a')`.execute(db);
  const rows = [keyRow('z', '2026-11-21T10:00:01.000Z'), keyRow('b', '2026-11-21T10:00:02.000Z')];
  await db.insertInto('idempotency').values(rows.toReversed()).execute();
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  // The query names no order: the rows arrive in the order in which they are stored.
  expect(await db.selectFrom('idempotency').selectAll().execute()).toEqual(rows);
  const {rows: plan} = await sql<{
    detail: string;
  }>`explain query plan select * from idempotency where kind = 'lead' and key = 'b'`.execute(db);
  expect(plan.map(({detail}) => detail)).toEqual([expect.stringContaining('(kind=? AND key=?)')]);
  const add = (row: IdempotencyTable) => db.insertInto('idempotency').values(row).execute();
  await expect(add(keyRow('b', '2026-11-21T10:00:03.000Z'))).rejects.toThrow('UNIQUE');
  await expect(add({...keyRow('c', '2026-11-21T10:00:03.000Z'), submission_id: 'nobody'})).rejects.toThrow(
    'FOREIGN KEY',
  );
  await db.destroy();
});
