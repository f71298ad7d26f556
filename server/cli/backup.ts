/** `npm run backup`: makes a checked copy of the store beside a running server. */
import {makeBackup} from '../backup/make-backup.ts';
import {readSettings} from '../settings/settings.ts';
import {CommandError} from './command-error.ts';
import {PartialError} from './partial-error.ts';
import {createProgram, runProgram} from './program.ts';
import {withProgress} from './progress.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';
import {hasStore} from './vault.ts';

const terminal = processTerminal();

const backup = async (given: string | undefined): Promise<void> => {
  const {environment, print} = terminal;
  const settings = readSettings(environment);
  const folder = given ?? settings.BACKUP_DIR;
  if (folder === '') throw new UsageError('Name a folder, or set BACKUP_DIR.');
  if (!hasStore(settings)) throw new CommandError(`There is no store in ${settings.DATA_DIR} yet.`);
  const {file, manifest} = await withProgress('Backing up', (progress) =>
    makeBackup(settings, folder, new Date(), progress),
  );
  for (const {table, rows} of manifest.tables) print(`${table.padEnd(20)}${String(rows).padStart(9)} rows`);
  print(`The chain of evidence ends at ${manifest.chain.seq}:${manifest.chain.hash}`);
  print(`Keys of the backup: ${manifest.keys.join(', ') || 'none needed yet'}`);
  print(`${file}, ${manifest.file.bytes} bytes, verified.`);
  if (manifest.faults === undefined) return;
  throw new PartialError(`The backup was made, but the store has faults:\n  ${manifest.faults.join('\n  ')}`);
};

await runProgram(
  createProgram('npm run backup --', {
    summary:
      'Makes a verified copy of the store that DATABASE_URL or DATA_DIR names; the server may be running.',
    notes: `Writes lamplight-<time>.sqlite, and beside the copy a .json that describes it. The copy is valid only after its pages,
its references and its chain of evidence are verified.

Personal data in the copy is encrypted, and the copy has no keys: keep the keys elsewhere. "npm run restore" restores
a backup of either database into SQLite or PostgreSQL.`,
    examples: ['npm run -s backup -- /backups', 'BACKUP_DIR=/backups npm run -s backup'],
  })
    .argument('[folder]', 'the folder of the backups; the default is BACKUP_DIR')
    .action(backup),
);
