import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';
import {parseAs, readJson} from '../../../agency/read-json.ts';
import type {Answers} from './question.ts';

const AnswersSchema = z.record(z.string(), z.string({error: 'should be an answer in quotes'}), {
  error: 'should be an object of answers',
});

/** Reads a file of answers. Throws ConfigError when the file holds something else. */
export const readAnswers = (file: string): Answers => parseAs(AnswersSchema, readJson(file), file);

/** The answers so far, kept beside the configuration that they will make: what was typed outlives a closed terminal. */
export class Draft {
  readonly file: string;

  constructor(folder: string) {
    this.file = join(folder, 'agency.draft.json');
  }

  /** Reads the answers of a run that did not end. */
  read(): Answers {
    return existsSync(this.file) ? readAnswers(this.file) : {};
  }

  /** Keeps the answers, for the owner of the file only. */
  keep(answers: Answers): void {
    writeFileSync(`${this.file}.new`, `${JSON.stringify(answers, undefined, 2)}\n`, {mode: 0o600});
    renameSync(`${this.file}.new`, this.file);
  }

  /** Removes the draft, once the configuration is written. */
  remove(): void {
    rmSync(this.file, {force: true});
  }
}
