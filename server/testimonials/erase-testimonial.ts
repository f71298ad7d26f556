import {addEdit, type Changed, type EditWrite} from '../edits/edit.store.ts';
import type {Transact} from '../storage/store.ts';
import {placeOf, readTestimonial} from './testimonial-record.ts';

/**
 * Erases a testimonial for good, in a transaction: its words, its author and the proof of the permission, in the row and in every version that was kept. The number
 * stays, and who changed it when. Freed pages hold the words until the store is scrubbed, which is the caller's to do. Undefined when there is none with this id.
 */
export const eraseTestimonial = async (
  transaction: Transact,
  id: number,
  write: EditWrite,
): Promise<number | Changed | undefined> => {
  if (!(await readTestimonial(transaction, id, write))) return undefined;
  const place = placeOf(id);
  // First of all: whoever changes the testimonial at this moment adds the same version, and one of the two ends there.
  const version = await addEdit(transaction, place, '', write);
  if (version === 'changed') return version;
  await transaction
    .updateTable('edit')
    .set({content: ''})
    .where('kind', '=', place.kind)
    .where('name', '=', place.name)
    .execute();
  await transaction
    .updateTable('testimonial')
    .set({
      name: '',
      review: '',
      image_url: '',
      source: '',
      permission: '',
      relationship: '',
      published_at: null,
    })
    .where('id', '=', id)
    .execute();
  return version;
};
