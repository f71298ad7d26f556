/**
 * Kills a server under load, removes, empties or damages files of its store, and starts the server again: it refuses to begin an empty
 * store, or reports the loss, and with the files back (or a backup restored) every acknowledged submission is stored. SQLite. The short and
 * the long form are the same.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkStore} from '../program/check-store.ts';
import {Clients} from '../program/clients.ts';
import {Journal} from '../program/journal.ts';
import {createPlace} from '../program/place.ts';
import {type Findings, type Run, runProgram} from '../program/program.ts';
import {ServerProcess} from '../program/server-process.ts';
import {waitFor, waitUntil} from '../program/wait.ts';

type Loss = {
  readonly name: string;
  readonly lose: (folder: string) => void;
  /** The error that a start must report; undefined if the server must start. */
  readonly refuses: string | undefined;
};

const database = (folder: string) => join(folder, 'lamplight.sqlite');
const log = (folder: string) => `${database(folder)}-wal`;
const away = (file: string) => renameSync(file, `${file}.away`);

const LOSSES: readonly Loss[] = [
  {name: 'the database', lose: (folder) => away(database(folder)), refuses: 'is missing or empty'},
  {
    name: 'database and log',
    lose: (folder) => [database(folder), log(folder)].filter(existsSync).forEach(away),
    refuses: 'is missing or empty',
  },
  {
    name: 'the content of the database',
    lose: (folder) => {
      copyFileSync(database(folder), `${database(folder)}.away`);
      writeFileSync(database(folder), '');
    },
    refuses: 'is missing or empty',
  },
  {
    name: 'keys and database',
    lose: (folder) => {
      away(join(folder, 'data.keys'));
      away(database(folder));
    },
    refuses: 'is missing or empty',
  },
];

const missingFiles = async (run: Run): Promise<Findings> => {
  const {random, say} = run;
  const {place} = await createPlace(run, 'sqlite');
  const folder = place.DATA_DIR;
  const server = await ServerProcess.create(run, {environment: place});
  const journal = new Journal();
  const faults: string[] = [];
  for (const {name, lose, refuses} of LOSSES) {
    await server.start();
    const clients = new Clients({count: 8, random, journal, origin: () => server.origin, pauseMs: 30});
    clients.start();
    await waitFor(random.between(500, 1_500));
    await clients.stop();
    await server.kill('SIGKILL');
    lose(folder);
    const before = server.log.length;
    const refused = await server.start().then(
      () => false,
      () => true,
    );
    await server.kill('SIGKILL');
    const words = server.log.slice(before);
    if (refuses !== undefined && !(refused && words.includes(refuses)))
      faults.push(`without ${name} the server started, or did not say why not: ${words.slice(-300)}`);
    putBack(folder);
    say(`${name}: ${refused ? 'refused' : 'started'}`);
  }
  server.faults.splice(0);
  const damaged = await damageLog(run, folder);
  if (!damaged) faults.push('no copy of a damaged log was kept');
  const {lost, duplicates, faults: wrong} = await checkStore(place, journal);
  return {
    figures: {
      'files taken away': LOSSES.length,
      'acknowledged submissions': journal.acknowledged,
      'lost with the files back': lost,
      duplicates,
    },
    faults: [...faults, ...wrong, ...journal.faults],
  };
};

const putBack = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.away')))
    renameSync(join(folder, name), join(folder, name.slice(0, -'.away'.length)));
};

// In a copy: what a damaged log loses is lost.
const damageLog = async (run: Run, folder: string): Promise<boolean> => {
  const copy = mkdtempSync(join(tmpdir(), 'lamplight-damaged-'));
  run.atEnd(() => rmSync(copy, {recursive: true, force: true}));
  cpSync(folder, copy, {recursive: true});
  const bytes = readFileSync(log(copy));
  // In the first page of the log: later frames may be left from an earlier round and unused.
  const at = 200;
  bytes[at] = 255 - (bytes[at] ?? 0);
  writeFileSync(log(copy), bytes);
  const server = await ServerProcess.create(run, {environment: {DATA_DIR: copy, DATABASE_URL: ''}});
  await server.start();
  await waitUntil(() => server.log.includes('part of the write-ahead log cannot be recovered'), {
    within: 10_000,
    what: 'saying that the log is damaged',
  });
  await server.kill('SIGTERM');
  return readdirSync(copy).some((name) => name.includes('-wal.kept-'));
};

await runProgram({
  name: 'missing-files',
  proves:
    'a store whose files are gone, emptied or damaged is never taken for an empty one, and nothing is dropped without a word',
  limits: {short: 4 * 60_000, long: 4 * 60_000},
  run: missingFiles,
});
