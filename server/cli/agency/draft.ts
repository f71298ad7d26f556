import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {z} from 'zod';
import {parseAs, readJson} from '../../../agency/read-json.ts';
import type {Answers} from './question.ts';

const AnswersSchema = z.record(z.string(), z.string({error: 'should be an answer in quotes'}), {
  error: 'should be an object of answers',
});

/** Reads a file of answers. Throws ConfigError for any other content. */
export const readAnswers = (file: string): Answers => parseAs(AnswersSchema, readJson(file), file);

/** Stores the answers given so far beside the future configuration, so that they survive a closed terminal. */
export class Draft {
  readonly file: string;

  constructor(folder: string) {
    this.file = join(folder, 'agency.draft.json');
  }

  /** Reads the answers of an unfinished run. */
  read(): Answers {
    return existsSync(this.file) ? readAnswers(this.file) : {};
  }

  /** Stores the answers, readable only by the owner of the file. */
  keep(answers: Answers): void {
    writeFileSync(`${this.file}.new`, `${JSON.stringify(answers, undefined, 2)}\n`, {mode: 0o600});
    renameSync(`${this.file}.new`, this.file);
  }

  /** Removes the draft after the configuration is written. */
  remove(): void {
    rmSync(this.file, {force: true});
  }
}
