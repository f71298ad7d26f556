import express from 'express';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import {expect, onTestFinished, test} from 'vitest';
import {z} from 'zod';
import type {MemberRole} from '../../../contract/desk.ts';
import {answerErrors} from '../../http/answer-problem.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {createLog} from '../../log/log.ts';
import {bodyOf, queryOf} from './body-of.ts';
import {forRoles, memberOf, noteSession} from './member-of.ts';
import {clearSessionCookie, sessionSecretOf, setSessionCookie} from './session-cookie.ts';
import {setVersion, versionOf} from './version.ts';

const startApp = async (role: MemberRole): Promise<string> => {
  const app = express().set('query parser', false);
  app.use((_request, response, next) => {
    const member = {id: 'm1', mail: 'a@agency.example', name: 'A', role, language: 'en'} as const;
    noteSession(response, {id: 's1', member, createdAt: ''});
    next();
  });
  app.get('/health', forRoles('owner', 'agent'), (request, response) => {
    response.json([memberOf(response).role, queryOf(request).get('page')]);
  });
  app.post('/cookie', (request, response) => {
    setSessionCookie(response, 'new-secret');
    response.send(sessionSecretOf(request));
  });
  app.delete('/cookie', (_request, response) => {
    clearSessionCookie(response);
    response.end();
  });
  app.put('/note', async (request, response) => {
    if (versionOf(request) !== 3) throw new HttpProblem('changed-meanwhile');
    const {text} = await bodyOf(request, z.strictObject({text: z.string()}));
    setVersion(response, 4);
    response.json({text});
  });
  app.use(answerErrors(createLog('silent')));
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  // A listening TCP server has an address with a port.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

test('a role that a route does not name gets 403', async () => {
  expect((await fetch(`${await startApp('assistant')}/health`)).status).toBe(403);
  const answer = await fetch(`${await startApp('agent')}/health?page=2`);
  expect(await answer.json()).toEqual(['agent', '2']);
});

test('a change names the version that it changes', async () => {
  const origin = await startApp('agent');
  const put = (version: string | undefined, body: unknown) =>
    fetch(`${origin}/note`, {
      method: 'PUT',
      headers: {'Content-Type': 'application/json', ...(version === undefined ? {} : {'If-Match': version})},
      body: JSON.stringify(body),
    });
  expect((await put(undefined, {text: 'a'})).status).toBe(428);
  expect((await put('"2"', {text: 'a'})).status).toBe(412);
  const saved = await put('"3"', {text: 'a'});
  expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"4"']);
  expect((await put('"3"', {text: 3})).status).toBe(422);
});

test('the cookie is for this host alone, unseen by scripts, and never sent from another site', async () => {
  const origin = await startApp('agent');
  const given = await fetch(`${origin}/cookie`, {
    method: 'POST',
    headers: {Cookie: 'lamplight-desk=planted; __Host-lamplight-desk=mine; other=1'},
  });
  expect(await given.text()).toBe('mine');
  const [name, ...flags] = (given.headers.get('Set-Cookie') ?? '').split('; ');
  expect(name).toBe('__Host-lamplight-desk=new-secret');
  expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']));
  expect(flags.some((flag) => flag.startsWith('Domain'))).toBe(false);
  const taken = await fetch(`${origin}/cookie`, {method: 'DELETE'});
  expect(taken.headers.get('Set-Cookie')).toMatch(/^__Host-lamplight-desk=;.*Path=\/;.*Secure/u);
});
