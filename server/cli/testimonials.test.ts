import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {TestimonialListSchema} from '../../contract/public-data.schema.ts';
import {BAD_TESTIMONIALS, testimonial as complete} from '../testing/testimonials.ts';
import {runProgram} from '../testing/run-program.ts';
import {startTestServer, temporaryFolder} from '../testing/test-server.ts';
import type {StorePlace} from '../testing/test-store.ts';

type Fields = Partial<Record<keyof typeof complete | 'lang' | 'image', string>>;

const add = (fields: Fields): string[] => [
  'add',
  ...Object.entries(fields).flatMap(([name, value]) => [`--${name}`, value]),
];

const run = (place: Partial<StorePlace>, args: readonly string[]) =>
  runProgram('testimonials.ts', args, place);

// Eight programs run in sequence, which takes several seconds on a busy machine.
test(
  'an added testimonial is served by the running server, and no longer once it is withdrawn',
  {timeout: 90_000},
  async () => {
    const {origin, place} = await startTestServer();
    const served = async () =>
      TestimonialListSchema.parse(await (await fetch(`${origin}/api/testimonials`)).json()).testimonials;
    expect(await served()).toEqual([]);
    const picture = {lang: 'es', image: '/pictures/maria.jpg'};
    expect(await run(place, add({...complete, ...picture}))).toMatchObject({
      code: 0,
      out: 'Added testimonial 1.\n',
    });
    await run(place, add(complete));
    const {permission: _permission, rating: _rating, image: _image, ...entry} = {...complete, ...picture};
    expect((await served()).find(({id}) => id === 1)).toEqual({
      id: 1,
      ...entry,
      rating: 5,
      imageUrl: 'http://localhost:3000/pictures/maria.jpg',
    });
    expect((await run(place, ['withdraw', '1'])).code).toBe(0);
    expect((await served()).map(({id}) => id)).toEqual([2]);
    const {out} = await run(place, ['list']);
    expect(out).toContain('1  Maria G., health, 5 of 5, WITHDRAWN');
    expect(out).toContain('permission: email of 2026-11-04');
    expect(await run(place, ['withdraw', '1'])).toMatchObject({code: 1});
    await run(place, add(complete));
    expect((await served()).map(({id}) => id)).toContain(3);
  },
);

test.each(Object.keys(complete))('refuses one without its %s, and names it', async (field) => {
  const {[field as keyof typeof complete]: _left, ...rest} = complete;
  const {code, err} = await run({DATA_DIR: temporaryFolder()}, add(rest));
  expect(code).toBe(2);
  expect(err).toContain(`  --${field} should be`);
  expect(err.match(/^ {2}--/gmu)).toHaveLength(1);
});

test.each(BAD_TESTIMONIALS)('refuses %s', async (_name, change, field) => {
  const {code, err} = await run({DATA_DIR: temporaryFolder()}, add({...complete, ...change}));
  expect(code).toBe(2);
  expect(err).toContain(`--${field} should be`);
});

test('says how it is used when it is called wrongly', {timeout: 90_000}, async () => {
  for (const args of [
    [],
    ['publish'],
    ['list', 'x'],
    ['withdraw'],
    ['withdraw', 'x'],
    ['add', '--unknown'],
  ]) {
    const {code, err} = await run({DATA_DIR: temporaryFolder()}, args);
    expect(code).toBe(2);
    expect(err).toContain('Usage: npm run testimonials');
  }
  expect((await run({DATA_DIR: temporaryFolder()}, ['list'])).out).toBe('There are no testimonials.\n');
});

// An owner who mistypes DATA_DIR must not find an empty store there later.
test('only adding creates a store', async () => {
  const missing = {DATA_DIR: join(temporaryFolder(), 'mistyped')};
  expect(await run(missing, ['list'])).toMatchObject({code: 0, out: 'There are no testimonials.\n'});
  for (const act of ['withdraw', 'erase']) {
    const {code, err} = await run(missing, [act, '3']);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no testimonial 3')]);
  }
  expect(existsSync(missing.DATA_DIR)).toBe(false);
});
