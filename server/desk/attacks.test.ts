import {expect, test} from 'vitest';
import {createLink} from './sign-in/link.store.ts';
import {SESSION_COOKIE} from './request/session-cookie.ts';
import {saveMember} from './member/member.store.ts';
import {startDesk} from './testing/signed-in-desk.ts';

const cookieOf = (answer: Response): string => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';

test('no page but ours can send anything with a session, whatever form the request takes', async () => {
  const {request, demoOrigin, origin} = await startDesk();
  const tries: readonly Readonly<Record<string, string>>[] = [
    {Origin: demoOrigin, 'Sec-Fetch-Site': 'cross-site'},
    {Origin: demoOrigin},
    {Origin: 'null'},
    {Origin: `${origin}.evil.example`},
    {Origin: origin, 'Sec-Fetch-Site': 'same-site'},
    // A browser sends a form without any script or permission.
    {Origin: demoOrigin, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site'},
    {Origin: demoOrigin, 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site'},
  ];
  for (const headers of tries)
    for (const path of ['/me/recovery-codes', '/sign-in/open', '/sign-in/link']) {
      const answer = await request('owner', path, {method: 'POST', json: {mail: 'a@b.example'}, headers});
      expect([path, headers, answer.status]).toEqual([path, headers, 403]);
      expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  const preflight = await fetch(`${origin}/api/desk/me`, {
    method: 'OPTIONS',
    headers: {Origin: demoOrigin, 'Access-Control-Request-Method': 'DELETE'},
  });
  expect(preflight.headers.has('Access-Control-Allow-Origin')).toBe(false);
  const read = await request('owner', '/me', {headers: {Origin: demoOrigin, 'Sec-Fetch-Site': 'cross-site'}});
  expect(read.status).toBe(403);
});

test('a planted session is not the session of the member who signs in', async () => {
  const {request, store, memberIn, headersOf} = await startDesk();
  const planted = headersOf('assistant')['Cookie'] ?? '';
  const token = await createLink(store, memberIn('agent').id, new Date());
  const opened = await request('nobody', '/sign-in/open', {
    method: 'POST',
    json: {token},
    headers: {Cookie: planted},
  });
  expect(opened.status).toBe(204);
  expect(cookieOf(opened)).not.toBe(planted);
  expect((await request('nobody', '/me', {headers: {Cookie: planted}})).status).toBe(401);
  const invented = `${SESSION_COOKIE}=${'A'.repeat(43)}`;
  expect((await request('nobody', '/me', {headers: {Cookie: invented}})).status).toBe(401);
});

test('a session ends when it is idle, when it is old, when it is signed out, and from another device', async () => {
  const {request, store, memberIn} = await startDesk();
  const sessionsOf = async () => {
    const answer = await request('owner', '/me/sessions');
    return ((await answer.json()) as {sessions: readonly {id: string; isCurrent: boolean}[]}).sessions;
  };
  const again = async () => {
    const token = await createLink(store, memberIn('owner').id, new Date());
    return cookieOf(await request('nobody', '/sign-in/open', {method: 'POST', json: {token}}));
  };
  const statusOf = async (cookie: string) =>
    (await request('nobody', '/me', {headers: {Cookie: cookie}})).status;
  const age = async (column: 'seen_at' | 'created_at', hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000).toISOString();
    const open = await sessionsOf();
    const others = open.filter(({isCurrent}) => !isCurrent).map(({id}) => id);
    await store.write(async (transaction) => {
      await transaction
        .updateTable('member_session')
        .set({[column]: at})
        .where('id', 'in', others)
        .execute();
    });
  };
  const idle = await again();
  await age('seen_at', 13);
  const old = await again();
  await age('created_at', 24 * 7 + 1);
  // The session began under a clock that was years ahead, and would stay open until that time.
  const ahead = await again();
  await age('created_at', -24 * 365);
  const elsewhere = await again();
  expect(await Promise.all([idle, old, ahead, elsewhere].map(statusOf))).toEqual([401, 401, 401, 200]);

  const other = (await sessionsOf()).find(({isCurrent}) => !isCurrent);
  const path = `/me/sessions/${other?.id}`;
  expect((await request('agent', path, {method: 'DELETE'})).status, "somebody else's").toBe(404);
  expect((await request('owner', path, {method: 'DELETE'})).status).toBe(204);
  expect(await statusOf(elsewhere)).toBe(401);
  const third = await again();
  expect((await request('owner', '/me/sessions', {method: 'DELETE'})).status).toBe(204);
  expect(await statusOf(third)).toBe(401);
  const [own] = await sessionsOf();
  const out = await request('owner', `/me/sessions/${own?.id}`, {method: 'DELETE'});
  expect(out.headers.get('Set-Cookie')).toContain(`${SESSION_COOKIE}=;`);
  expect((await request('owner', '/me')).status).toBe(401);
});

test('a lowered role counts at once, in a session and a stream that were opened before', async () => {
  const {request, store, memberIn, sendContact} = await startDesk();
  const {id} = await sendContact({message: 'zzprivate words'});
  const read = async () => await (await request('agent', `/people/${id}`)).text();
  const stream = await request('agent', '/events');
  expect(stream.status).toBe(200);
  expect(await read()).toContain('zzprivate');
  const {mail, name, language} = memberIn('agent');
  await saveMember(store, {mail, name, language, role: 'assistant'}, new Date());
  expect(await read()).not.toContain('zzprivate');
  const merge = await request('agent', `/people/${id}/merges`, {method: 'POST', json: {otherId: id}});
  expect([merge.status, (await request('agent', '/edits/hours/undo', {method: 'POST'})).status]).toEqual([
    403, 403,
  ]);
  // The stream checks with each comment, every 15 seconds; the page then opens another one.
  const reader = stream.body?.getReader();
  for (let isOver = false; !isOver;) isOver = (await reader?.read())?.done ?? true;
}, 60_000);

test('a body of another type than JSON is refused also from our own pages, and nobody makes themselves more', async () => {
  const {request, origin} = await startDesk();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ])
    for (const [method, path] of [
      ['PUT', '/me'],
      ['POST', '/inbox/bulk'],
      ['PUT', '/inbox/00000000-0000-7000-8000-000000000000/sharing'],
    ] as const) {
      const answer = await request('owner', path, {
        method,
        json: {language: 'de'},
        headers: {'Content-Type': type},
      });
      expect([path, type, answer.status]).toEqual([path, type, 415]);
    }
  expect(((await (await request('owner', '/me')).json()) as {language: string}).language).toBe('en');
  for (const json of [
    {role: 'owner'},
    {mail: 'owner@agency.example'},
    {id: 'x'},
    {language: 'x'.repeat(10_000)},
    {hasAssistants: true},
  ])
    expect((await request('assistant', '/me', {method: 'PUT', json})).status).toBe(422);
  const big = await request('assistant', '/me', {method: 'PUT', json: {language: 'x'.repeat(3_000_000)}});
  expect(big.status).toBe(413);
  const long = await fetch(`${origin}/api/desk/inbox?q=${'x'.repeat(4_000)}`);
  expect(long.status).toBe(401);
});

test('too many attempts from one network are refused for a while, with any kind of attempt', async () => {
  const {request} = await startDesk();
  const attempt = () => request('nobody', '/sign-in/open', {method: 'POST', json: {token: 'guess'}});
  for (let count = 0; count < 60; count += 1) expect((await attempt()).status).toBe(401);
  const refused = await request('nobody', '/sign-in/options', {method: 'POST'});
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await request('owner', '/me')).status, 'whoever is signed in works on').toBe(200);
});

test('the header of a browser becomes no text of the desk', async () => {
  const {request, store, memberIn} = await startDesk();
  const token = await createLink(store, memberIn('agent').id, new Date());
  const probe = '<img src=x onerror=alert(1)> Chrome/1 Android';
  await request('nobody', '/sign-in/open', {method: 'POST', json: {token}, headers: {'User-Agent': probe}});
  const answer = await request('agent', '/me/sessions');
  const {sessions} = (await answer.json()) as {sessions: readonly {device: string}[]};
  expect(sessions.map(({device}) => device).toSorted()).toEqual(['Chrome · Android', 'Test']);
});
