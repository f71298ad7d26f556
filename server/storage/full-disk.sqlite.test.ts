import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished, test} from 'vitest';
import {lead} from '../testing/submissions.ts';
import {temporaryFolder} from '../testing/temporary-folder.ts';
import {bareEnvironment} from '../testing/bare-environment.ts';

const PROGRAM = fileURLToPath(new URL('../start/main.ts', import.meta.url));

/** Mounts a disk of a few megabytes in memory; undefined where mounting is not allowed. */
const smallDisk = (): string | undefined => {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'lamplight-test', folder], {stdio: 'ignore'});
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return folder;
};

/** Fills a disk except for `free` bytes; returns a function that frees the space again. */
const fill = (disk: string, free = 0): (() => void) => {
  const file = join(disk, 'filler');
  const room = join(disk, 'room');
  writeFileSync(room, Buffer.alloc(free));
  const handle = openSync(file, 'w');
  for (const size of [65_536, 512])
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch {
      // The write failed: the disk is full, so a smaller file is next.
    }
  closeSync(handle);
  rmSync(room);
  return () => rmSync(file);
};

const startOn = async (disk: string) => {
  const distDir = temporaryFolder();
  mkdirSync(join(distDir, 'site'));
  writeFileSync(join(distDir, 'site', 'index.html'), '<p>Bayou</p>');
  const log = join(disk, 'log');
  const handle = openSync(log, 'w');
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...bareEnvironment,
      PORT: '0',
      DEMO_PORT: 'off',
      DATA_DIR: join(disk, 'data'),
      DIST_DIR: distDir,
      RATE_LIMIT: 'off',
      ORIGIN_RATE_LIMIT: 'off',
      DELIVERY_RETRY_SECONDS: '1',
    },
    // The log is on the same disk, as in an installation that nobody has planned for a full disk.
    stdio: ['ignore', handle, handle],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    closeSync(handle);
  });
  const port = await expect
    .poll(() => /"port":(\d+)/u.exec(readFileSync(log, 'utf8'))?.[1])
    .toBeDefined()
    .then(() => /"port":(\d+)/u.exec(readFileSync(log, 'utf8'))?.[1]);
  const origin = `http://localhost:${port}`;
  return {
    child,
    ended,
    log,
    get: async (path: string) => (await fetch(origin + path)).status,
    post: () =>
      fetch(`${origin}/api/leads`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(lead),
      }),
  };
};

test(
  'a full disk refuses submissions and nothing else, and heals when there is room',
  {timeout: 60_000},
  async ({skip}) => {
    const disk = smallDisk();
    if (disk === undefined) {
      console.warn(
        'SKIPPED: a small disk cannot be mounted here (it takes root): the full disk was not tried.',
      );
      return skip();
    }
    const {child, ended, log, get, post} = await startOn(disk);
    expect((await post()).status).toBe(201);
    const makeRoom = fill(disk);
    await expect.poll(() => get('/api/ready'), {timeout: 5_000, interval: 300}).toBe(503);
    for (let count = 0; count < 40; count += 1) {
      const refused = await post();
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([503, true]);
      expect([await get('/'), await get('/api/campaigns'), await get('/api/health')]).toEqual([
        200, 200, 200,
      ]);
    }
    makeRoom();
    await expect.poll(async () => (await post()).status, {timeout: 30_000, interval: 200}).toBe(201);
    await expect.poll(() => get('/api/ready'), {timeout: 5_000, interval: 300}).toBe(200);
    const mails = () => readdirSync(join(disk, 'data', 'mailbox')).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => mails().length).toBe(2);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(readFileSync(log, 'utf8')).toContain('lines of the log were lost');
  },
);

test(
  'a server on an almost full disk is not ready as soon as the server has refused a submission',
  {timeout: 60_000},
  async ({skip}) => {
    const disk = smallDisk();
    if (disk === undefined) {
      console.warn(
        'SKIPPED: a small disk cannot be mounted here (it takes root): the almost full disk was not tried.',
      );
      return skip();
    }
    const {get, post} = await startOn(disk);
    expect((await post()).status).toBe(201);
    expect(await get('/api/ready')).toBe(200);
    const makeRoom = fill(disk, 65_536);
    let refusals = 0;
    for (let count = 0; count < 200 && refusals < 20; count += 1) {
      if ((await post()).status !== 503) continue;
      refusals += 1;
      expect(await get('/api/ready')).toBe(503);
    }
    expect(refusals).toBe(20);
    makeRoom();
    await expect.poll(() => get('/api/ready'), {timeout: 30_000, interval: 300}).toBe(200);
    expect((await post()).status).toBe(201);
  },
);
