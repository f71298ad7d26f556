import {expect, test} from 'vitest';
import {PROBLEM_MEDIA_TYPE} from '../../contract/problem.ts';
import {startTestServer} from '../testing/test-server.ts';
import {startDesk} from './testing/signed-in-desk.ts';

test('without a session nothing of the desk answers, whatever the path and the method', async () => {
  const {request} = await startDesk();
  for (const path of ['', '/', '/me', '/nothing', '/me/'])
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await request('nobody', path, {method});
      expect([path, method, answer.status, answer.headers.get('Content-Type')]).toEqual([
        path,
        method,
        401,
        expect.stringContaining(PROBLEM_MEDIA_TYPE),
      ]);
    }
});

test('a session answers with its member, and what does not exist is not found', async () => {
  const {request} = await startDesk();
  const answer = await request('agent', '/me');
  expect(await answer.json()).toMatchObject({mail: 'agent@agency.example', role: 'agent', language: 'en'});
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect((await request('agent', '/nothing')).status).toBe(404);
});

test('a request from another page is refused, session or not', async () => {
  const {request, demoOrigin} = await startDesk();
  const foreign = [
    {Origin: demoOrigin, 'Sec-Fetch-Site': 'cross-site'},
    {Origin: 'null'},
    {'Sec-Fetch-Site': 'same-site'},
    {'Sec-Fetch-Site': 'none'},
  ];
  for (const headers of foreign) {
    const answer = await request('owner', '/me', {method: 'POST', json: {}, headers});
    expect([headers, answer.status]).toEqual([headers, 403]);
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
  }
});

test('with DESK=off there is no desk', async () => {
  const {origin} = await startTestServer({DESK: 'off'});
  for (const path of ['/api/desk/me', '/api/desk']) expect((await fetch(origin + path)).status).toBe(404);
  // The test has no build, so the site answers with the missing page.
  expect((await fetch(`${origin}/desk`)).headers.get('X-Robots-Tag')).toBeNull();
});
