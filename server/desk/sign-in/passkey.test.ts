import {expect, test} from 'vitest';
import {createAuthenticator} from '../testing/authenticator.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

type Desk = Awaited<ReturnType<typeof startDesk>>;

const challengeFor = async ({request}: Desk, path: '/sign-in/options' | '/me/passkeys/options') => {
  const answer = await request(path === '/me/passkeys/options' ? 'agent' : 'nobody', path, {method: 'POST'});
  const options = (await answer.json()) as {challenge: string};
  return options.challenge;
};

const startWithPasskey = async () => {
  const desk = await startDesk();
  const authenticator = createAuthenticator();
  const asked = {challenge: await challengeFor(desk, '/me/passkeys/options'), origin: desk.origin};
  const kept = await desk.request('agent', '/me/passkeys', {
    method: 'POST',
    json: authenticator.register(asked),
  });
  expect(kept.status).toBe(201);
  const signIn = async (json: unknown) =>
    await desk.request('nobody', '/sign-in/passkey', {method: 'POST', json});
  return {desk, authenticator, signIn, id: desk.memberIn('agent').id};
};

test('a passkey signs its member in, with a new session each time', async () => {
  const {desk, authenticator, signIn, id} = await startWithPasskey();
  const cookies: string[] = [];
  for (const counter of [0, 0]) {
    const challenge = await challengeFor(desk, '/sign-in/options');
    const answer = await signIn(
      authenticator.signIn({challenge, origin: desk.origin, userHandle: id}, {counter}),
    );
    expect(answer.status).toBe(204);
    cookies.push(answer.headers.get('Set-Cookie')?.split(';')[0] ?? '');
  }
  expect(new Set(cookies).size).toBe(2);
  const me = await desk.request('nobody', '/me', {headers: {Cookie: cookies[1] ?? ''}});
  expect(await me.json()).toMatchObject({id});
});

test('an answer of an authenticator works once, and only for its own request', async () => {
  const {desk, authenticator, signIn, id} = await startWithPasskey();
  const {origin} = desk;
  const ask = async () => ({challenge: await challengeFor(desk, '/sign-in/options'), origin, userHandle: id});

  const used = authenticator.signIn(await ask());
  expect((await signIn(used)).status).toBe(204);
  expect((await signIn(used)).status, 'replayed').toBe(401);

  const expired = await ask();
  await desk.store.write(async (transaction) => {
    await transaction.updateTable('member_challenge').set({expires_at: '2026-01-01T00:00:00.000Z'}).execute();
  });
  const failures: Readonly<Record<string, unknown>> = {
    expired: authenticator.signIn(expired),
    'of our own making': authenticator.signIn({...(await ask()), challenge: 'AAAA'}),
    'from another page': authenticator.signIn({...(await ask()), origin: 'https://evil.example'}),
    'for another host': authenticator.signIn(await ask(), {rpId: 'evil.example'}),
    'without a fingerprint or a PIN': authenticator.signIn(await ask(), {isUnverified: true}),
    'as somebody else': authenticator.signIn({...(await ask()), userHandle: desk.memberIn('owner').id}),
    'by an unknown passkey': createAuthenticator().signIn(await ask()),
    'with the challenge of a registration': authenticator.signIn({
      ...(await ask()),
      challenge: await challengeFor(desk, '/me/passkeys/options'),
    }),
  };
  for (const [fault, json] of Object.entries(failures)) {
    const answer = await signIn(json);
    const {code} = (await answer.json()) as {code: string};
    expect([fault, answer.status, code]).toEqual([fault, 401, 'sign-in-failed']);
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  }
});

test('a counter that goes back is a copy of the passkey, and is refused', async () => {
  const {desk, authenticator, signIn, id} = await startWithPasskey();
  const status = async (counter: number) => {
    const challenge = await challengeFor(desk, '/sign-in/options');
    return (await signIn(authenticator.signIn({challenge, origin: desk.origin, userHandle: id}, {counter})))
      .status;
  };
  expect([await status(7), await status(8), await status(8), await status(3)]).toEqual([204, 204, 401, 401]);
});

test('a new passkey needs an own request, a fingerprint or PIN, and a session that has just begun', async () => {
  const desk = await startDesk();
  const {request, origin, store, memberIn} = desk;
  const keep = async (json: unknown, sender: 'agent' | 'owner' = 'agent') =>
    (await request(sender, '/me/passkeys', {method: 'POST', json})).status;
  const ask = async () => ({challenge: await challengeFor(desk, '/me/passkeys/options'), origin});
  expect(await keep(createAuthenticator().register(await ask(), {isUnverified: true}))).toBe(401);
  expect(await keep(createAuthenticator().register(await ask()), 'owner'), "another member's").toBe(401);
  const once = createAuthenticator().register(await ask());
  expect([await keep(once), await keep(once)]).toEqual([201, 401]);

  await store.write(async (transaction) => {
    await transaction
      .updateTable('member_session')
      .set({created_at: new Date(Date.now() - 31 * 60_000).toISOString()})
      .where('member_id', '=', memberIn('agent').id)
      .execute();
  });
  const late = await request('agent', '/me/passkeys/options', {method: 'POST'});
  expect([late.status, ((await late.json()) as {code: string}).code]).toEqual([403, 'sign-in-again']);
  expect((await request('agent', '/me/recovery-codes', {method: 'POST'})).status).toBe(403);
});
