/** The program behind `npm run deliveries`: shows what was told to the agent, and has it tried again. */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {type DeliveryRecord, listDeliveries} from '../delivery/list-deliveries.ts';
import {retryDeliveries} from '../delivery/retry-deliveries.ts';
import {readSettings} from '../settings/settings.ts';
import {openStore} from '../start/open-store.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import type {Store} from '../storage/store.ts';
import {CommandError} from './command-error.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {UsageError} from './usage-error.ts';

const USAGE = `Usage: npm run deliveries -- <command>

  list [--all]        what waits, what is held and what was parked after too many failures; with --all what was
                      delivered, too
  show <id>           everything about one event's deliveries; the beginning of its id is enough
  retry <id>          tries one event's deliveries now, those that succeeded once more
  retry --parked      tries everything that was parked

An event's id begins with the id of its quote request or message. A running server takes up a retry within a second.`;

// Long enough not to hit another by accident.
const MIN_PREFIX = 4;

const deliveries = async (args: readonly string[], terminal: Terminal): Promise<void> => {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {all: {type: 'boolean', default: false}, parked: {type: 'boolean', default: false}},
  });
  const [command, ...ids] = positionals;
  if (command === 'list' && ids.length > 0) throw new UsageError(`"list" takes no "${ids.join(' ')}".`);
  if (values.all && command !== 'list') throw new UsageError('--all belongs to "list".');
  if (values.parked && command !== 'retry') throw new UsageError('--parked belongs to "retry".');
  switch (command) {
    case 'list':
      return await withStore(terminal, (store) => list(store, values.all, terminal));
    case 'show':
      return await showOne(prefixOf(command, ids), terminal);
    case 'retry':
      if (values.parked && ids.length > 0) throw new UsageError('"retry" takes an id or --parked, not both.');
      return await retry(values.parked ? 'parked' : {idPrefix: prefixOf(command, ids)}, terminal);
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
};

const withStore = async ({environment}: Terminal, act: (store: Store) => Promise<void>): Promise<void> => {
  const settings = readSettings(environment);
  // Looking must not create a store where there is none.
  if (settings.DATABASE_URL === '' && !existsSync(databaseFile(settings.DATA_DIR)))
    throw new CommandError(`There is no store in ${settings.DATA_DIR} yet.`);
  const store = openStore(settings);
  try {
    await act(store);
  } finally {
    await store.close();
  }
};

const prefixOf = (command: string, ids: readonly string[]): string => {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) throw new UsageError(`"${command}" needs one id.`);
  // No wildcard of SQL is among these characters.
  if (!/^[0-9a-f-]+(?::[a-z.]+)?$/iu.test(id) || id.length < MIN_PREFIX)
    throw new UsageError(`"${id}" is not an id or the beginning of one.`);
  return id.toLowerCase();
};

const list = async (store: Store, withSettled: boolean, {print}: Terminal): Promise<void> => {
  const records = await listDeliveries(store, {withSettled});
  if (records.length === 0)
    return print(withSettled ? 'Nothing yet.' : 'Nothing waits and nothing is parked.');
  const rows = [
    ['RECEIVED', 'STATE', 'CHANNEL', 'TRIED', 'NEXT', 'ID', 'LAST ERROR'],
    ...records.map(columnsOf),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows)
    print(
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};

const columnsOf = (record: DeliveryRecord): readonly string[] => [
  record.createdAt,
  record.state,
  record.channel,
  String(record.attempts),
  record.state === 'pending' ? record.dueAt : '-',
  record.id,
  record.lastError,
];

const showOne = async (idPrefix: string, terminal: Terminal): Promise<void> => {
  await withStore(terminal, async (store) => {
    const all = await listDeliveries(store, {withSettled: true});
    const found = all.filter(({id}) => id.startsWith(idPrefix));
    if (found.length === 0) throw new CommandError(`Nothing is known of ${idPrefix}.`);
    terminal.print(JSON.stringify(found, null, 2));
  });
};

const retry = async (which: Parameters<typeof retryDeliveries>[1], terminal: Terminal): Promise<void> => {
  await withStore(terminal, async (store) => {
    const ids = await retryDeliveries(store, which, new Date());
    if (ids.length === 0)
      throw new CommandError(
        which === 'parked' ? 'Nothing is parked.' : `Nothing to retry for ${which.idPrefix}.`,
      );
    for (const id of ids) terminal.print(`${id} is due now.`);
  });
};

await runCommand(USAGE, deliveries);
