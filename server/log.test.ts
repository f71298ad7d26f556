import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {startMailServer} from './delivery/testing/mail-server.ts';
import {callConsent, contact, lead} from './testing/submissions.ts';
import {temporaryFolder} from './testing/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const CANARY = 'Zzyzxcanary';

// The log goes to the file descriptor itself: only a process of its own shows all of it.
async function startProcess(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: {PATH: process.env['PATH'], PORT: '0', DEMO_PORT: 'off', LOG_LEVEL: 'trace', ...environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, {timeout: 15_000}).toMatch(/Lamplight on http/u);
  const [, origin = ''] = /(http:\/\/localhost:\d+)/u.exec(output) ?? [];
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    return output;
  };
  return {origin, output: () => output, stop};
}

test('the log is lines of JSON in which nothing stands that a visitor, a browser or a mail server has said', async () => {
  const refused: string[] = [];
  const {url} = await startMailServer({
    // As content filters do: the refusal repeats what it did not like.
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
  const said = {phone: '713 555 0199', email: `${CANARY}@mail.example`};
  const context = {page: `https://p.example/${CANARY}`, partner: CANARY, proof: {altcha: CANARY}};
  const complete = {...lead, ...said, firstName: CANARY, lastName: CANARY, consents: [callConsent], context};
  await send('/api/leads', complete);
  await send('/api/contact', {...contact, ...said, name: CANARY, subject: CANARY, message: CANARY});
  await send('/api/leads', {...complete, [CANARY]: CANARY});
  await send('/api/leads', `{"${CANARY}`);
  await send('/api/nothing', {});
  for (let left = 26; left > 0; left -= 1) await send('/api/leads', complete);
  for (const path of ['/withdraw/', '/es/withdraw/']) await fetch(`${origin}${path}${CANARY}.${CANARY}`);
  await expect.poll(() => refused.length, {timeout: 15_000}).toBeGreaterThan(1);
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
