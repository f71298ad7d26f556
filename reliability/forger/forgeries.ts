import {sql} from 'kysely';
import {BEGINNING, next} from '../../server/evidence/chain.ts';
import {isSqlite} from '../../server/storage/create-table.ts';
import type {EvidenceTable} from '../../server/storage/tables/evidence-tables.ts';
import type {Transact} from '../../server/storage/store.ts';

/** An edit with write access to the database and without a key. */
export type Forgery = {readonly what: string; readonly edit: (db: Transact) => Promise<void>};

const ENTRY_COLUMNS = [
  'kind',
  'submission_id',
  'position',
  'recorded_at',
  'commitment',
  'sealed',
  'mac',
] as const;
const CONSENT_COLUMNS = [
  'kind',
  'text_version',
  'text_sha256',
  'agreed_at',
  'recorded_at',
  'withdrawn_at',
] as const;
const MOMENT = '2020-01-01T00:00:00.000Z';

const entries = (db: Transact) => db.selectFrom('evidence').selectAll().orderBy('seq').execute();

/** Recalculates every hash and the head, which is possible without a key. */
const rehash = async (db: Transact): Promise<void> => {
  let head = BEGINNING;
  for (const entry of await entries(db)) {
    head = next(head, entry);
    await db.updateTable('evidence').set(head).where('seq', '=', entry.seq).execute();
  }
  await db.updateTable('evidence_head').set(head).execute();
};

const values = (
  rows: readonly Readonly<Record<string, string | number | null>>[],
  column: string,
  own: string | number | null | undefined,
): readonly (string | number)[] => {
  const others = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
  const made = typeof own === 'number' ? [own + 1] : ['', column.endsWith('_at') ? MOMENT : `${own ?? ''}x`];
  return [...new Set([...made, ...others.slice(0, 2)])].filter((value) => value !== own);
};

const ofEntries = (rows: readonly EvidenceTable[]): readonly Forgery[] =>
  rows.flatMap((row) => [
    ...ENTRY_COLUMNS.flatMap((column) =>
      values(rows, column, row[column]).flatMap((value) => {
        const what = `entry ${row.seq} (${row.kind}): ${column} becomes "${String(value).slice(0, 20)}"`;
        const edit = async (db: Transact): Promise<void> => {
          await db
            .updateTable('evidence')
            .set({[column]: value})
            .where('seq', '=', row.seq)
            .execute();
        };
        return [
          {what, edit},
          {what: `${what}, rehashed`, edit: async (db: Transact) => edit(db).then(() => rehash(db))},
        ];
      }),
    ),
    {
      what: `entry ${row.seq} (${row.kind}) is deleted`,
      edit: async (db) => {
        await db.deleteFrom('evidence').where('seq', '=', row.seq).execute();
      },
    },
    {
      what: `entry ${row.seq} (${row.kind}) is deleted with what it proves, and the chain is closed`,
      edit: async (db) => {
        await db.deleteFrom('evidence').where('seq', '=', row.seq).execute();
        await db
          .updateTable('evidence')
          .set((eb) => ({seq: eb('seq', '-', 1_000_000)}))
          .where('seq', '>', row.seq)
          .execute();
        await db
          .updateTable('evidence')
          .set((eb) => ({seq: eb('seq', '+', 999_999)}))
          .where('seq', '<', 0)
          .execute();
        await unprove(db, row);
        await rehash(db);
      },
    },
    {
      what: `entry ${row.seq} (${row.kind}) and all after it are cut off`,
      edit: async (db) => {
        for (const later of rows.filter(({seq}) => seq >= row.seq)) await unprove(db, later);
        await db.deleteFrom('evidence').where('seq', '>=', row.seq).execute();
        await rehash(db);
        if (row.seq === 1) await db.updateTable('evidence_head').set(BEGINNING).execute();
      },
    },
    {
      what: `entry ${row.seq} (${row.kind}) is appended once more`,
      edit: async (db) => {
        await db
          .insertInto('evidence')
          .values({...row, seq: rows.length + 1})
          .execute();
        await rehash(db);
      },
    },
    {
      what: `entry ${row.seq} (${row.kind}) is emptied, an erasure without content is appended`,
      edit: async (db) => {
        await db.updateTable('evidence').set({sealed: ''}).where('seq', '=', row.seq).execute();
        const erasure = {...row, kind: 'erasure', position: 0, sealed: '', seq: rows.length + 1} as const;
        await db.insertInto('evidence').values(erasure).execute();
        await rehash(db);
      },
    },
  ]);

// The rows that an entry proves are deleted together with the entry.
const unprove = async (db: Transact, {kind, submission_id: id, position}: EvidenceTable): Promise<void> => {
  if (kind === 'withdrawal')
    await db.updateTable('consent').set({withdrawn_at: null}).where('submission_id', '=', id).execute();
  if (kind === 'consent')
    await db.deleteFrom('consent').where('submission_id', '=', id).where('position', '=', position).execute();
};

const ofConsents = async (db: Transact): Promise<readonly Forgery[]> => {
  const rows = await db.selectFrom('consent').selectAll().execute();
  return rows.flatMap((row) => {
    const name = `${row.submission_id.slice(0, 8)}:${row.position}`;
    const here = (transaction: Transact) =>
      transaction
        .updateTable('consent')
        .where('submission_id', '=', row.submission_id)
        .where('position', '=', row.position);
    const changed: readonly Forgery[] = CONSENT_COLUMNS.flatMap((column) =>
      [
        ...values(rows, column, row[column]),
        ...(column === 'withdrawn_at' && row.withdrawn_at !== null ? [null] : []),
      ].map((value) => ({
        what: `consent ${name}: ${column} becomes "${String(value).slice(0, 20)}"`,
        edit: async (transaction: Transact) => {
          await here(transaction)
            .set({[column]: value})
            .execute();
        },
      })),
    );
    return changed.concat([
      {
        what: `consent ${name} is deleted`,
        edit: async (transaction: Transact) => {
          await transaction
            .deleteFrom('consent')
            .where('submission_id', '=', row.submission_id)
            .where('position', '=', row.position)
            .execute();
        },
      },
      {
        what: `consent ${name} is given once more, without evidence`,
        edit: async (transaction: Transact) => {
          await transaction
            .insertInto('consent')
            .values({...row, position: row.position + 10})
            .execute();
        },
      },
      {
        what: `consent ${name} is given once more, with a copied entry`,
        edit: async (transaction: Transact) => {
          const all = await entries(transaction);
          const own = all.find(
            ({submission_id: id, position}) => id === row.submission_id && position === row.position,
          );
          if (!own) throw new Error('a consent without an entry');
          await transaction
            .insertInto('consent')
            .values({...row, position: row.position + 10})
            .execute();
          await transaction
            .insertInto('evidence')
            .values({...own, position: row.position + 10, seq: all.length + 1})
            .execute();
          await rehash(transaction);
        },
      },
    ]);
  });
};

const ofTheWhole: readonly Forgery[] = [
  {
    what: 'the head is moved forward',
    edit: async (db) => {
      await db
        .updateTable('evidence_head')
        .set((eb) => ({seq: eb('seq', '+', 1)}))
        .execute();
    },
  },
  {
    what: 'the head has another hash',
    edit: async (db) => {
      await db.updateTable('evidence_head').set({hash: BEGINNING.hash}).execute();
    },
  },
  {
    what: 'everything is emptied and every signature is taken away, as if the store were older than signatures',
    edit: async (db) => {
      await db.updateTable('evidence').set({mac: '', sealed: ''}).execute();
      await db.updateTable('evidence').set({kind: 'erasure'}).where('kind', '=', 'withdrawal').execute();
      await db.updateTable('consent').set({withdrawn_at: null}).execute();
      await rehash(db);
    },
  },
  {
    what: 'every signature is taken away',
    edit: async (db) => {
      await db.updateTable('evidence').set({mac: ''}).execute();
    },
  },
  {
    what: 'everything is deleted',
    edit: async (db) => {
      await db.deleteFrom('evidence').execute();
      await db.deleteFrom('consent').execute();
      await db.updateTable('evidence_head').set(BEGINNING).execute();
    },
  },
  {
    what: 'a trigger is added',
    edit: async (db) => {
      if (isSqlite(db))
        await sql`create trigger forged after insert on submission begin delete from consent; end`.execute(
          db,
        );
      else {
        await sql`create function forged() returns trigger language plpgsql as 'begin return new; end'`.execute(
          db,
        );
        await sql`create trigger forged after insert on submission execute function forged()`.execute(db);
      }
    },
  },
];

/** Lists edits of every kind of row in a store, by name. */
export const forgeriesOf = async (db: Transact): Promise<readonly Forgery[]> => [
  ...ofEntries(await entries(db)),
  ...(await ofConsents(db)),
  ...ofTheWhole,
];
