import {
  contentOfVersion,
  readVersions,
  undoTarget,
  type Changed,
  type EditWrite,
} from '../edits/edit.store.ts';
import type {Transact} from '../storage/store.ts';
import type {EditTable} from '../storage/tables/edit-tables.ts';
import {placeOf, readTestimonial, replace, type TestimonialRecord} from './testimonial-record.ts';

/**
 * Returns the version of a testimonial that an undo restores; undefined for none. A withdrawn permission cannot be restored, and a
 * testimonial that was added by mistake is withdrawn, not undone.
 */
export const testimonialUndoTarget = (
  versions: readonly EditTable[],
  {published_at: publishedAt}: Pick<TestimonialRecord, 'published_at'>,
): number | undefined => {
  const target = undoTarget(versions);
  return publishedAt === null || target === 0 ? undefined : target;
};

/** Restores the state of a testimonial before its newest version, in a transaction. */
export const undoTestimonial = async (
  transaction: Transact,
  id: number,
  write: EditWrite,
): Promise<number | Changed | 'nothing'> => {
  const record = await readTestimonial(transaction, id, write);
  const versions = await readVersions(transaction, placeOf(id));
  const target = record && testimonialUndoTarget(versions, record);
  if (target === undefined) return 'nothing';
  // This program wrote the value from a row of the table.
  const before = JSON.parse(contentOfVersion(versions, target)) as TestimonialRecord;
  return await replace(transaction, before, {...write, sameAs: target});
};
