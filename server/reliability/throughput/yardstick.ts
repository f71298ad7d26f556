import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import type {Run} from '../program/program.ts';

/** Starts a program of this folder that prints its port; it ends with the run. Resolves with its origin. */
export async function startYardstick({atEnd}: Pick<Run, 'atEnd'>, program: string): Promise<string> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file], {stdio: ['ignore', 'pipe', 'inherit']});
  atEnd(() => child.kill('SIGKILL'));
  for await (const line of createInterface({input: child.stdout})) {
    const [, port] = /"port":(\d+)/u.exec(line) ?? [];
    if (port === undefined) continue;
    child.stdout.resume(); // its log goes on; nobody reads it, and a full pipe would stop it
    return `http://127.0.0.1:${port}`;
  }
  throw new Error(`${program} ended before it listened`);
}
