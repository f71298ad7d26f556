import {execFile} from 'node:child_process';
import {bareEnvironment} from './bare-environment.ts';
import {commandFile} from './command-file.ts';

/** The exit code of a program and its output. */
export type Ended = {readonly code: number; readonly out: string; readonly err: string};

/** Runs a program of `server/cli` to the end, with these settings only, and with this text on standard input. */
export const runProgram = (
  program: string,
  args: readonly string[],
  environment: Readonly<Partial<Record<string, string>>> = {},
  input = '',
): Promise<Ended> =>
  new Promise((resolve) => {
    const env = {...bareEnvironment, ...environment};
    const child = execFile(
      process.execPath,
      [commandFile(program), ...args],
      {env, maxBuffer: 64 * 1024 * 1024},
      (error, out, err) => {
        resolve({code: error ? Number(error.code) : 0, out, err});
      },
    );
    child.stdin?.end(input);
  });
