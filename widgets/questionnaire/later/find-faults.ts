import {
  ageFault,
  contradictions,
  COUNTS,
  countFault,
  dueDateFault,
  isNegative,
  isNumberText,
} from '../../../contract/ai-workflow-rule.ts';
import {MAX_ANSWER} from '../../../contract/ai-workflow.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import type {FieldCode} from '../../../contract/problem.ts';
import {countCharacters, isCleanLine, isCleanText, isEmail, isPhone} from '../../../contract/text-rule.ts';
import {type AnswerPath, type Phase, requiredPaths} from '../answer-path.ts';
import type {Answers, QuestionnaireState} from '../questionnaire.model.ts';
import {answerAt} from './answer-at.ts';
import {phasePaths} from './phase-paths.ts';
import {statedIncome} from './stated-income.ts';

const isAge = (path: AnswerPath): boolean => path.endsWith('.age');
const isNumber = (path: AnswerPath): boolean =>
  /\.(exactIncome|incomeTo|otherIncome\.\d|\w+Monthly)$/.test(path);
const isAmount = (path: AnswerPath): boolean => /\.(assets|debts|budget)$/.test(path);

/** Returns the name of a count by the last part of its path. */
const countAt = (path: AnswerPath): keyof typeof COUNTS | undefined =>
  (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).find((name) => path.endsWith(`.${name}`));
/** The values for the text of a fault: the kind of the answer at a path, and the bounds of a count. */
type Expected = {
  readonly kind?: 'age' | 'count' | 'amount' | 'dueDate';
  readonly min?: number;
  readonly max?: number;
};

/** Returns what is expected at a path; without a kind for plain texts. */
export const expectedAt = (path: AnswerPath): Expected => {
  const name = countAt(path);
  if (name) return {kind: 'count', min: COUNTS[name][0], max: COUNTS[name][1]};
  if (isAge(path)) return {kind: 'age'};
  if (path.endsWith('.dueDate')) return {kind: 'dueDate'};
  return isNumber(path) || isAmount(path) ? {kind: 'amount'} : {};
};

const isLong = (path: AnswerPath): boolean =>
  /^(healthInfo|policyInfo)\.|\.(currentCoverage|coverage|primary|assets|debts)$/.test(path);

/** Returns the maximum length of an answer at a path, in characters. */
export const longest = (path: AnswerPath): number => {
  if (path in contactLengths) return contactLengths[path as keyof typeof contactLengths];
  if (isNumber(path) || countAt(path)) return MAX_ANSWER.number;
  return isLong(path) ? MAX_ANSWER.text : MAX_ANSWER.line;
};

const contactLengths = {
  'contact.firstName': MAX_LENGTH.firstName,
  'contact.lastName': MAX_LENGTH.lastName,
  'contact.email': MAX_LENGTH.email,
  'contact.phone': MAX_LENGTH.phone,
} as const;

/** Lists the answers of the first phase that contradict another answer. */
const contradicting = (answers: Answers): readonly AnswerPath[] => {
  const counts = ['householdSize', 'applicants'];
  return contradictions({
    ...Object.fromEntries(counts.map((field) => [field, answerAt(answers, `leadData.${field}`)])),
    ...statedIncome(answers),
  }).map((field): AnswerPath => `leadData.${field}`);
};

const faultOf = (path: AnswerPath, answer: string, isRequired: boolean): FieldCode | undefined => {
  if (answer === '') return isRequired ? 'required' : undefined;
  if (!(isLong(path) ? isCleanText : isCleanLine)(answer)) return 'invalid-characters';
  if (countCharacters(answer) > longest(path)) return 'too-long';
  const count = countAt(path);
  if (count) return countFault(answer, COUNTS[count]);
  if (isAge(path)) return ageFault(answer);
  if (path.endsWith('.dueDate')) return dueDateFault(answer);
  if (isNumber(path) && !isNumberText(answer)) return 'invalid-number';
  if (isAmount(path) && isNegative(answer)) return 'out-of-range';
  if (path === 'contact.email' && !isEmail(answer)) return 'invalid-email';
  return path === 'contact.phone' && !isPhone(answer) ? 'invalid-phone' : undefined;
};

/** Lists the faults that prevent sending a phase, by path in form order, by the server's rules. */
export const findFaults = (
  phase: Phase,
  {answers, agreed}: Pick<QuestionnaireState, 'answers' | 'agreed'>,
): QuestionnaireState['faults'] => {
  const faults: Partial<Record<AnswerPath, FieldCode>> = {};
  for (const path of phasePaths[phase]) {
    // A consent to calls or texts needs a number.
    const isRequired =
      requiredPaths.includes(path) || (path === 'contact.phone' && Boolean(agreed.contact ?? agreed.texts));
    const fault = faultOf(path, answerAt(answers, path).trim(), isRequired);
    if (fault) faults[path] = fault;
  }
  if (phase === 1) for (const path of contradicting(answers)) faults[path] ??= 'contradicts';
  return faults;
};

/**
 * Returns the answers without the answers of a phase that the server would refuse, so that they do not block a later phase.
 */
export const soundAnswers = (phase: Phase, answers: Answers): Answers => {
  const sound = {...answers};
  for (const path of phasePaths[phase])
    if (faultOf(path, answerAt(answers, path).trim(), false)) delete sound[path];
  if (phase === 1) for (const path of contradicting(answers)) delete sound[path];
  return sound;
};
