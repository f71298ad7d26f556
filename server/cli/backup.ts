/** The program behind `npm run backup`: a proven copy of the store, made beside a running server. */
import {makeBackup} from '../backup/make-backup.ts';
import {readSettings} from '../settings/settings.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {UsageError} from './usage-error.ts';

const USAGE = `Usage: npm run backup -- [folder]

Writes a copy of the store that DATABASE_URL or DATA_DIR names into a folder (BACKUP_DIR when none is given), beside a running
server: lamplight-<time>.sqlite, and a .json beside it that says what is in it. The copy is proven before it counts:
its pages, its references, its chain of evidence.

Personal data in it is encrypted, and the keys are not in it: keep a copy of them elsewhere. "npm run restore" puts a
backup back, into SQLite or PostgreSQL, wherever it came from.`;

const backup = async (args: readonly string[], {environment, print}: Terminal): Promise<void> => {
  const [given, ...others] = args;
  if (others.length > 0) throw new UsageError(`"backup" takes one folder, not "${args.join(' ')}".`);
  if (given?.startsWith('-')) throw new UsageError(`"backup" takes no "${given}".`);
  const settings = readSettings(environment);
  const folder = given ?? settings.BACKUP_DIR;
  if (folder === '') throw new UsageError('Which folder? Name one, or set BACKUP_DIR.');
  const {file, manifest} = await makeBackup(settings, folder, new Date());
  for (const {table, rows} of manifest.tables) print(`${table.padEnd(20)}${String(rows).padStart(9)} rows`);
  print(`The chain of evidence ends at ${manifest.chain.seq}:${manifest.chain.hash}`);
  print(`Keys that open it: ${manifest.keys.join(', ') || 'none needed yet'}`);
  print(`${file}, ${manifest.file.bytes} bytes, proven.`);
};

await runCommand(USAGE, backup);
