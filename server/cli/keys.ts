/** The program behind `npm run keys`: the keys that personal data is encrypted with. */
import {statSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {keptBackups, readManifest} from '../backup/backup-folder.ts';
import {newDataKey} from '../keys/data-key.ts';
import {readKeyFile, replaceKeyFile} from '../keys/key-file.ts';
import {keyFileOf} from '../keys/keys.ts';
import {endsFileOf} from '../keys/ends-file.ts';
import {noteCurrentEnd} from '../evidence/note-ends.ts';
import {keysNeeded} from '../retention/keys-needed.ts';
import {resealAll} from '../retention/reseal.ts';
import {formatUnreadable} from '../retention/unreadable.ts';
import {readSettings, type Settings} from '../settings/settings.ts';
import {CommandError} from './command-error.ts';
import {runCommand, type Terminal} from './run-command.ts';
import {scrubForCommand} from './scrub-for-command.ts';
import {UsageError} from './usage-error.ts';
import {hasStore, withVault} from './vault.ts';

const NOTICED_AFTER_MS = 5_000;

const USAGE = `Usage: npm run keys -- <command>

  list      the keys by their ids, whether something is still encrypted with them, and whether backups in BACKUP_DIR are
  rotate    puts a new key in front and encrypts everything again with it; servers notice within a second and go on
  reseal    encrypts again with the current key what is not: after DATA_KEY was given a new first key
  prune     takes keys out of the key file that nothing is encrypted with any more, nor any backup in BACKUP_DIR

Keys come from DATA_KEY or from the file DATA_KEY_FILE (data.keys under DATA_DIR). Keep a copy of them away from the
backups of the store: without them the names, contacts and messages in it cannot be read by anybody.`;

const keys = async (args: readonly string[], {environment, print}: Terminal): Promise<void> => {
  const [command, ...rest] = args;
  if (rest.length > 0) throw new UsageError(`"${command ?? ''}" takes no "${rest.join(' ')}".`);
  const settings = readSettings(environment);
  if (command !== undefined && ['list', 'rotate', 'reseal', 'prune'].includes(command) && !hasStore(settings))
    throw new CommandError('There is no store yet, and so there are no keys.');
  switch (command) {
    case 'list':
      return await list(settings, print);
    case 'rotate':
      addKey(settings);
      return await reseal(settings, print);
    case 'reseal':
      return await reseal(settings, print);
    case 'prune':
      return await prune(settings, print);
    case undefined:
      throw new UsageError('Which command?');
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
};

type Print = Terminal['print'];

const list = async (settings: Settings, print: Print): Promise<void> => {
  await withVault(settings, async ({store, keyring}) => {
    const used = await store.read(keysNeeded);
    const inBackups = keysOfBackups(settings);
    for (const {id} of keyring.all) {
      const marks = [
        id === keyring.current.id ? '  current' : '',
        used.has(id) ? '  in use' : '',
        inBackups.has(id) ? '  in backups' : '',
      ];
      print(`${id}${marks.join('')}`);
    }
  });
};

const addKey = (settings: Settings): void => {
  const file = ownFile(settings);
  const known = readKeyFile(file);
  if (!known) throw new CommandError(`There is no key file ${file}.`);
  replaceKeyFile(file, [newDataKey(), ...known]);
};

const reseal = async (settings: Settings, print: Print): Promise<void> => {
  await withVault(settings, async (vault) => {
    const {changed, unreadable} = await resealAll(vault);
    print(`${changed} rows are now encrypted with ${vault.keyring.current.id}.`);
    await noteCurrentEnd(vault, endsFileOf(settings), {now: () => new Date()});
    await scrubForCommand(vault.store, {
      done: 'That is done, in the tables.',
      again: 'npm run keys -- reseal',
    });
    if (unreadable.length > 0)
      throw new CommandError(
        `${unreadable.length} rows cannot be read with the keys given, and stay as they are:\n  ${unreadable.map(formatUnreadable).join('\n  ')}`,
      );
  });
};

const prune = async (settings: Settings, print: Print): Promise<void> => {
  const file = ownFile(settings);
  await untilNoticed(file);
  await withVault(settings, async ({store, keyring}) => {
    const used = await store.read(keysNeeded);
    const inBackups = keysOfBackups(settings);
    const isNeeded = (id: string) => id === keyring.current.id || used.has(id) || inBackups.has(id);
    const kept = keyring.all.filter(({id}) => isNeeded(id));
    const taken = keyring.all.filter(({id}) => !isNeeded(id)).map(({id}) => id);
    replaceKeyFile(file, kept);
    print(`${taken.length} keys were taken out, ${kept.length} stay.`);
    for (const {id} of kept)
      if (inBackups.has(id) && !used.has(id) && id !== keyring.current.id)
        print(`${id} stays for the backups in ${settings.BACKUP_DIR}.`);
    if (taken.length > 0)
      print(
        `Taken out: ${taken.join(', ')}. Backups elsewhere that name ${taken.length > 1 ? 'one of them' : 'it'} can no longer be opened.`,
      );
  });
};

// Throws BackupError when one of them does not say: it may need any.
const keysOfBackups = ({BACKUP_DIR}: Settings): ReadonlySet<string> =>
  new Set(BACKUP_DIR === '' ? [] : keptBackups(BACKUP_DIR).flatMap(({file}) => readManifest(file).keys));

// A server that has not noticed the newest key yet may still be encrypting with the one before it.
const untilNoticed = async (file: string): Promise<void> => {
  const changedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const waitMs = changedAt + NOTICED_AFTER_MS - Date.now();
  if (waitMs > 0) await setTimeout(waitMs);
};

const ownFile = (settings: Settings): string => {
  if (settings.DATA_KEY === '') return keyFileOf(settings);
  throw new UsageError(
    'The keys come from DATA_KEY: put a new one in front of it by yourself, restart, then run "reseal". A key that "list" shows neither as in use nor as in backups can be left out.',
  );
};

await runCommand(USAGE, keys);
