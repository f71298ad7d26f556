/** `npm run deliveries`: lists the deliveries of mails and webhooks, and retries them. */
import {listDeliveries} from '../delivery/list-deliveries.ts';
import {retryDeliveries, type Retried} from '../delivery/retry-deliveries.ts';
import {readSettings} from '../settings/settings.ts';
import type {Store} from '../storage/store.ts';
import {CommandError} from './command-error.ts';
import {MIN_ID_PREFIX} from './leads/id-prefix.ts';
import {cellsOf, DELIVERY_COLUMNS} from './delivery-cells.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {createTable, roomIn} from './table.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';
import {hasStore, withStore} from './vault.ts';

const {environment, print, columns} = processTerminal();

const withDeliveries = async (act: (store: Store) => Promise<void>): Promise<void> => {
  const settings = readSettings(environment);
  // A list must not create a missing store.
  if (!hasStore(settings)) throw new CommandError(`There is no store in ${settings.DATA_DIR} yet.`);
  await withStore(settings, act);
};

const prefixOf = (id: string): string => {
  // None of these characters is a wildcard in SQL.
  if (!/^[0-9a-f-]+(?::[a-z.]+(?::\d+)?)?$/iu.test(id) || id.length < MIN_ID_PREFIX)
    throw new UsageError(`"${id}" is not an id or the beginning of one.`);
  return id.toLowerCase();
};

const list = async (store: Store, withSettled: boolean, isWide: boolean): Promise<void> => {
  const records = await listDeliveries(store, {withSettled});
  if (records.length === 0)
    return print(withSettled ? 'Nothing yet.' : 'Nothing is pending and nothing is parked.');
  const rows = records.map(cellsOf);
  const {head, line} = createTable(DELIVERY_COLUMNS, rows, roomIn(columns, isWide));
  print([head, ...rows.map(line)].join('\n'));
};

const showOne = async (store: Store, idPrefix: string): Promise<void> => {
  const all = await listDeliveries(store, {withSettled: true});
  const found = all.filter(({id}) => id.startsWith(idPrefix));
  if (found.length === 0) throw new CommandError(`No event has the id ${idPrefix}.`);
  print(JSON.stringify(found, undefined, 2));
};

const retry = async (store: Store, which: Exclude<Retried, {readonly id: string}>): Promise<void> => {
  const ids = await retryDeliveries(store, which, new Date());
  if (ids.length === 0)
    throw new CommandError(
      which === 'parked' ? 'Nothing is parked.' : `There is nothing to retry for ${which.idPrefix}.`,
    );
  for (const id of ids) print(`${id} is due now.`);
};

const PREFIX = 'npm run -s deliveries --';

const deliveries = createProgram('npm run deliveries --', {
  summary: 'Shows the deliveries of mails and webhooks, and retries them.',
  notes: "An event's id begins with the id of its quote request or message.",
  examples: [`${PREFIX} list`, `${PREFIX} retry --parked`],
});

addCommand(deliveries, 'list', {
  summary: 'Lists deliveries that are pending, flagged as spam, or parked after too many failures.',
  examples: [`${PREFIX} list --all`],
})
  .option('--all', 'also finished deliveries')
  .option('--wide', 'cut nothing')
  .action(({all = false, wide = false}: {readonly all?: boolean; readonly wide?: boolean}) =>
    withDeliveries((store) => list(store, all, wide)),
  );

addCommand(deliveries, 'show', {
  summary: "Shows everything about one event's deliveries, as JSON.",
  examples: [`${PREFIX} show 01a1fd78-8aa1`],
})
  .argument('<id>', 'the id, or the beginning of the id')
  .action((id: string) => {
    const idPrefix = prefixOf(id);
    return withDeliveries((store) => showOne(store, idPrefix));
  });

addCommand(deliveries, 'retry', {
  summary: 'Makes deliveries due now. A running server starts them within a second.',
  notes: 'With an id, successful deliveries are repeated, too.',
  examples: [`${PREFIX} retry 01a1fd78-8aa1`, `${PREFIX} retry --parked`],
})
  .argument('[id]', "the event's id, or the beginning of its id")
  .option('--parked', 'all parked deliveries')
  .action((id: string | undefined, {parked = false}: {readonly parked?: boolean}) => {
    if ((id === undefined) !== parked) throw new UsageError('"retry" takes an id or --parked.');
    const which = id === undefined ? ('parked' as const) : {idPrefix: prefixOf(id)};
    return withDeliveries((store) => retry(store, which));
  });

await runProgram(deliveries);
