/**
 * Makes backups beside a server under load, kills the server, and restores each backup into an empty place: it contains everything that was
 * acknowledged before the backup began, once, its chain of evidence verifies, and a server that starts on it serves and delivers pending
 * notifications. Short form 2 backups, long form 25; `--store postgres` backs up a PostgreSQL database.
 */
import {copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {waitUntilDrained} from '../program/check-store.ts';
import {Clients} from '../program/clients.ts';
import {runCommandOn} from '../program/command.ts';
import {Journal} from '../program/journal.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {storedIds} from '../program/stored-ids.ts';
import {waitFor} from '../program/wait.ts';

const CLIENTS = 16;

const restore = async (run: Run): Promise<Findings> => {
  const {random, isLong, say} = run;
  const count = isLong ? 25 : 2;
  const {place} = await createPlace(run, run.option('store') ?? 'sqlite');
  const base = mkdtempSync(join(tmpdir(), 'lamplight-restore-'));
  run.atEnd(() => rmSync(base, {recursive: true, force: true}));
  const server = await ServerProcess.create(run, {environment: place});
  await server.start();
  const journal = new Journal();
  const clients = new Clients({count: CLIENTS, random, journal, origin: () => server.origin, pauseMs: 60});
  clients.start();
  const backups: {readonly folder: string; readonly before: readonly string[]; readonly ms: number}[] = [];
  for (let index = 0; index < count; index += 1) {
    await waitFor(random.between(300, 1_500));
    const before = [...journal.entries()].flatMap(({id}) => (id === undefined ? [] : [id]));
    const folder = join(base, `backup-${index}`);
    const began = Date.now();
    await runCommandOn(place, 'backup', folder);
    backups.push({folder, before, ms: Date.now() - began});
  }
  await clients.stop();
  await server.kill('SIGKILL');

  const faults = [...journal.faults, ...server.faults];
  let missing = 0;
  let later = 0;
  for (const [index, {folder, before}] of backups.entries()) {
    const restored = {DATA_DIR: join(base, `restored-${index}`), DATABASE_URL: ''};
    mkdirSync(restored.DATA_DIR, {mode: 0o700});
    copyFileSync(join(place.DATA_DIR, 'data.keys'), join(restored.DATA_DIR, 'data.keys'));
    const file = readdirSync(folder).find((name) => name.endsWith('.sqlite')) ?? '';
    await runCommandOn(restored, 'restore', join(folder, file));
    await runCommandOn(restored, 'leads', 'verify');
    const ids = await storedIds(restored);
    const known = new Set(ids);
    missing += before.filter((id) => !known.has(id)).length;
    later += ids.length - before.length;
    if (known.size !== ids.length) faults.push(`backup ${index} holds a submission twice`);
    const again = await ServerProcess.create(run, {environment: restored});
    await again.start();
    const newcomers = new Clients({count: 1, random, journal, origin: () => again.origin});
    newcomers.start();
    await waitFor(200);
    await newcomers.stop();
    await waitUntilDrained(restored, 5 * 60_000);
    await again.kill('SIGTERM');
    faults.push(...again.faults);
    say(`backup ${index + 1}: ${ids.length} restored, ${before.length} of them acknowledged before it began`);
  }
  if (missing > 0) faults.push(`${missing} acknowledged before a backup began are not in it`);
  return {
    figures: {
      'backups under load, each restored': count,
      clients: CLIENTS,
      'acknowledged submissions': journal.acknowledged,
      'acknowledged before a backup and not in it': missing,
      'in a backup though later than its beginning': later,
      'duration of a backup, ms': backups.map(({ms}) => ms).join(', '),
    },
    faults,
  };
};

await runProgram({
  name: 'restore',
  proves:
    'a backup made under load holds everything acknowledged before it began, and a server starts on what is restored',
  limits: {short: 4 * 60_000, long: 40 * 60_000},
  options: {store: {type: 'string'}},
  run: restore,
});
