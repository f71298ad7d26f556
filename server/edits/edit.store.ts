import type {Kysely} from 'kysely';
import {notifyProcesses} from '../storage/notify.ts';
import type {Schema} from '../storage/schema.ts';
import type {Transact} from '../storage/store.ts';
import type {EditTable} from '../storage/tables/edit-tables.ts';

/** A piece of the site that can be edited. */
export type EditPlace = Pick<EditTable, 'kind' | 'name'>;

/** The author of an edit, the time, and the version that the author saw; undefined for a command, which names no version. */
export type EditWrite = {readonly actor: string; readonly now: Date; readonly version: number | undefined};

/** Another author has changed the entry since the version that this author saw. */
export type Changed = 'changed';

/** Lists the versions of an entry, newest first. Throws StorageUnavailableError. */
export const readVersions = (db: Kysely<Schema>, {kind, name}: EditPlace): Promise<readonly EditTable[]> =>
  db
    .selectFrom('edit')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute();

/**
 * Adds a version in a transaction. `content` is JSON. If two authors have seen the same version, one of them gets
 * a conflict.
 */
export const addEdit = async (
  transaction: Transact,
  place: EditPlace,
  content: string,
  {actor, now, version, sameAs = null}: EditWrite & {readonly sameAs?: number | null},
): Promise<number | Changed> => {
  const [last] = await readVersions(transaction, place);
  const current = last?.version ?? 0;
  if (version !== undefined && version !== current) return 'changed';
  const row = {...place, version: current + 1, content, same_as: sameAs, at: now.toISOString(), actor};
  const {numInsertedOrUpdatedRows: added} = await transaction
    .insertInto('edit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added !== 1n) return 'changed';
  await notifyProcesses(transaction, 'edit');
  return row.version;
};

/** Returns the version that an undo restores: 0 for the configuration; undefined when the configuration is already in force. */
export const undoTarget = (versions: readonly EditTable[]): number | undefined => {
  const [last] = versions;
  if (!last) return undefined;
  const shown = last.same_as ?? last.version;
  if (shown === 0) return undefined;
  const before = versions.find(({version}) => version === shown - 1);
  // An undo of an undo continues from the restored version.
  return before?.same_as ?? before?.version ?? 0;
};

/** Returns the content of a version; empty for the configuration. */
export const contentOfVersion = (versions: readonly EditTable[], version: number): string =>
  versions.find((one) => one.version === version)?.content ?? '';

/** Restores the content before the newest version as a new version. */
export const undoEdit = async (
  transaction: Transact,
  place: EditPlace,
  write: EditWrite,
): Promise<number | Changed | 'nothing'> => {
  const versions = await readVersions(transaction, place);
  const target = undoTarget(versions);
  if (target === undefined) return 'nothing';
  return await addEdit(transaction, place, contentOfVersion(versions, target), {...write, sameAs: target});
};

/** Reads the newest version of every entry of a kind, by name. */
export const readNewest = async (
  db: Kysely<Schema>,
  kind: EditTable['kind'],
): Promise<ReadonlyMap<string, EditTable>> => {
  const rows = await db.selectFrom('edit').selectAll().where('kind', '=', kind).orderBy('version').execute();
  return new Map(rows.map((row) => [row.name, row]));
};
