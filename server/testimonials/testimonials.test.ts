import {expect, test} from 'vitest';
import {TestimonialListSchema} from '../../contract/public-data.schema.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestStore} from '../testing/test-store.ts';

const review = {
  name: 'M. Rivera',
  service: 'life',
  rating: 5,
  review: 'Patient and clear.',
  lang: 'en',
  image_url: '',
  source: 'email',
  given_on: '2026-11-03',
  permission: 'email of 2026-11-04',
  relationship: 'client since 2021',
} as const;

test('only published testimonials are served, the newest first, without the proof of permission', async () => {
  const {origin, place} = await startTestServer();
  await openTestStore(place).write(async (transaction) => {
    await transaction
      .insertInto('testimonial')
      .values([
        {id: 1, ...review, published_at: '2026-11-05T10:00:00.000Z'},
        {id: 2, ...review, published_at: null},
        {id: 3, ...review, image_url: 'https://a.example/3.jpg', published_at: '2026-11-06T10:00:00.000Z'},
      ])
      .execute();
  });
  const body: unknown = await (await fetch(`${origin}/api/testimonials`)).json();
  const {testimonials} = TestimonialListSchema.parse(body);
  expect(testimonials.map(({id}) => id)).toEqual([3, 1]);
  expect(testimonials[1]).toEqual({
    id: 1,
    name: 'M. Rivera',
    service: 'life',
    rating: 5,
    review: 'Patient and clear.',
    lang: 'en',
    relationship: 'client since 2021',
    source: 'email',
    date: '2026-11-03',
  });
});
