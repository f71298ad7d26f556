/** The program behind `npm run restore`: puts a backup into an empty place. */
import {parseArgs} from 'node:util';
import {restoreBackup} from '../backup/restore-backup.ts';
import {readSettings} from '../settings/settings.ts';
import {openSqliteStore} from '../start/open-store.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {UsageError} from './usage-error.ts';

const USAGE = `Usage: npm run restore -- <backup.sqlite> [--force | --check]

Puts a backup into the empty DATA_DIR, or the empty database that DATABASE_URL names. The keys must be there first: the key
file (data.keys in DATA_DIR, or where DATA_KEY_FILE says), or DATA_KEY. The server must be stopped.

Before anything can be served the backup is proven, what was erased or withdrawn since it was made is erased or withdrawn
again, and what has been kept long enough goes. What was told to the agent stays told; what waited is told by the server that
starts next.

  --force   a store that is in DATA_DIR already is set aside, in a folder beside it
  --check   proves the backup and says what a restore would do; changes nothing`;

const restore = async (args: readonly string[], {environment, print}: Terminal): Promise<void> => {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {force: {type: 'boolean', default: false}, check: {type: 'boolean', default: false}},
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('"restore" takes one backup.');
  if (values.force && values.check) throw new UsageError('--force and --check do not go together.');
  const {manifest, tables, chain, erasedAgain, withdrawnAgain, setAside} = await restoreBackup(
    readSettings(environment),
    file,
    {
      now: new Date(),
      isForced: values.force,
      isCheck: values.check,
      openSqlite: openSqliteStore,
    },
  );
  for (const {table, rows} of tables) print(`${table.padEnd(20)}${String(rows).padStart(9)} rows`);
  print(
    `The backup of ${manifest.createdAt} is whole. The chain of evidence ends at ${chain.seq}:${chain.hash}`,
  );
  if (erasedAgain.length > 0) print(`Erased again: ${erasedAgain.join(', ')}`);
  if (withdrawnAgain.length > 0) print(`Withdrawn again: ${withdrawnAgain.join(', ')}`);
  if (setAside !== undefined)
    print(
      `The former store is in ${setAside}. It holds what was erased or is too old: delete it when it is of no use any more.`,
    );
  print(values.check ? 'Nothing was changed.' : 'Restored. Start the server.');
};

await runCommand(USAGE, restore);
