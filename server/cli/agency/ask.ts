import {faultOf, isAsked} from './build-config.ts';
import type {Answers, Question, QuestionGroup} from './question.ts';

/** The output for questions and the input for lines: a terminal or a pipe. */
export type Dialogue = {
  readonly print: (text: string) => void;
  readonly write: (text: string) => void;
  /** Reads the next line; undefined at the end of the input. */
  readonly line: () => Promise<string | undefined>;
};

/** The outcome: complete, or the input ended with open questions. */
export type AskedAnswers = {readonly answers: Answers; readonly isComplete: boolean};

const LEAVE_OUT = '-';

const offered = (question: Question, answers: Answers): string =>
  answers[question.id] ?? question.preset ?? '';

const hint = (question: Question, offer: string): string => {
  if (offer !== '') return ` [${offer}]`;
  return ` (such as ${question.example}${question.isOptional ? '; Enter to skip' : ''})`;
};

/**
 * Asks every question until its answer is valid, and stores each answer immediately. Enter accepts the offered value: the answer of an
 * earlier run, or the default. `-` skips an optional answer.
 */
export const ask = async (
  groups: readonly QuestionGroup[],
  former: Answers,
  dialogue: Dialogue,
  keep: (answers: Answers) => void,
): Promise<AskedAnswers> => {
  const questions = groups.flatMap((group) => group.questions);
  const answers: Record<string, string> = {...former};
  for (const {title, why, questions: ofGroup} of groups) {
    dialogue.print(`\n${title}\n${why}`);
    for (const question of ofGroup) {
      if (!isAsked(question, answers)) continue;
      const answer = await answerTo(question, questions, offered(question, answers), dialogue);
      if (answer === undefined) return {answers, isComplete: false};
      answers[question.id] = answer;
      keep(answers);
    }
  }
  return {answers, isComplete: true};
};

const answerTo = async (
  question: Question,
  questions: readonly Question[],
  offer: string,
  dialogue: Dialogue,
): Promise<string | undefined> => {
  for (;;) {
    dialogue.write(`  ${question.prompt}${hint(question, offer)}: `);
    const line = await dialogue.line();
    if (line === undefined) return undefined;
    const typed = line.trim();
    const answer = typed === '' ? offer : typed;
    const meant = answer === LEAVE_OUT && question.isOptional ? '' : answer;
    const fault = faultOf(questions, question, meant);
    if (fault === undefined) return meant;
    dialogue.print(`  The answer ${fault}.`);
  }
};
