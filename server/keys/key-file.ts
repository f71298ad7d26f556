import {randomUUID} from 'node:crypto';
import {linkSync, mkdirSync, readFileSync, renameSync, unlinkSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {syncPath, writeDurably} from '../storage/sync-path.ts';
import {keyText, parseDataKey, type DataKey} from './data-key.ts';
import {KeyError} from './key-error.ts';

const HEAD = '# The keys that encrypt names, contacts and messages. Without these keys the data is lost.\n';

// Marks a file that the server has created and that no store has used yet. If a power cut interrupts the first
// start, the next start begins again.
const UNUSED = '# No store has been encrypted with these keys yet.\n';

/** Reads the keys in a file, the current key first; undefined when the file does not exist. Throws KeyError when it is not readable. */
export const readKeyFile = (file: string): readonly DataKey[] | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new KeyError(`the key file ${file} cannot be read`, {cause: error});
  }
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, at) => {
      const key = parseDataKey(line);
      if (!key) throw new KeyError(`key ${at + 1} in ${file} is not 32 bytes in base64`);
      return key;
    });
};

/**
 * Creates a key file that only the owner can read. If another process was faster, that process's file stays. The
 * file is durable when the function returns: nothing may be encrypted with a key that a power cut can remove.
 */
export const createKeyFile = (
  file: string,
  keys: readonly DataKey[],
  {isUnused}: {readonly isUnused: boolean},
): void => {
  mkdirSync(dirname(file), {recursive: true, mode: 0o700});
  const draft = writeDraft(file, keys, isUnused ? HEAD + UNUSED : HEAD);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  syncPath(dirname(file));
};

/** Returns whether a key file was made for a store that has not used it yet. */
export const isUnusedKeyFile = (file: string): boolean => readFileSync(file, 'utf8').includes(UNUSED);

/** Replaces a key file atomically; the new file counts as used. */
export const replaceKeyFile = (file: string, keys: readonly DataKey[]): void => {
  renameSync(writeDraft(file, keys, HEAD), file);
  syncPath(dirname(file));
};

const writeDraft = (file: string, keys: readonly DataKey[], head: string): string => {
  const draft = join(dirname(file), `.keys-${randomUUID()}`);
  writeDurably(draft, 'wx', head + keys.map((key) => `${keyText(key)}\n`).join(''));
  return draft;
};
