import {createInterface} from 'node:readline';
import type {Dialogue} from './ask.ts';

/**
 * Opens a dialogue on this process's terminal or pipe. Lines come from an iterator, because readline's `question`
 * would lose the lines of a pipe between two questions.
 */
export const openDialogue = (print: (text: string) => void): Dialogue & {close(): void} => {
  const lines = createInterface({input: process.stdin});
  const iterator = lines[Symbol.asyncIterator]();
  return {
    print,
    write: (text) => void process.stdout.write(text),
    line: async () => {
      const {value, done} = await iterator.next();
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
};
