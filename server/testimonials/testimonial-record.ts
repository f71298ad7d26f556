import type {Selectable} from 'kysely';
import type {Store} from '../storage/store.ts';
import type {TestimonialTable} from '../storage/schema.ts';
import type {TestimonialEntry} from './testimonial-entry.schema.ts';

/** A testimonial as it is stored, with the proof of its permission. `published_at` is null for a withdrawn one. */
export type TestimonialRecord = Selectable<TestimonialTable>;

/** Stores and publishes a testimonial. Answers with its id. Throws StorageUnavailableError. */
export const recordTestimonial = (store: Store, entry: TestimonialEntry, now: Date): Promise<number> =>
  store.write(async (transaction) => {
    const last = await transaction
      .selectFrom('testimonial')
      .select(({fn}) => fn.max('id').as('id'))
      .executeTakeFirst();
    // Never a number that was used before: withdrawn ones keep their rows.
    const id = (last?.id ?? 0) + 1;
    const {image, date, ...said} = entry;
    await transaction
      .insertInto('testimonial')
      .values({id, ...said, image_url: image, given_on: date, published_at: now.toISOString()})
      .execute();
    return id;
  });

/** Every testimonial, withdrawn ones included, by id. Throws StorageUnavailableError. */
export const readTestimonials = (store: Store): Promise<readonly TestimonialRecord[]> =>
  store.read((db) => db.selectFrom('testimonial').selectAll().orderBy('id').execute());

/**
 * Takes a testimonial off the site; what proves its permission stays on record. False when there is none with this id or
 * it was withdrawn before. Throws StorageUnavailableError.
 */
export const withdrawTestimonial = (store: Store, id: number): Promise<boolean> =>
  store.write(async (transaction) => {
    const {numUpdatedRows} = await transaction
      .updateTable('testimonial')
      .set({published_at: null})
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
