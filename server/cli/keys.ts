/** `npm run keys`: manages the keys that encrypt personal data. */
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
import {PartialError} from './partial-error.ts';
import {addCommand, createProgram, runProgram} from './program.ts';
import {withProgress} from './progress.ts';
import {scrubForCommand} from './scrub-for-command.ts';
import {processTerminal} from './terminal.ts';
import {UsageError} from './usage-error.ts';
import {hasStore, withVault} from './vault.ts';

const NOTICED_AFTER_MS = 5_000;

const {environment, print} = processTerminal();

const settingsOfStore = (): Settings => {
  const settings = readSettings(environment);
  if (hasStore(settings)) return settings;
  throw new CommandError('There is no store yet, so there are no keys.');
};

const list = async (settings: Settings): Promise<void> => {
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

const reseal = async (settings: Settings): Promise<void> => {
  await withVault(settings, async (vault) => {
    const {changed, unreadable} = await withProgress('Encrypting again', (progress) =>
      resealAll(vault, progress),
    );
    print(`${changed} rows are now encrypted with ${vault.keyring.current.id}.`);
    await noteCurrentEnd(vault, endsFileOf(settings), {now: () => new Date()});
    await scrubForCommand(vault.store, {
      done: 'The tables are encrypted again.',
      again: 'npm run keys -- reseal',
    });
    if (unreadable.length > 0)
      throw new PartialError(
        `${unreadable.length} rows cannot be read with the given keys, and stay unchanged:\n  ${unreadable.map(formatUnreadable).join('\n  ')}`,
      );
  });
};

const prune = async (settings: Settings): Promise<void> => {
  const file = ownFile(settings);
  await untilNoticed(file);
  await withVault(settings, async ({store, keyring}) => {
    const used = await store.read(keysNeeded);
    const inBackups = keysOfBackups(settings);
    const isNeeded = (id: string) => id === keyring.current.id || used.has(id) || inBackups.has(id);
    const kept = keyring.all.filter(({id}) => isNeeded(id));
    const taken = keyring.all.filter(({id}) => !isNeeded(id)).map(({id}) => id);
    replaceKeyFile(file, kept);
    print(`${taken.length} keys were removed, ${kept.length} stay.`);
    for (const {id} of kept)
      if (inBackups.has(id) && !used.has(id) && id !== keyring.current.id)
        print(`${id} stays for the backups in ${settings.BACKUP_DIR}.`);
    if (taken.length > 0)
      print(
        `Removed: ${taken.join(', ')}. Backups elsewhere that need ${taken.length > 1 ? 'one of these keys' : 'this key'} can no longer be opened.`,
      );
  });
};

// Reads the keys that the backups need. Throws BackupError if a backup does not name its keys, because it may need
// any key.
const keysOfBackups = ({BACKUP_DIR}: Settings): ReadonlySet<string> =>
  new Set(BACKUP_DIR === '' ? [] : keptBackups(BACKUP_DIR).flatMap(({file}) => readManifest(file).keys));

// Waits until servers have noticed the newest key: until then, a server may still encrypt with the previous key.
const untilNoticed = async (file: string): Promise<void> => {
  const changedAt = statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const waitMs = changedAt + NOTICED_AFTER_MS - Date.now();
  if (waitMs > 0) await setTimeout(waitMs);
};

const ownFile = (settings: Settings): string => {
  if (settings.DATA_KEY === '') return keyFileOf(settings);
  throw new UsageError(
    'The keys come from DATA_KEY: put a new key in front yourself, restart, then run "reseal". You can remove a key that "list" shows neither as in use nor as in backups.',
  );
};

const PREFIX = 'npm run -s keys --';

const keys = createProgram('npm run keys --', {
  summary: 'Lists, renews and removes the keys that personal data is encrypted with.',
  notes: `Keys come from DATA_KEY or from the file DATA_KEY_FILE (data.keys under DATA_DIR). Keep a copy of the keys away
from the backups of the store: without the keys nobody can read names, contacts and messages.`,
  examples: [`${PREFIX} list`, `${PREFIX} rotate`],
});

addCommand(keys, 'list', {
  summary:
    'Lists the ids of the keys, and whether data here or in a backup in BACKUP_DIR is encrypted with each key.',
  examples: [`${PREFIX} list`],
}).action(() => list(settingsOfStore()));

addCommand(keys, 'rotate', {
  summary: 'Puts a new key in front of the key file and encrypts everything again with it.',
  notes: 'Running servers use the new key within a second. The old key stays until "prune".',
  examples: [`${PREFIX} rotate`],
}).action(() => {
  const settings = settingsOfStore();
  addKey(settings);
  return reseal(settings);
});

addCommand(keys, 'reseal', {
  summary: 'Encrypts data of former keys with the current key: run this after a new first key in DATA_KEY.',
  examples: [`${PREFIX} reseal`],
}).action(() => reseal(settingsOfStore()));

addCommand(keys, 'prune', {
  summary: 'Removes keys from the key file that neither the store nor a backup in BACKUP_DIR needs.',
  examples: [`BACKUP_DIR=/backups ${PREFIX} prune`],
}).action(() => prune(settingsOfStore()));

await runProgram(keys);
