import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {checkSite} from './check-site.ts';

const now = new Date('2026-11-22T12:00:00Z');
const names = {resolve4: (name: string) => Promise.resolve(name === 'www.ruiz.test' ? ['127.0.0.1'] : [])};

const check = async (origin: string, changes: {isSet?: boolean; trustsProxy?: boolean} = {}) =>
  (await checkSite({origin, isSet: true, trustsProxy: true, ...changes}, names, now)).map(
    ({state, text}) => `${state}: ${text}`,
  );

test('names an address without TLS, an address that no name server knows, and missing settings', async () => {
  expect(await check('http://localhost:3000')).toEqual([expect.stringMatching(/^missing: .*SITE_ORIGIN/u)]);
  const unknown = await check('https://nobody.ruiz.test', {isSet: false, trustsProxy: false});
  expect(unknown).toEqual([
    expect.stringMatching(/^missing: SITE_ORIGIN is not set/u),
    expect.stringMatching(/^missing: TRUST_PROXY is not set/u),
    expect.stringMatching(/^missing: nobody\.ruiz\.test has no address/u),
  ]);
});

test('names a server whose certificate no browser would accept', async () => {
  // Without a certificate, the handshake fails as it does with another site's certificate.
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const {port} = server.address() as AddressInfo;
  expect((await check(`https://www.ruiz.test:${port}`)).at(-1)).toMatch(
    /^missing: .*cannot be reached over TLS/u,
  );
});
