/** The program behind `npm run leads`: reads, judges and erases quote requests, messages and saved questionnaires, beside a running server. */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {noteInBackups} from '../backup/note-in-backups.ts';
import type {Head} from '../evidence/chain.ts';
import {verifyChain} from '../evidence/verify-chain.ts';
import {logAccess, readAccessLog} from '../privacy/access-log.ts';
import {eraseSubmission} from '../privacy/erase-submission.ts';
import {personUnderAnyKey} from '../privacy/person.ts';
import {purge} from '../privacy/purge.ts';
import {removeFromMailbox} from '../delivery/mailbox-channel.ts';
import {readSettings, type Settings} from '../settings/settings.ts';
import {listHeld, type Verdict} from '../submission/judge-held.ts';
import {CommandError} from './command-error.ts';
import {formatCsv, formatJson, formatRecord, formatTable} from './format-records.ts';
import {judge} from './held.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {readRecords, type Selection, type SubmissionRecord} from './submission-record.ts';
import {readSavedAnswers} from './saved-results-record.ts';
import {UsageError} from './usage-error.ts';
import {hasStore, withVault, type Vault} from './vault.ts';

const USAGE = `Usage: npm run leads -- <command>

  list [--superseded]           every quote request, message and saved questionnaire, oldest first, one line each
  show <id>                     one of them in full; the beginning of its id is enough
  export --format json|csv      all of them, to the terminal or to a file
         [--out <file>] [--superseded]
  held                          what looks like spam and waits for a look, with its reasons
  release <id>...               no spam: tells the agent, and sends the visitor's receipt
  spam <id>...                  spam: nobody is told of it, and it goes when held ones go (RETENTION_DAYS)
  erase <id>... | --email <address>
                                erases what was said in them; the full id is needed, or the address that everything
                                of one person came from
  verify [--anchor <entry>:<hash>]
                                proves that the evidence of consents is complete and unchanged; an end of the chain that
                                was printed and noted earlier proves that nothing was cut off since
  purge [--dry-run]             erases what has been kept long enough (the server does so every day)
  accesses                      who looked at what, by these commands

Held ones are marked wherever they are listed. Answers that their sender has replaced are left out,
unless --superseded asks for them. The store is the one that DATABASE_URL or DATA_DIR names.`;

// Long enough not to hit another by accident.
const MIN_PREFIX = 4;

async function leads(args: readonly string[], terminal: Terminal): Promise<void> {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: {type: 'string'},
      out: {type: 'string'},
      superseded: {type: 'boolean', default: false},
      email: {type: 'string'},
      anchor: {type: 'string'},
      'dry-run': {type: 'boolean', default: false},
    },
  });
  const [command, ...ids] = positionals;
  if (['list', 'held', 'export', 'verify', 'purge', 'accesses'].includes(command ?? '') && ids.length > 0)
    throw new UsageError(`"${command}" takes no "${ids.join(' ')}".`);
  requireOwnOptions(command, values);
  const settings = readSettings(terminal.environment);
  switch (command) {
    case 'list':
      terminal.print(formatTable(await readAll(settings, 'list', values.superseded)));
      return;
    case 'held':
      await showHeld(settings, terminal);
      return;
    case 'release':
    case 'spam':
      await judgeAll(settings, {ids, verdict: command}, terminal);
      return;
    case 'show':
      terminal.print(formatRecord(await readOne(settings, 'show', ids)));
      return;
    case 'export':
      write(terminal, values.out, await exported(settings, values.format, values.superseded));
      return;
    case 'erase':
      await erase(settings, {ids, email: values.email}, terminal);
      return;
    case 'verify':
      await verify(settings, values.anchor, terminal);
      return;
    case 'purge':
      await purgeOld(settings, values['dry-run'], terminal);
      return;
    case 'accesses':
      await accesses(settings, terminal);
      return;
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}

const OWNERS = {
  format: ['export'],
  out: ['export'],
  superseded: ['list', 'export'],
  email: ['erase'],
  anchor: ['verify'],
  'dry-run': ['purge'],
} as const;

function requireOwnOptions(command: string | undefined, values: Readonly<Record<string, unknown>>): void {
  for (const [option, owners] of Object.entries(OWNERS)) {
    const isGiven = values[option] !== undefined && values[option] !== false;
    if (isGiven && !owners.some((owner) => owner === command))
      throw new UsageError(`--${option} belongs to ${owners.map((owner) => `"${owner}"`).join(' and ')}.`);
  }
}

async function readAll(
  settings: Settings,
  command: string,
  withSuperseded: boolean,
): Promise<readonly SubmissionRecord[]> {
  if (!hasStore(settings)) return [];
  return await withVault(settings, async (vault) => {
    await logAccess(vault.store, {command, submissions: 'all'}, new Date());
    return await read(vault, {withSuperseded});
  });
}

async function showHeld(settings: Settings, {print}: Terminal): Promise<void> {
  const records = hasStore(settings) ? await withVault(settings, readHeld) : [];
  print(records.length === 0 ? 'Nothing is held.' : formatTable(records));
}

async function readHeld(vault: Vault): Promise<readonly SubmissionRecord[]> {
  const waiting = new Set((await listHeld(vault.store)).flatMap(({id, isSpam}) => (isSpam ? [] : [id])));
  if (waiting.size === 0) return [];
  await logAccess(vault.store, {command: 'held', submissions: [...waiting]}, new Date());
  return (await read(vault, {withSuperseded: false})).filter(({id}) => waiting.has(id));
}

async function judgeAll(
  settings: Settings,
  {ids, verdict}: {readonly ids: readonly string[]; readonly verdict: Verdict},
  {print}: Terminal,
): Promise<void> {
  if (ids.length > 0 && !hasStore(settings)) throw new CommandError('Nothing is held yet.');
  const judged = ids.length === 0 ? [] : await withVault(settings, (vault) => judge(vault, ids, verdict));
  if (judged.length === 0) throw new UsageError(`"${verdict}" needs at least one id.`);
  print(`${verdict === 'spam' ? 'Marked as spam' : 'Released'}: ${judged.join(', ')}.`);
}

const read = ({store, keyring}: Vault, selection: Selection): Promise<readonly SubmissionRecord[]> =>
  store.read(async (db) => {
    const records = await readRecords(db, keyring, selection);
    const [only, ...others] = records;
    const saved = await readSavedAnswers(db, keyring, others.length === 0 ? only?.id : undefined);
    return records.map((record) => Object.assign({}, record, saved.get(record.id)));
  });

async function readOne(
  settings: Settings,
  command: string,
  ids: readonly string[],
): Promise<SubmissionRecord> {
  const [idPrefix, ...others] = ids;
  if (idPrefix === undefined || others.length > 0) throw new UsageError('"show" needs one id.');
  if (!/^[0-9a-f-]+$/iu.test(idPrefix) || idPrefix.length < MIN_PREFIX)
    throw new UsageError(`"${idPrefix}" is not an id or the beginning of one.`);
  const none = new CommandError(`There is no quote request or message ${idPrefix}.`);
  if (!hasStore(settings)) throw none;
  return await withVault(settings, async (vault) => {
    const [found, ...more] = await read(vault, {idPrefix: idPrefix.toLowerCase()});
    if (!found) throw none;
    if (more.length > 0) throw new CommandError(`Several ids begin with ${idPrefix}. Give more of it.`);
    await logAccess(vault.store, {command, submissions: [found.id]}, new Date());
    return found;
  });
}

async function exported(
  settings: Settings,
  format: string | undefined,
  withSuperseded: boolean,
): Promise<string> {
  if (format !== 'json' && format !== 'csv')
    throw new UsageError('"export" needs --format json or --format csv.');
  const records = await readAll(settings, `export ${format}`, withSuperseded);
  return format === 'json' ? formatJson(records) : formatCsv(records);
}

function write(terminal: Terminal, file: string | undefined, text: string): void {
  if (file === undefined) terminal.print(text);
  else writeFileSync(file, `${text}\n`, {mode: 0o600});
}

async function erase(
  settings: Settings,
  {ids, email}: {readonly ids: readonly string[]; readonly email: string | undefined},
  terminal: Terminal,
): Promise<void> {
  if ((ids.length === 0) === (email === undefined))
    throw new UsageError('"erase" needs at least one id, or --email and no id.');
  if (!hasStore(settings)) throw new CommandError('There is nothing to erase yet.');
  await withVault(settings, async (vault) => {
    const all = email === undefined ? await fullIds(vault, ids) : await idsOf(vault, email);
    await logAccess(vault.store, {command: 'erase', submissions: all}, new Date());
    const done = new Set<string>();
    for (const id of all) {
      if (done.has(id)) continue;
      const erased = await eraseSubmission(vault, id, {reason: 'request', now: new Date()});
      for (const each of erased) {
        done.add(each);
        await removeFromMailbox(settings.DATA_DIR, each);
      }
      terminal.print(`Erased ${erased.join(', ')}.`);
    }
    const heldUntil = await noteInBackups(settings, [...done], new Date());
    if (heldUntil !== undefined) terminal.print(heldUntil);
  });
}

async function fullIds({store}: Vault, ids: readonly string[]): Promise<readonly string[]> {
  const lower = ids.map((id) => id.toLowerCase());
  for (const [at, id] of lower.entries()) {
    if (!/^[0-9a-f-]+$/u.test(id) || id.length < MIN_PREFIX)
      throw new UsageError(`"${ids[at] ?? ''}" is not an id or the beginning of one.`);
    const [found] = await store.read((db) =>
      db.selectFrom('submission').select('id').where('id', 'like', `${id}%`).limit(1).execute(),
    );
    if (!found) throw new CommandError(`There is no quote request or message ${id}.`);
    if (found.id !== id) throw new UsageError(`"erase" needs the full id: ${found.id}?`);
  }
  return lower;
}

async function idsOf({store, keyring}: Vault, email: string): Promise<readonly string[]> {
  const found = await store.read((db) =>
    db
      .selectFrom('submission')
      .select('id')
      .where('person', 'in', personUnderAnyKey(keyring, email))
      .orderBy('id')
      .execute(),
  );
  if (found.length === 0)
    throw new CommandError('Nothing has come from this address, or it has been erased.');
  return found.map(({id}) => id);
}

async function verify(settings: Settings, anchor: string | undefined, {print}: Terminal): Promise<void> {
  const noted = anchor === undefined ? undefined : readAnchor(anchor);
  if (!hasStore(settings)) return print('There is no evidence yet.');
  const found = await withVault(settings, ({store, keyring}) =>
    store.read((db) => verifyChain(db, keyring, noted)),
  );
  print(
    `${found.entries} entries, ${found.tombstones} of them erased; ${found.consents} consents.\nThe chain ends at ${found.head.seq}:${found.head.hash}`,
  );
  if (found.faults.length > 0)
    throw new CommandError(`The evidence is damaged:\n  ${found.faults.join('\n  ')}`);
  print('The evidence is complete and unchanged.');
}

function readAnchor(text: string): Head {
  const [, seq, hash] = /^(\d{1,9}):([0-9a-f]{64})$/u.exec(text) ?? [];
  if (seq === undefined || hash === undefined)
    throw new UsageError('--anchor is what "verify" printed: the number of an entry, a colon and its hash.');
  return {seq: Number(seq), hash};
}

async function purgeOld(settings: Settings, isDry: boolean, {print}: Terminal): Promise<void> {
  if (!hasStore(settings)) return print('There is nothing to purge yet.');
  const counts = await withVault(settings, (vault) =>
    purge(vault, {retention: settings.RETENTION_DAYS, now: new Date(), isDry}),
  );
  for (const [what, count] of Object.entries(counts)) print(`${what.padEnd(14)}${String(count).padStart(8)}`);
  print(isDry ? 'Nothing was erased: this was a dry run.' : 'Erased.');
}

async function accesses(settings: Settings, {print}: Terminal): Promise<void> {
  if (!hasStore(settings)) return;
  const rows = await withVault(settings, ({store}) => readAccessLog(store));
  for (const {at, actor, command, submissions} of rows) print(`${at}  ${actor}  ${command}  ${submissions}`);
}

await runCommand(USAGE, leads);
