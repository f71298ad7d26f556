import {randomUUID} from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {keyText, parseDataKey, type DataKey} from './data-key.ts';
import {KeyError} from './key-error.ts';

const HEAD =
  '# The keys that names, contacts and messages are encrypted with. Whoever has lost them has lost those.\n';

/** The keys in a file, the current one first; undefined when there is no such file. Throws KeyError when it is not readable. */
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
 * Creates a key file that only its owner can read; when another process was faster, that one's stands. Durable before it
 * returns: nothing may be encrypted with a key that a power cut can take away.
 */
export const createKeyFile = (file: string, keys: readonly DataKey[]): void => {
  mkdirSync(dirname(file), {recursive: true, mode: 0o700});
  const draft = writeDraft(file, keys);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  sync(dirname(file));
};

/** Replaces a key file as a whole. */
export const replaceKeyFile = (file: string, keys: readonly DataKey[]): void => {
  renameSync(writeDraft(file, keys), file);
  sync(dirname(file));
};

const writeDraft = (file: string, keys: readonly DataKey[]): string => {
  const draft = join(dirname(file), `.keys-${randomUUID()}`);
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, HEAD + keys.map((key) => `${keyText(key)}\n`).join(''));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return draft;
};

const sync = (folder: string): void => {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
