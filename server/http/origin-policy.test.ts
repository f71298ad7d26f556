import {expect, test} from 'vitest';
import {problemOf} from '../testing/problem-of.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';

const allowed = (response: Response) => response.headers.get('Access-Control-Allow-Origin');

test.each(['https://evil.example', 'null', 'http://localhost', 'http://localhost:3001.evil.example', ''])(
  'the origin "%s" gets 403 and no CORS header, also before flight',
  async (origin) => {
    const server = await startTestServer();
    const refused = await server.post('/api/leads', lead, {Origin: origin});
    expect(refused.status).toBe(403);
    expect((await problemOf(refused)).code).toBe('origin-refused');
    const preflight = await fetch(`${server.origin}/api/leads`, {
      method: 'OPTIONS',
      headers: {Origin: origin, 'Access-Control-Request-Method': 'POST'},
    });
    expect(preflight.status).toBe(403);
    for (const response of [refused, preflight])
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

test('the demo and configured partners are allowed, without credentials', async () => {
  const server = await startTestServer({PARTNER_ORIGINS: 'https://partner.example'});
  const demo127 = server.demoOrigin.replace('localhost', '127.0.0.1');
  for (const origin of [server.demoOrigin, demo127, 'https://partner.example']) {
    const preflight = await fetch(`${server.origin}/api/leads`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    expect([preflight.status, allowed(preflight)]).toEqual([204, origin]);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type, Idempotency-Key, Authorization, Last-Event-ID',
    );
    const stored = await server.post('/api/leads', lead, {Origin: origin});
    expect([stored.status, allowed(stored)]).toEqual([201, origin]);
    expect(stored.headers.get('Vary')).toContain('Origin');
    expect(stored.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    const refused = await server.post('/api/leads', {}, {Origin: origin});
    expect([refused.status, allowed(refused)]).toEqual([422, origin]);
  }
});

test('HEAD reports whether a page may send, without an error and without a preflight', async () => {
  const server = await startTestServer();
  const ask = (origin: string) =>
    fetch(`${server.origin}/api/leads`, {method: 'HEAD', headers: {Origin: origin}});
  const partner = await ask(server.demoOrigin);
  expect([partner.status, allowed(partner)]).toEqual([204, server.demoOrigin]);
  const stranger = await ask('https://stranger.example');
  expect([stranger.status, allowed(stranger)]).toEqual([403, null]);
});

test('without SITE_ORIGIN the same origin passes by the name of its request, and so does a request without Origin', async () => {
  const server = await startTestServer();
  expect((await server.post('/api/leads', lead, {Origin: server.origin})).status).toBe(201);
  expect((await server.post('/api/leads', lead)).status).toBe(201);
});

test('with SITE_ORIGIN only it is our own, whatever name the request is sent to', async () => {
  const server = await startTestServer({SITE_ORIGIN: 'https://agency.example'});
  expect((await server.post('/api/leads', lead, {Origin: 'https://agency.example'})).status).toBe(201);
  // The request of a page on another host name that leads to this server.
  expect((await server.post('/api/leads', lead, {Origin: server.origin})).status).toBe(403);
});

test("a proxy's headers are trusted only when the proxy is trusted", async () => {
  const forwarded = {
    Origin: 'https://agency.example',
    'X-Forwarded-Host': 'agency.example',
    'X-Forwarded-Proto': 'https',
  };
  const trusting = await startTestServer({TRUST_PROXY: 'loopback'});
  expect((await trusting.post('/api/leads', lead, forwarded)).status).toBe(201);
  const wary = await startTestServer();
  expect((await wary.post('/api/leads', lead, forwarded)).status).toBe(403);
});

test('public data is open to everyone', async () => {
  const server = await startTestServer();
  for (const path of [
    '/api/campaigns',
    '/api/testimonials',
    '/api/health',
    '/api/ready',
    '/api/openapi.json',
  ]) {
    const response = await fetch(server.origin + path, {headers: {Origin: 'https://anyone.example'}});
    expect([path, response.status, allowed(response)]).toEqual([path, 200, '*']);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  }
});
