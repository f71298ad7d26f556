import {expect, test} from 'vitest';
import {startDesk} from './testing/signed-in-desk.ts';

// PostgreSQL stores no NUL and refuses the whole statement.
test('a NUL in a mail address, a query or an id is a mistake of the client, on every database', async () => {
  const desk = await startDesk();
  const signIn = (path: string, json: object) =>
    desk.request('nobody', `/sign-in/${path}`, {method: 'POST', json});
  const mail = 'a\0@agency.example';
  expect((await signIn('recovery', {mail, code: 'abcd'})).status).toBe(422);
  expect((await signIn('link', {mail})).status).toBe(422);
  for (const path of ['/inbox?partner=%00', '/report?partner=%00', '/audit?before=a%00'])
    expect([path, (await desk.request('owner', path)).status]).toEqual([path, 400]);
  const ended = await desk.request('owner', '/me/sessions/%00', {method: 'DELETE'});
  expect(ended.status).toBe(400);
  expect((await desk.request('nobody', '/inbox?partner=%00')).status).toBe(401);
});
