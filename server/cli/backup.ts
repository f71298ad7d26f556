/** `npm run backup`: makes a checked copy of the store beside a running server. */
import {makeBackup} from '../backup/make-backup.ts';
import {readSettings} from '../settings/settings.ts';
import {PartialError} from './partial-error.ts';
import {createProgram, runProgram} from './program.ts';
import {withProgress} from './progress.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';

const terminal = processTerminal();

const backup = async (given: string | undefined): Promise<void> => {
  const {environment, print} = terminal;
  const settings = readSettings(environment);
  const folder = given ?? settings.BACKUP_DIR;
  if (folder === '') throw new UsageError('Which folder? Name one, or set BACKUP_DIR.');
  const {file, manifest} = await withProgress('Backing up', (progress) =>
    makeBackup(settings, folder, new Date(), progress),
  );
  for (const {table, rows} of manifest.tables) print(`${table.padEnd(20)}${String(rows).padStart(9)} rows`);
  print(`The chain of evidence ends at ${manifest.chain.seq}:${manifest.chain.hash}`);
  print(`Keys that open the backup: ${manifest.keys.join(', ') || 'none needed yet'}`);
  print(`${file}, ${manifest.file.bytes} bytes, proven.`);
  if (manifest.faults === undefined) return;
  throw new PartialError(
    `The backup was made. Not all of the store is as it should be:\n  ${manifest.faults.join('\n  ')}`,
  );
};

await runProgram(
  createProgram('npm run backup --', {
    summary: 'Makes a proven copy of the store that DATABASE_URL or DATA_DIR names, beside a running server.',
    notes: `Writes lamplight-<time>.sqlite, and a .json beside it that says what is in the copy. The copy counts only once its
pages, its references and its chain of evidence are proven.

Personal data in it is encrypted, and the keys are not in it: keep a copy of them elsewhere. "npm run restore" puts a
backup back, into SQLite or PostgreSQL, wherever it came from.`,
    examples: ['npm run -s backup -- /backups', 'BACKUP_DIR=/backups npm run -s backup'],
  })
    .argument('[folder]', 'where to; BACKUP_DIR when left out')
    .action(backup),
);
