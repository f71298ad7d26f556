import type {Selectable} from 'kysely';
import type {Store, Transact} from '../storage/store.ts';
import type {TestimonialTable} from '../storage/schema.ts';
import {addEdit, readVersions, type Changed, type EditWrite} from '../edits/edit.store.ts';
import type {TestimonialEntry} from './testimonial-entry.schema.ts';

/** A testimonial as it is stored, with the proof of its permission. `published_at` is null for a withdrawn one. */
export type TestimonialRecord = Selectable<TestimonialTable>;

/** Keeps the state of a testimonial as its newest version. */
const keepVersion = async (
  transaction: Transact,
  record: TestimonialRecord,
  write: EditWrite & {readonly sameAs?: number},
): Promise<number | Changed> => await addEdit(transaction, placeOf(record.id), JSON.stringify(record), write);

/** Where the versions of a testimonial are kept. */
export const placeOf = (id: number) => ({kind: 'testimonial', name: String(id)}) as const;

/** The columns that an entry fills. */
const columnsOf = ({image, date, ...said}: TestimonialEntry) => ({...said, image_url: image, given_on: date});

/** Stores and publishes a testimonial, in a transaction. Gives its id. */
export const recordTestimonial = async (
  transaction: Transact,
  entry: TestimonialEntry,
  {actor, now}: Pick<EditWrite, 'actor' | 'now'>,
): Promise<number> => {
  const last = await transaction
    .selectFrom('testimonial')
    .select(({fn}) => fn.max('id').as('id'))
    .executeTakeFirst();
  // Never a number that was used before: withdrawn and erased ones keep their rows.
  const id = (last?.id ?? 0) + 1;
  const record = {id, ...columnsOf(entry), published_at: now.toISOString()};
  await transaction.insertInto('testimonial').values(record).execute();
  await keepVersion(transaction, record, {actor, now, version: undefined});
  return id;
};

/**
 * Changes a testimonial, in a transaction. A withdrawn one is published again, which takes another permission than the withdrawn one: without that the
 * outcome is `permission`. Undefined when there is none with this id.
 */
export const changeTestimonial = async (
  transaction: Transact,
  id: number,
  {entry, write}: {readonly entry: TestimonialEntry; readonly write: EditWrite},
): Promise<number | Changed | 'permission' | undefined> => {
  const record = await readTestimonial(transaction, id, write);
  if (!record) return undefined;
  if (record.published_at === null && record.permission === entry.permission) return 'permission';
  const next = {id, ...columnsOf(entry), published_at: record.published_at ?? write.now.toISOString()};
  return await replace(transaction, next, write);
};

/** Puts a record in the place of the stored one and keeps that as a version, in a transaction. */
export const replace = async (
  transaction: Transact,
  record: TestimonialRecord,
  write: EditWrite & {readonly sameAs?: number},
): Promise<number | Changed> => {
  const version = await keepVersion(transaction, record, write);
  if (version === 'changed') return version;
  await transaction.updateTable('testimonial').set(record).where('id', '=', record.id).execute();
  return version;
};

/** Every testimonial, withdrawn ones included and erased ones not, by id. Throws StorageUnavailableError. */
export const readTestimonials = (store: Pick<Store, 'read'>): Promise<readonly TestimonialRecord[]> =>
  store.read((db) =>
    db.selectFrom('testimonial').selectAll().where('name', '!=', '').orderBy('id').execute(),
  );

/** One of them, in a transaction. What was stored before there were versions is its own first version. */
export const readTestimonial = async (
  transaction: Transact,
  id: number,
  {now}: Pick<EditWrite, 'now'>,
): Promise<TestimonialRecord | undefined> => {
  const record = await transaction
    .selectFrom('testimonial')
    .selectAll()
    .where('id', '=', id)
    .where('name', '!=', '')
    .executeTakeFirst();
  if (record && (await readVersions(transaction, placeOf(id))).length === 0)
    await keepVersion(transaction, record, {actor: '', now, version: 0});
  return record;
};

/**
 * Takes a testimonial off the site, in a transaction; what proves its permission stays on record. Undefined when there is none with this id or
 * it was withdrawn before.
 */
export const withdrawTestimonial = async (
  transaction: Transact,
  id: number,
  write: EditWrite,
): Promise<number | Changed | undefined> => {
  const record = await readTestimonial(transaction, id, write);
  if (!record || record.published_at === null) return undefined;
  return await replace(transaction, {...record, published_at: null}, write);
};
