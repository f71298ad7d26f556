import {mkdirSync, readFileSync, renameSync} from 'node:fs';
import {dirname} from 'node:path';
import {z} from 'zod';
import type {Keyring} from '../keys/keyring.ts';
import {syncPath, writeDurably} from '../storage/sync-path.ts';
import {faultOfSignature, sign} from './signature.ts';
import type {NotedEnd} from './verify-chain.ts';

// Only the last line counts; the earlier lines are a history of the chain's length.
const MOST_BYTES = 1_048_576;

const LineSchema = z.object({
  seq: z.number().int(),
  hash: z.string(),
  checkpoint: z.number().int(),
  at: z.string(),
  mac: z.string(),
});

/** The recorded end differs from the end that this server wrote. */
export class NotedEndError extends Error {
  override readonly name = 'NotedEndError';
  readonly code = 'noted-end';
}

/** An end in the file. */
export type Noted = Required<NotedEnd> & {readonly mac: string};

/**
 * Reads the last recorded end; undefined if there is none. A line that a power cut has left incomplete does not
 * count. Throws NotedEndError when no known key has signed the last line.
 */
export const readNotedEnd = (file: string, keyring: Keyring): Noted | undefined => {
  const last = linesOf(file)
    .toReversed()
    .map((line) => LineSchema.safeParse(parsedJson(line)).data)
    .find((line) => line !== undefined);
  if (!last) return undefined;
  const {seq, hash, checkpoint, at, mac} = last;
  const fault = faultOfSignature(keyring, mac, ...signedTexts({seq, hash, checkpoint, at}));
  if (fault !== undefined) throw new NotedEndError(`the end of the evidence that ${file} notes ${fault}`);
  return {seq, hash, checkpoint, mac};
};

/** Records an end durably. Throws the system's error. */
export const noteEnd = (
  file: string,
  keyring: Keyring,
  {end, now}: {readonly end: Required<NotedEnd>; readonly now: Date},
): Noted => {
  const {seq, hash, checkpoint} = end;
  const line = {seq, hash, checkpoint, at: now.toISOString()};
  const mac = sign(keyring.current.chain, ...signedTexts(line));
  const text = `${JSON.stringify({...line, mac})}\n`;
  mkdirSync(dirname(file), {recursive: true, mode: 0o700});
  if (Buffer.byteLength(linesOf(file).join('\n')) > MOST_BYTES) {
    writeDurably(`${file}.part`, 'w', text);
    renameSync(`${file}.part`, file);
    // Starts a new line, because the last line may be incomplete.
  } else writeDurably(file, 'a', `\n${text}`);
  syncPath(dirname(file));
  return {seq, hash, checkpoint, mac};
};

const signedTexts = ({seq, hash, checkpoint, at}: Required<NotedEnd> & {readonly at: string}) => [
  'noted end',
  `${seq}`,
  hash,
  `${checkpoint}`,
  at,
];

const linesOf = (file: string): readonly string[] => {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

const parsedJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
