import type {Testimonial} from '../../contract/testimonial.ts';
import type {Store} from '../storage/store.ts';

/** Lists the published testimonials, newest first. Throws StorageUnavailableError. */
export const listTestimonials = async (store: Store): Promise<readonly Testimonial[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('testimonial')
      .select([
        'id',
        'name',
        'service',
        'rating',
        'review',
        'lang',
        'relationship',
        'source',
        'given_on',
        'image_url',
      ])
      .where('published_at', 'is not', null)
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({given_on: date, image_url: imageUrl, ...testimonial}) =>
    Object.assign(testimonial, {date}, imageUrl === '' ? {} : {imageUrl}),
  );
};
