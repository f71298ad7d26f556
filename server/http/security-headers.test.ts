import {createServer} from 'node:http';
import {expect, onTestFinished, test} from 'vitest';
import express from 'express';
import {setSecurityHeaders} from './security-headers.ts';

const headersFor = async (siteOrigin: string | undefined): Promise<Headers> => {
  const server = createServer(
    express().use(setSecurityHeaders(siteOrigin), (_request, response) => void response.end()),
  );
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return (await fetch(`http://127.0.0.1:${address.port}/`)).headers;
};

test('browsers that have seen the site by https use https for at least a year', async () => {
  const [, age = ''] =
    /^max-age=(\d+)/u.exec(
      (await headersFor('https://agency.example')).get('Strict-Transport-Security') ?? '',
    ) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(365 * 86_400);
});

test('a site without https sends no rule that would lock its visitors out', async () => {
  for (const origin of ['http://localhost:3000', undefined])
    expect((await headersFor(origin)).get('Strict-Transport-Security')).toBeNull();
});

test('no page frames an answer, guesses its type, or learns the address that led here', async () => {
  const headers = await headersFor('https://agency.example');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});
