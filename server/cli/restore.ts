/** `npm run restore`: restores a backup into an empty place. */
import {Option} from 'commander';
import {restoreBackup} from '../backup/restore-backup.ts';
import {readSettings} from '../settings/settings.ts';
import {openSqliteStore} from '../start/open-store.ts';
import {createProgram, runProgram} from './program.ts';
import {withProgress} from './progress.ts';
import {processTerminal} from './terminal.ts';

const terminal = processTerminal();

type Options = {readonly force?: boolean; readonly check?: boolean};

const restore = async (file: string, {force = false, check = false}: Options): Promise<void> => {
  const {environment, print} = terminal;
  const {manifest, tables, chain, erasedAgain, withdrawnAgain, setAside, purgeWithheld, covered} =
    await withProgress(check ? 'Checking' : 'Restoring', (progress) =>
      restoreBackup(readSettings(environment), file, {
        now: new Date(),
        isForced: force,
        isCheck: check,
        openSqlite: openSqliteStore,
        progress,
      }),
    );
  for (const {table, rows} of tables) print(`${table.padEnd(20)}${String(rows).padStart(9)} rows`);
  print(
    `The backup of ${manifest.createdAt} is complete. The chain of evidence ends at ${chain.seq}:${chain.hash}`,
  );
  if (erasedAgain.length > 0) print(`Erased again: ${erasedAgain.join(', ')}`);
  if (withdrawnAgain.length > 0) print(`Withdrawn again: ${withdrawnAgain.join(', ')}`);
  if (covered > 0)
    print(
      `${covered} entries of the evidence are older than the signatures. A signed checkpoint covers their present state.`,
    );
  for (const fault of manifest.faults ?? []) print(`Fault at the time of the backup: ${fault}`);
  if (purgeWithheld !== undefined)
    print(`Records past their retention period are still there. ${purgeWithheld}`);
  if (setAside !== undefined)
    print(
      `The former store is in ${setAside}. It contains erased and expired records: delete it when you no longer need it.`,
    );
  print(check ? 'Nothing was changed.' : 'Restored. Start the server.');
};

await runProgram(
  createProgram('npm run restore --', {
    summary: 'Restores a backup into the empty DATA_DIR, or into the empty database that DATABASE_URL names.',
    notes: `The keys must be there first: the key file (data.keys in DATA_DIR, or where DATA_KEY_FILE says), or DATA_KEY. The
server must be stopped.

Before anything can be served the backup is proven, what was erased or withdrawn since then is erased or withdrawn
again, and what has been kept long enough is purged. What was delivered to the agent stays delivered; what was
pending is delivered by the server that starts next.`,
    examples: [
      'npm run -s restore -- /backups/lamplight-2026-11-22T03-00-00Z.sqlite --check',
      'npm run -s restore -- /backups/lamplight-2026-11-22T03-00-00Z.sqlite',
    ],
  })
    .argument('<backup>', 'the .sqlite file of a backup')
    .addOption(
      new Option('--force', 'move an existing store in DATA_DIR into a folder beside it').conflicts('check'),
    )
    .option('--check', 'verify the backup and report what a restore would do; change nothing')
    .action(restore),
);
