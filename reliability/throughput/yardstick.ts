import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {z} from 'zod';
import type {Run} from '../program/program.ts';

const Listening = z.strictObject({port: z.number()});

/** Starts a program of this folder that sends its port by message and ends with the run. Resolves with its origin. */
export const startYardstick = async ({atEnd}: Pick<Run, 'atEnd'>, program: string): Promise<string> => {
  const file = fileURLToPath(new URL(program, import.meta.url));
  // The log is not read: reading would cost the clients processor time.
  const child = spawn(process.execPath, [file], {stdio: ['ignore', 'ignore', 'inherit', 'ipc']});
  atEnd(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} ended before it listened`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return `http://127.0.0.1:${Listening.parse(message).port}`;
};
