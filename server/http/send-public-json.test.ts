import {request} from 'node:http';
import {brotliDecompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {startTestServer} from '../testing/test-server.ts';

type Answer = {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
};

const read = (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, {headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({status: response.statusCode, headers: response.headers, body: Buffer.concat(parts)}),
      );
    })
      .on('error', reject)
      .end();
  });

test('a phone receives the campaigns compressed, once, and the same list as a client that takes no brotli', async () => {
  const server = await startTestServer();
  const url = `${server.origin}/api/campaigns`;
  const plain = await read(url, {'Accept-Encoding': 'identity'});
  const small = await read(url, {'Accept-Encoding': 'gzip, deflate, br'});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['vary']).toContain('Accept-Encoding');
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['content-type']).toContain('application/json');
  expect(Number(small.headers['content-length'])).toBe(small.body.length);
  expect(small.body.length).toBeLessThan(1_400);
  expect(brotliDecompressSync(small.body).toString()).toBe(plain.body.toString());
  const again = await read(url, {'Accept-Encoding': 'br', 'If-None-Match': String(small.headers['etag'])});
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});
