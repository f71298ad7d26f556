import type {Selectable} from 'kysely';
import type {Store, Transact} from '../storage/store.ts';
import type {TestimonialTable} from '../storage/schema.ts';
import {addEdit, readVersions, type Changed, type EditWrite} from '../edits/edit.store.ts';
import type {TestimonialEntry} from './testimonial-entry.schema.ts';

/** A stored testimonial with the proof of its permission. `published_at` is null for a withdrawn testimonial. */
export type TestimonialRecord = Selectable<TestimonialTable>;

/** Stores the state of a testimonial as its newest version. */
const keepVersion = async (
  transaction: Transact,
  record: TestimonialRecord,
  write: EditWrite & {readonly sameAs?: number},
): Promise<number | Changed> => await addEdit(transaction, placeOf(record.id), JSON.stringify(record), write);

/** Returns whether a text is the number of a testimonial, as commands and addresses name testimonials. */
export const isTestimonialId = (text: string): boolean => /^[1-9]\d{0,8}$/u.test(text);

/** Returns the place of a testimonial's versions. */
export const placeOf = (id: number) => ({kind: 'testimonial', name: String(id)}) as const;

/** Returns the columns of an entry. */
const columnsOf = ({image, date, ...columns}: TestimonialEntry) => ({
  ...columns,
  image_url: image,
  given_on: date,
});

/** Stores and publishes a testimonial in a transaction. Returns its id. */
export const recordTestimonial = async (
  transaction: Transact,
  entry: TestimonialEntry,
  {actor, now}: Pick<EditWrite, 'actor' | 'now'>,
): Promise<number> => {
  const last = await transaction
    .selectFrom('testimonial')
    .select(({fn}) => fn.max('id').as('id'))
    .executeTakeFirst();
  // A number is never used again: withdrawn and erased testimonials keep their rows.
  const id = (last?.id ?? 0) + 1;
  const record = {id, ...columnsOf(entry), published_at: now.toISOString()};
  await transaction.insertInto('testimonial').values(record).execute();
  await keepVersion(transaction, record, {actor, now, version: undefined});
  return id;
};

/**
 * Changes a testimonial in a transaction. A withdrawn testimonial is published again, which requires a new
 * permission; otherwise the outcome is `permission`. Undefined for an unknown id.
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

/** Replaces the stored testimonial and stores the earlier state as a version, in a transaction. */
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

/**
 * Lists every testimonial by id, including withdrawn testimonials, without erased testimonials. Throws
 * StorageUnavailableError.
 */
export const readTestimonials = (store: Pick<Store, 'read'>): Promise<readonly TestimonialRecord[]> =>
  store.read((db) =>
    db.selectFrom('testimonial').selectAll().where('name', '!=', '').orderBy('id').execute(),
  );

/** Reads a testimonial in a transaction. A testimonial from before versions counts as its own first version. */
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
 * Withdraws a testimonial from the site in a transaction; the proof of the permission is kept. Undefined for an
 * unknown or already withdrawn testimonial.
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
