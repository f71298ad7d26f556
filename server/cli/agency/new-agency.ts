import {existsSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {CommandError} from '../command-error.ts';
import {PartialError} from '../partial-error.ts';
import {ask, type Dialogue} from './ask.ts';
import {buildConfig} from './build-config.ts';
import {Draft, readAnswers} from './draft.ts';
import {questionGroups} from './questions.ts';

/**
 * Creates the configuration of a real agency in a folder, from a file of answers or by questions. Throws
 * CommandError if the folder already has a configuration, ConfigError for invalid answers, PartialError if the
 * input ends too early.
 */
export const newAgency = async (
  folder: string,
  today: string,
  dialogue: Dialogue,
  answersFile?: string,
): Promise<string> => {
  const file = join(resolve(folder), 'agency.json');
  if (existsSync(file))
    throw new CommandError(`${file} exists. Edit the file, or choose a folder without a configuration.`);
  const groups = questionGroups(today);
  const questions = groups.flatMap((group) => group.questions);
  mkdirSync(resolve(folder), {recursive: true});
  const draft = new Draft(resolve(folder));
  const former =
    answersFile === undefined ? draft.read() : {...presetsOf(questions), ...readAnswers(answersFile)};
  const {answers, isComplete} =
    answersFile === undefined
      ? await ask(groups, former, dialogue, (all) => draft.keep(all))
      : {answers: former, isComplete: true};
  if (!isComplete)
    throw new PartialError(
      `The input ended before the last question. The answers are in ${draft.file}: the same command continues from there.`,
    );
  const config = buildConfig(questions, answers, answersFile ?? 'your answers');
  writeFileSync(`${file}.new`, `${JSON.stringify(config, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
  draft.remove();
  return file;
};

const presetsOf = (questions: readonly {readonly id: string; readonly preset?: string}[]) =>
  Object.fromEntries(questions.flatMap(({id, preset}) => (preset === undefined ? [] : [[id, preset]])));
