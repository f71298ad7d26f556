import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {startMailServer} from '../delivery/testing/mail-server.ts';
import {callConsent, contact, lead} from '../testing/submissions.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {bareEnvironment} from '../testing/bare-environment.ts';

const MAIN = fileURLToPath(new URL('../start/main.ts', import.meta.url));
const CANARY = 'Zzyzxcanary';

// The log goes directly to the file descriptor, so only a separate process shows the whole log.
const startProcess = async (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [MAIN], {
    env: {...bareEnvironment, PORT: '0', DEMO_PORT: 'off', LOG_LEVEL: 'trace', ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output).toMatch(/Lamplight on http/u);
  // The line about the desk also contains the address of the site.
  const [origin = '', demoOrigin = ''] = new Set(output.match(/http:\/\/localhost:\d+/gu) ?? []);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    return output;
  };
  return {origin, demoOrigin, output: () => output, stop};
};

// A build with one file of each kind.
const builtFolder = (): string => {
  const folder = temporaryFolder();
  const names = ['index.html', '404.html', 'es/index.html', 'es/blog/one/index.html', 'robots.txt'];
  const files = [
    ...names.map((name) => `site/${name}`),
    'embed/v1/assets/en-qTjo7UL9.js',
    'embed-demo/index.html',
  ];
  for (const name of [...files, 'embed/v1/assets/en-qTjo7UL9.js.br']) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), name);
  }
  return folder;
};

// `fetch` normalizes paths; this function sends them unchanged.
const ask = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    request({hostname, port, path, headers}, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

const requestsIn = (log: string) =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({msg}) => msg === 'request');

test('the log is lines of JSON without any text from a visitor, a browser or a mail server', async () => {
  const refused: string[] = [];
  const {url} = await startMailServer({
    // Like a content filter, the refusal quotes the refused text.
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        refused.push(CANARY);
        done(
          Object.assign(new Error(`5.7.1 "${CANARY}" of <${CANARY}@mail.example> looks like spam`), {
            responseCode: 554,
          }),
        );
      });
    },
  });
  const {origin, output, stop} = await startProcess({
    DATA_DIR: temporaryFolder(),
    DIST_DIR: temporaryFolder(),
    SMTP_URL: url.href,
    RATE_LIMIT: '24',
    METRICS_PORT: '0',
  });
  const send = (path: string, body: unknown) =>
    fetch(`${origin}${path}?${CANARY}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': CANARY,
        Referer: `https://${CANARY}.example/`,
        'Accept-Language': CANARY,
        Cookie: CANARY,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const reachable = {phone: '713 555 0199', email: `${CANARY}@mail.example`};
  const context = {page: `https://p.example/${CANARY}`, partner: CANARY, proof: {altcha: CANARY}};
  const complete = {
    ...lead,
    ...reachable,
    firstName: CANARY,
    lastName: CANARY,
    consents: [callConsent],
    context,
  };
  await send('/api/leads', complete);
  await send('/api/contact', {...contact, ...reachable, name: CANARY, subject: CANARY, message: CANARY});
  await send('/api/leads', {...complete, [CANARY]: CANARY});
  await send('/api/leads', `{"${CANARY}`);
  await send('/api/nothing', {});
  for (let left = 26; left > 0; left -= 1) await send('/api/leads', complete);
  for (const path of ['/withdraw/', '/es/withdraw/']) await fetch(`${origin}${path}${CANARY}.${CANARY}`);
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await expect.poll(output, {timeout: 5_000}).toContain('not delivered');
  const log = await stop();

  const lines = log.trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter((line) => /zzyzx|555 0199|127\.0\.0\.1|::1/iu.test(line))).toEqual([]);
  const requests = entries.filter(({msg}) => msg === 'request');
  expect(new Set(requests.map(({status}) => status))).toEqual(new Set([201, 400, 403, 404, 422, 429]));
  expect(Object.keys(requests[0] ?? {}).sort()).toEqual(
    ['level', 'method', 'ms', 'msg', 'path', 'requestId', 'status', 'time'].sort(),
  );
  expect(entries.find(({msg}) => msg === 'not delivered')).toMatchObject({
    channel: 'mail',
    outcome: 'retry',
    attempts: 1,
    reason: 'EMESSAGE: the server answered 554 5.7.1',
  });
});

test('an unknown path is not logged, whatever it contains and however it is written', async () => {
  const {origin, demoOrigin, stop} = await startProcess({
    DATA_DIR: temporaryFolder(),
    DIST_DIR: builtFolder(),
    DEMO_PORT: '0',
    RATE_LIMIT: 'off',
  });
  const token = `${CANARY}.${CANARY}`;
  const paths = [
    `/${CANARY}@example.com/x`,
    `/api/leads/${CANARY}`,
    `/api/${CANARY}`,
    `/API/leads/${CANARY}`,
    ...[
      '/withdraw/',
      '/Withdraw/',
      '/es/Withdraw/',
      '/ES/withdraw/',
      '/withdraw//',
      '//withdraw/',
      '/x/withdraw/',
    ].map((before) => before + token),
    `/%77ithdraw/${token}`,
    `/withdraw/${token}/${CANARY}`,
    `/withdraw?${token}`,
    `/withdraw/%ff${token}`,
    `/embed/v1/${CANARY}.js`,
    `/embed/v1/frame/${CANARY}`,
    `/${CANARY}/../robots.txt`,
    `/es/${CANARY}/`,
    `/robots.txt/${CANARY}`,
    `/robots.txt?${CANARY}`,
    `/%ff/${CANARY}`,
    `/%00${CANARY}`,
    `http://${CANARY}.example/${CANARY}`,
    // The name is longer than file systems allow, and the file system's error contains the name.
    `/${CANARY.repeat(30)}.js`,
    `/embed/v1/${CANARY.repeat(30)}.js`,
    `/${CANARY.repeat(500)}`,
  ];
  const headers = {
    'User-Agent': CANARY,
    Referer: `https://${CANARY}.example/`,
    Cookie: CANARY,
    'X-Forwarded-For': CANARY,
    'Accept-Encoding': 'br',
  };
  const statuses = new Set<number | undefined>();
  for (const path of paths) {
    statuses.add(await ask(origin, path, headers));
    statuses.add(await ask(demoOrigin, path, headers));
  }
  const log = await stop();
  expect(log.split('\n').filter((line) => /zzyzx/iu.test(line))).toEqual([]);
  expect(requestsIn(log)).toHaveLength(paths.length);
  expect([...statuses].filter((status) => status === undefined || status >= 500)).toEqual([]);
});

test('known paths are logged, and others under the part of the site that refused them', async () => {
  const {origin, stop} = await startProcess({DATA_DIR: temporaryFolder(), DIST_DIR: builtFolder()});
  const paths = [
    ['/', '/'],
    ['/es', '/es'],
    ['/es/blog/one?a=1', '/es/blog/one'],
    ['/es/blog/one/', '/es/blog/one'],
    ['/robots.txt', '/robots.txt'],
    ['/embed/v1/assets/en-qTjo7UL9.js', '/embed/v1/assets/en-qTjo7UL9.js'],
    ['/api/health', '/api/health'],
    ['/api/leads', '/api/leads'],
    ['/es/withdraw/x', '/withdraw/:token'],
    ['/api/none', '/api/*'],
    ['/embed/v1/none.js', '/embed/v1/*'],
    ['/none', '/*'],
  ] as const;
  for (const [path] of paths) await ask(origin, path, {'Accept-Encoding': 'br'});
  expect(requestsIn(await stop()).map(({path}) => path)).toEqual(paths.map(([, logged]) => logged));
});
