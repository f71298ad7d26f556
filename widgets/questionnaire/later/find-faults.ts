import {isAgeText, isNumberText} from '../../../contract/ai-workflow-rule.ts';
import {MAX_ANSWER} from '../../../contract/ai-workflow.ts';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import type {FieldCode} from '../../../contract/problem.ts';
import {countCharacters, isCleanLine, isCleanText, isEmail, isPhone} from '../../../contract/text-rule.ts';
import {type AnswerPath, type Phase, requiredPaths} from '../answer-path.ts';
import type {Answers, QuestionnaireState} from '../questionnaire.model.ts';
import {answerAt} from './answer-at.ts';
import {phasePaths} from './phase-paths.ts';

const isAge = (path: AnswerPath): boolean => path.endsWith('.age');
const isNumber = (path: AnswerPath): boolean =>
  /\.(householdSize|applicants|exactIncome|dependents|visitsPerYear|babiesExpected|\w+Monthly)$/.test(path);
const isLong = (path: AnswerPath): boolean =>
  /^(healthInfo|policyInfo)\.|\.(currentCoverage|coverage|primary|assets|debts)$/.test(path);

/** The longest answer a path takes, in characters. */
export const longest = (path: AnswerPath): number => {
  if (path in contactLengths) return contactLengths[path as keyof typeof contactLengths];
  if (isNumber(path)) return MAX_ANSWER.number;
  return isLong(path) ? MAX_ANSWER.text : MAX_ANSWER.line;
};

const contactLengths = {
  'contact.firstName': MAX_LENGTH.firstName,
  'contact.lastName': MAX_LENGTH.lastName,
  'contact.email': MAX_LENGTH.email,
  'contact.phone': MAX_LENGTH.phone,
} as const;

const faultOf = (path: AnswerPath, answer: string, isRequired: boolean): FieldCode | undefined => {
  if (answer === '') return isRequired ? 'required' : undefined;
  if (!(isLong(path) ? isCleanText : isCleanLine)(answer)) return 'invalid-characters';
  if (countCharacters(answer) > longest(path)) return 'too-long';
  if ((isAge(path) && !isAgeText(answer)) || (isNumber(path) && !isNumberText(answer)))
    return 'invalid-number';
  if (path === 'contact.email' && !isEmail(answer)) return 'invalid-email';
  return path === 'contact.phone' && !isPhone(answer) ? 'invalid-phone' : undefined;
};

/** What must be mended before a phase can be sent, by path in form order, by the rules the server has. */
export const findFaults = (
  phase: Phase,
  {answers, agreed}: Pick<QuestionnaireState, 'answers' | 'agreed'>,
): QuestionnaireState['faults'] => {
  const faults: Partial<Record<AnswerPath, FieldCode>> = {};
  for (const path of phasePaths[phase]) {
    // An agreement to be called needs a number to call.
    const isRequired =
      requiredPaths.includes(path) || (path === 'contact.phone' && agreed.contact !== undefined);
    const fault = faultOf(path, answerAt(answers, path).trim(), isRequired);
    if (fault) faults[path] = fault;
  }
  return faults;
};

/** The same answers without those of a phase that the server would refuse, so that a later phase is not held up by them. */
export const soundAnswers = (phase: Phase, answers: Answers): Answers => {
  const sound = {...answers};
  for (const path of phasePaths[phase])
    if (faultOf(path, answerAt(answers, path).trim(), false)) delete sound[path];
  return sound;
};
