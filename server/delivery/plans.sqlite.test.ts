import {sql} from 'kysely';
import {expect, test} from 'vitest';
import {markDispatched} from './dispatch.act.ts';
import {erasedAmong} from './settle.act.ts';
import {openOutbox} from './testing/outbox.ts';

// The size of a full batch: for a few ids, SQLite uses the index of the ids anyway.
const ids = Array.from({length: 50}, (_, index) => `id ${index}`);

test.each([
  ['what is dispatched', markDispatched],
  ['what was erased', erasedAmong],
])('%s is found by its ids, however much else there is in the same state', async (_what, build) => {
  const {store} = await openOutbox();
  const {rows} = await store.write((db) => {
    const {sql: text} = build(db, ids).compile();
    return sql<{detail: string}>`${sql.raw(`explain query plan ${text.replaceAll('?', "'x'")}`)}`.execute(db);
  });
  expect(rows.map(({detail}) => detail)).toEqual([expect.stringContaining('USING PRIMARY KEY (id=?)')]);
});
