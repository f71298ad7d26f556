import {addEdit, type Changed, type EditWrite} from '../edits/edit.store.ts';
import type {Transact} from '../storage/store.ts';
import {placeOf, readTestimonial} from './testimonial-record.ts';

/**
 * Erases a testimonial permanently, in a transaction: the words, the author and the proof of the permission, in
 * the row and in every stored version. The number, the authors of changes and their times stay. Freed pages
 * contain the words until the caller scrubs the store. Returns undefined for an unknown id.
 */
export const eraseTestimonial = async (
  transaction: Transact,
  id: number,
  write: EditWrite,
): Promise<number | Changed | undefined> => {
  if (!(await readTestimonial(transaction, id, write))) return undefined;
  const place = placeOf(id);
  // Adds the version first: a concurrent change would add the same version, so one of the two transactions fails
  // here.
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
