/** The program behind `npm run leads`: reads and erases quote requests and contact messages, beside a running server. */
import {existsSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {readSettings, type Settings} from '../settings/settings.ts';
import {openStore} from '../storage/open-store.ts';
import {databaseFile} from '../storage/sqlite/open.ts';
import type {Store} from '../storage/store.ts';
import {CommandError} from './command-error.ts';
import {eraseSubmission} from './erase-submission.ts';
import {formatCsv, formatJson, formatRecord, formatTable} from './format-records.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {readRecords, type Selection, type SubmissionRecord} from './submission-record.ts';
import {UsageError} from './usage-error.ts';

const USAGE = `Usage: npm run leads -- <command>

  list [--superseded]           every quote request and message, oldest first, one line each
  show <id>                     one of them in full; the beginning of its id is enough
  export --format json|csv      all of them, to the terminal or to a file
         [--out <file>] [--superseded]
  erase <id>...                 erases what was said in them; the full id is needed

Held ones look like spam and are marked. Answers that their sender has replaced are left out,
unless --superseded asks for them. The store is the one that DATABASE_URL or DATA_DIR names.`;

// Long enough not to hit another by accident.
const MIN_PREFIX = 4;

async function leads(args: readonly string[], terminal: Terminal): Promise<void> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {format: {type: 'string'}, out: {type: 'string'}, superseded: {type: 'boolean', default: false}},
  });
  const [command, ...ids] = positionals;
  if ((command === 'list' || command === 'export') && ids.length > 0)
    throw new UsageError(`"${command}" takes no "${ids.join(' ')}".`);
  if (command !== 'export' && (values.format !== undefined || values.out !== undefined))
    throw new UsageError('--format and --out belong to "export".');
  const settings = readSettings(terminal.environment);
  switch (command) {
    case 'list':
      terminal.print(formatTable(await read(settings, {withSuperseded: values.superseded})));
      return;
    case 'show':
      terminal.print(formatRecord(await readOne(settings, ids)));
      return;
    case 'export':
      write(terminal, values.out, await exported(settings, values.format, values.superseded));
      return;
    case 'erase':
      await erase(settings, ids, terminal);
      return;
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}

async function read(settings: Settings, selection: Selection): Promise<readonly SubmissionRecord[]> {
  // Looking must not create a store where there is none.
  if (settings.DATABASE_URL === '' && !existsSync(databaseFile(settings.DATA_DIR))) return [];
  return await withStore(settings, (store) => store.read((db) => readRecords(db, selection)));
}

async function withStore<Value>(settings: Settings, act: (store: Store) => Promise<Value>): Promise<Value> {
  const store = openStore(settings);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

async function readOne(settings: Settings, ids: readonly string[]): Promise<SubmissionRecord> {
  const [idPrefix, ...others] = ids;
  if (idPrefix === undefined || others.length > 0) throw new UsageError('"show" needs one id.');
  if (!/^[0-9a-f-]+$/iu.test(idPrefix) || idPrefix.length < MIN_PREFIX)
    throw new UsageError(`"${idPrefix}" is not an id or the beginning of one.`);
  const [found, ...more] = await read(settings, {idPrefix: idPrefix.toLowerCase()});
  if (!found) throw new CommandError(`There is no quote request or message ${idPrefix}.`);
  if (more.length > 0) throw new CommandError(`Several ids begin with ${idPrefix}. Give more of it.`);
  return found;
}

async function exported(
  settings: Settings,
  format: string | undefined,
  withSuperseded: boolean,
): Promise<string> {
  if (format !== 'json' && format !== 'csv')
    throw new UsageError('"export" needs --format json or --format csv.');
  const records = await read(settings, {withSuperseded});
  return format === 'json' ? formatJson(records) : formatCsv(records);
}

function write(terminal: Terminal, file: string | undefined, text: string): void {
  if (file === undefined) terminal.print(text);
  else writeFileSync(file, `${text}\n`, {mode: 0o600});
}

async function erase(settings: Settings, ids: readonly string[], terminal: Terminal): Promise<void> {
  if (ids.length === 0) throw new UsageError('"erase" needs at least one id.');
  for (const id of ids) {
    const found = await readOne(settings, [id]);
    if (found.id !== id.toLowerCase()) throw new UsageError(`"erase" needs the full id: ${found.id}?`);
  }
  await withStore(settings, async (store) => {
    for (const id of ids) {
      const erased = await eraseSubmission(store, id.toLowerCase(), new Date());
      terminal.print(`Erased ${erased.join(', ')}.`);
    }
  });
}

await runCommand(USAGE, leads);
