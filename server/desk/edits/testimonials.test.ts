import {expect, test} from 'vitest';
import type {EditedTestimonial} from '../../../contract/desk-edits.ts';
import {TestimonialListSchema} from '../../../contract/public-data.schema.ts';
import {BAD_TESTIMONIALS, testimonial} from '../../testing/testimonials.ts';
import {runProgram} from '../../testing/run-program.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

const startTestimonials = async () => {
  const desk = await startDesk();
  const send = async (path: string, init: Parameters<typeof desk.request>[2]) => {
    const answer = await desk.request('agent', `/edits/testimonials${path}`, init);
    const body = (await answer.json()) as {
      testimonials?: readonly EditedTestimonial[];
      errors?: readonly {field: string; code: string}[];
      current?: EditedTestimonial;
    };
    return {status: answer.status, one: body.testimonials?.[0], ...body};
  };
  const served = async () => {
    const answer: unknown = await (await fetch(`${desk.origin}/api/testimonials`)).json();
    return TestimonialListSchema.parse(answer).testimonials;
  };
  return {...desk, send, served};
};

test('the desk refuses what the command refuses, with the same field, and stores nothing', async () => {
  const {send, served} = await startTestimonials();
  const left = Object.keys(testimonial).map((field) => [field, {[field]: undefined}, field] as const);
  for (const [name, change, field] of [...BAD_TESTIMONIALS, ...left]) {
    const {status, errors} = await send('', {method: 'POST', json: {...testimonial, ...change}});
    expect([name, status, errors?.map((error) => error.field)]).toEqual([name, 422, [field]]);
  }
  expect(await served()).toEqual([]);
  const empty = {...testimonial, permission: ' ', date: '', rating: '6'};
  expect((await send('', {method: 'POST', json: empty})).errors).toEqual([
    {field: 'rating', code: 'invalid-format'},
    {field: 'date', code: 'required'},
    {field: 'permission', code: 'required'},
  ]);
});

test('a testimonial is published with its permission, changed, undone, and off the site as soon as the permission is withdrawn', async () => {
  const {send, served, request} = await startTestimonials();
  const added = await send('', {method: 'POST', json: testimonial});
  expect(added).toMatchObject({status: 201, one: {id: 1, version: 1, isPublished: true, canUndo: false}});
  const json = {...testimonial, review: 'Patient and clear.'};
  expect((await send('/1', {method: 'PUT', version: 0, json})).current).toMatchObject({version: 1});
  expect(await send('/1', {method: 'PUT', version: 1, json})).toMatchObject({status: 200});
  expect((await served())[0]?.review).toBe('Patient and clear.');
  expect(await send('/1/undo', {method: 'POST', version: 2})).toMatchObject({one: {version: 3}});
  expect((await served())[0]?.review).toBe(testimonial.review);

  expect(await send('/1/withdraw', {method: 'POST', version: 3})).toMatchObject({
    one: {isPublished: false, version: 4, canUndo: false},
  });
  expect(await served()).toEqual([]);
  expect((await send('/1/undo', {method: 'POST', version: 4})).status, 'it stays withdrawn').toBe(404);
  expect((await send('/1/withdraw', {method: 'POST', version: 4})).status).toBe(404);
  expect(await send('/1', {method: 'PUT', version: 4, json})).toMatchObject({
    status: 422,
    errors: [{field: 'permission', code: 'contradicts'}],
  });
  const permitted = {...json, permission: 'letter of 2026-11-20'};
  expect(await send('/1', {method: 'PUT', version: 4, json: permitted})).toMatchObject({status: 200});
  expect(await served()).toHaveLength(1);
  const {entries} = (await (await request('owner', '/audit')).json()) as {
    entries: readonly {what: string; ids: readonly string[]}[];
  };
  expect(entries.map(({what, ids}) => [what, ids.join(' ')])).toEqual([
    ['edit testimonial', '1'],
    ['withdraw testimonial', '1'],
    ['undo testimonial', '1'],
    ['edit testimonial', '1'],
    ['edit testimonial', '1'],
  ]);
});

test('a testimonial of before there were versions keeps its words as the first one', async () => {
  const {send, store} = await startTestimonials();
  const {date: given_on, ...entry} = testimonial;
  const row = {...entry, id: 7, rating: 5, lang: 'en' as const, image_url: '', given_on};
  await store.write(async (transaction) => {
    await transaction
      .insertInto('testimonial')
      .values({...row, published_at: '2026-11-05T10:00:00.000Z'})
      .execute();
  });
  const json = {...testimonial, name: 'M. G.'};
  expect(await send('/7', {method: 'PUT', version: 0, json})).toMatchObject({status: 412});
  // The first read has cached the testimonials.
  expect(await send('/7', {method: 'PUT', version: 1, json})).toMatchObject({one: {version: 2}});
  expect(await send('/7/undo', {method: 'POST', version: 2})).toMatchObject({
    one: {entry: {name: 'Maria G.'}},
  });
});

test('an erased testimonial leaves no word in any version, and cannot be brought back', async () => {
  const {send, served, store, place} = await startTestimonials();
  await send('', {method: 'POST', json: testimonial});
  await send('/1', {method: 'PUT', version: 1, json: {...testimonial, review: 'Patient and clear.'}});
  expect(await runProgram('testimonials.ts', ['erase', '1'], place)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Erased testimonial 1.') as string,
  });
  const expectNoWord = async (): Promise<void> => {
    const kept = JSON.stringify(
      await store.read(async (db) => [
        await db.selectFrom('testimonial').selectAll().execute(),
        await db.selectFrom('edit').selectAll().execute(),
      ]),
    );
    const {name, review, source, permission, relationship} = testimonial;
    for (const word of [name, review, source, permission, relationship, 'Patient and clear'])
      expect(kept).not.toContain(word);
  };
  await expectNoWord();
  expect(await served()).toEqual([]);
  expect((await send('', {})).testimonials).toEqual([]);
  const json = {...testimonial, permission: 'letter of 2026-11-20'};
  expect((await send('/1', {method: 'PUT', version: 3, json})).status).toBe(404);
  expect((await send('/1/undo', {method: 'POST', version: 3})).status).toBe(404);
  expect(await runProgram('testimonials.ts', ['erase', '1'], place)).toMatchObject({code: 1});
  // The desk accepts the same entry.
  expect((await send('', {method: 'POST', json: testimonial})).one).toMatchObject({id: 2});
  expect((await send('/2/erase', {method: 'POST', version: 0})).status).toBe(412);
  expect(await served()).toHaveLength(1);
  expect(await send('/2/erase', {method: 'POST', version: 1})).toMatchObject({status: 200, testimonials: []});
  await expectNoWord();
  expect(await served()).toEqual([]);
  expect((await send('/2/erase', {method: 'POST', version: 2})).status).toBe(404);
  const log = await store.read((db) =>
    db.selectFrom('access_log').select(['command', 'actor']).orderBy('id', 'desc').limit(1).execute(),
  );
  expect(log).toEqual([
    {command: expect.stringContaining('erase testimonial') as string, actor: 'agent@agency.example'},
  ]);
});
