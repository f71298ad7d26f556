/**
 * Starts the server with a correct clock, four years ahead, four years behind, and correct again, each time until its first purge and its
 * first check of the backups: no submission is erased and no backup is deleted. 73 submissions and 12 backups; `--store postgres` on
 * PostgreSQL.
 */
import {copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {backupName} from '../../server/backup/backup-folder.ts';
import {runCommandOn} from '../program/command.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {waitUntil} from '../program/wait.ts';

const PRELOAD = fileURLToPath(new URL('../faults/preload.ts', import.meta.url));
const DAY_MS = 86_400_000;
const FOUR_YEARS_MS = 4 * 366 * DAY_MS;
const SUBMISSIONS = 73;
const BACKUPS = 12;
const PHASES = [
  {name: 'right', error: 0, ends: 'purged'},
  {name: 'four years ahead', error: FOUR_YEARS_MS, ends: 'the purge was withheld'},
  {name: 'four years behind', error: -FOUR_YEARS_MS, ends: 'the purge was withheld'},
  {name: 'right again', error: 0, ends: 'purged'},
] as const;

const clock = async (run: Run): Promise<Findings> => {
  const {say} = run;
  const {place} = await createPlace(run, run.option('store') ?? 'sqlite');
  const base = mkdtempSync(join(tmpdir(), 'lamplight-clock-'));
  run.atEnd(() => rmSync(base, {recursive: true, force: true}));
  const [file, backups] = [join(base, 'clock'), join(base, 'backups')];
  writeFileSync(file, '0');
  const server = await ServerProcess.create(run, {
    environment: {...place, FAULT_CLOCK: file, FAULT_HASTE: '20', BACKUP_DIR: backups, LOG_LEVEL: 'info'},
    nodeOptions: ['--import', PRELOAD],
  });
  const faults: string[] = [];
  const figures: Record<string, number | string> = {};
  for (const [at, {name, error, ends}] of PHASES.entries()) {
    writeFileSync(file, String(error));
    const before = server.log.length;
    await server.start();
    if (at === 0) await send(server.origin);
    const isPast = (words: string) => () => server.log.slice(before).includes(words);
    await waitUntil(isPast(ends), {within: 60_000, what: `the words "${ends}" with a clock that is ${name}`});
    if (error !== 0)
      await waitUntil(isPast('old backups were not deleted'), {
        within: 60_000,
        what: `keeping backups, ${name}`,
      });
    await server.kill('SIGTERM');
    if (at === 0) await makeOlderBackups(place, backups);
    const [kept, left] = [
      await countLeads(place),
      readdirSync(backups).filter((each) => each.endsWith('.sqlite')).length,
    ];
    figures[`submissions after a clock that is ${name}`] = kept;
    figures[`backups after a clock that is ${name}`] = left;
    if (kept !== SUBMISSIONS)
      faults.push(`${SUBMISSIONS - kept} submissions are gone after a clock that is ${name}`);
    if (left < BACKUPS) faults.push(`${BACKUPS - left} backups are gone after a clock that is ${name}`);
    say(`${name}: ${kept} submissions, ${left} backups`);
  }
  return {figures, faults: [...faults, ...server.faults]};
};

const send = async (origin: string): Promise<void> => {
  for (let at = 0; at < SUBMISSIONS; at += 1)
    await fetch(`${origin}/api/leads`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        firstName: 'Ana',
        lastName: 'Ruiz',
        email: `ana${at}@mail.example`,
        phone: '',
        insuranceType: 'life',
      }),
    });
};

// Copies of one backup with the names of the days before.
const makeOlderBackups = async (place: Parameters<typeof runCommandOn>[0], folder: string): Promise<void> => {
  await runCommandOn(place, 'backup', folder);
  const made = readdirSync(folder).find((name) => name.endsWith('.sqlite')) ?? '';
  for (let days = 1; days < BACKUPS; days += 1)
    for (const ending of ['.sqlite', '.json']) {
      const name = backupName(new Date(Date.now() - days * DAY_MS)).replace('.sqlite', ending);
      copyFileSync(join(folder, made.replace('.sqlite', ending)), join(folder, name));
    }
};

const countLeads = async (place: Parameters<typeof runCommandOn>[0]): Promise<number> =>
  (JSON.parse(await runCommandOn(place, 'leads', 'export', '--format', 'json')) as unknown[]).length;

await runProgram({
  name: 'clock',
  proves: 'a clock that is four years ahead, behind, and right again erases nothing and deletes no backup',
  limits: {short: 6 * 60_000, long: 6 * 60_000},
  options: {store: {type: 'string'}},
  run: clock,
});
