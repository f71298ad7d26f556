import type {Kysely} from 'kysely';
import {notifyProcesses} from '../storage/notify.ts';
import type {Schema} from '../storage/schema.ts';
import type {Transact} from '../storage/store.ts';
import type {EditTable} from '../storage/tables/edit-tables.ts';

/** A piece of the site that can be edited. */
export type EditPlace = Pick<EditTable, 'kind' | 'name'>;

/** Who edits, when, and which version they saw; undefined for a command, which names no version. */
export type EditWrite = {readonly actor: string; readonly now: Date; readonly version: number | undefined};

/** Somebody else has changed the piece since the version that the writer saw. */
export type Changed = 'changed';

/** Every version of a piece, the newest first. Throws StorageUnavailableError. */
export const readVersions = (db: Kysely<Schema>, {kind, name}: EditPlace): Promise<readonly EditTable[]> =>
  db
    .selectFrom('edit')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute();

/** Adds a version, in a transaction. `content` is JSON. Two writers who saw the same version cannot both add the next. */
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

/** The version that an undo brings back: 0 for the configuration; undefined when the piece is as the configuration has it. */
export const undoTarget = (versions: readonly EditTable[]): number | undefined => {
  const [last] = versions;
  if (!last) return undefined;
  const shown = last.same_as ?? last.version;
  if (shown === 0) return undefined;
  const before = versions.find(({version}) => version === shown - 1);
  // An undo of an undo goes on where the first one led.
  return before?.same_as ?? before?.version ?? 0;
};

/** The content of a version; empty for the configuration. */
export const contentOfVersion = (versions: readonly EditTable[], version: number): string =>
  versions.find((one) => one.version === version)?.content ?? '';

/** Brings back what was before the newest version, as a new version. */
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

/** The newest version of every piece of a kind, by name. */
export const readNewest = async (
  db: Kysely<Schema>,
  kind: EditTable['kind'],
): Promise<ReadonlyMap<string, EditTable>> => {
  const rows = await db.selectFrom('edit').selectAll().where('kind', '=', kind).orderBy('version').execute();
  return new Map(rows.map((row) => [row.name, row]));
};
