import {CURRENT_CLIENT} from '../../../contract/ai-workflow.ts';
import type {Json} from '../../api/serialise.ts';
import {type AnswerPath, personPath, type Phase, requiredPaths} from '../answer-path.ts';
import {healthPaths} from './health-paths.ts';
import type {Answers, QuestionnaireState} from '../questionnaire.model.ts';
import {answerAt} from './answer-at.ts';
import {phasePaths} from './phase-paths.ts';
import {soundAnswers} from './find-faults.ts';
import {filledRows, household} from './request-people.ts';
import {statedIncome} from './stated-income.ts';
import {withoutHealth} from '../session-answers.ts';

type JsonObject = {readonly [name: string]: Json};

/** Builds the answers of one container (`goals`) for the request. */
export const gather = (
  answers: Answers,
  container: string,
  paths: readonly AnswerPath[],
): {[name: string]: string} => {
  const gathered: {[name: string]: string} = {};
  for (const path of paths) {
    const [first, ...rest] = path.split('.');
    const [name] = rest;
    if (first === container && name !== undefined && rest.length === 1)
      gathered[name] = answerAt(answers, path).trim();
  }
  return gathered;
};

/** Returns the household's part of a request: the first phase's answers, with the income as yearly amounts. */
export const leadData = (answers: Answers): JsonObject => {
  const {
    incomePeriod: _period,
    incomeKind: _kind,
    incomeTo: _to,
    ...lead
  } = gather(answers, 'leadData', phasePaths[1]);
  return {...lead, ...statedIncome(answers), household: household(answers)};
};

/** Returns the second phase's profile. */
export const clientProfile = (answers: Answers): JsonObject => ({
  ...gather(answers, 'clientProfile', phasePaths[2]),
  doctors: [0, 1]
    .map((number) => answerAt(answers, `clientProfile.doctors.${number}`).trim())
    .filter((name) => name !== ''),
});

/** Returns the contact details. */
export const contact = (answers: Answers): JsonObject => gather(answers, 'contact', phasePaths[1]);

/** Returns the life changes that were typed. */
export const lifeChanges = (changes: QuestionnaireState['changes']): Json =>
  changes
    .map(({change, date}) => ({change: change.trim(), date}))
    .filter(({change}) => change !== '')
    .map(({change, date}) => (date === '' ? change : {change, date}));

/** Returns whether a phase has the answers that the specification requires, so that a later phase can build on it. */
const isAnswered = (answers: Answers, phase: Phase): boolean =>
  phasePaths[phase]
    .filter((path) => requiredPaths.includes(path))
    .every((path) => answerAt(answers, path).trim() !== '');

type Answered = Pick<QuestionnaireState, 'answers' | 'changes' | 'agreed' | 'clientId'>;

/**
 * Builds all answers of a phase, including health answers without consent, in the form of the phase's request. They
 * stay in the browser, where the rules read them; `requestBody` is the part that may be sent.
 */
export const wholeBody = (phase: Phase, {answers, changes, agreed, clientId}: Answered): JsonObject => {
  const extras = {contact: contact(answers), consents: Object.values(agreed)};
  const known = {leadData: leadData(phase === 1 ? answers : soundAnswers(1, answers))};
  if (phase === 1) return {...known, healthInfo: gather(answers, 'healthInfo', healthPaths), ...extras};
  const profile = clientProfile(phase === 3 ? soundAnswers(2, answers) : answers);
  if (phase === 2)
    return {
      clientProfile: profile,
      goals: gather(answers, 'goals', phasePaths[2]),
      timeline: answerAt(answers, 'timeline'),
      ...known,
      ...extras,
    };
  return {
    clientId: clientId ?? CURRENT_CLIENT,
    policyInfo: gather(answers, 'policyInfo', phasePaths[3]),
    lifestageChanges: lifeChanges(changes),
    ...known,
    ...(isAnswered(answers, 2) ? {clientProfile: profile} : {}),
    ...extras,
  };
};

/**
 * Builds the body of a phase, without its context: the specification's fields, and the answers of earlier phases.
 * Answers about health, pregnancy and tobacco are sent only with their consent; blank life changes are dropped.
 */
export const requestBody = (phase: Phase, state: Answered): JsonObject =>
  wholeBody(phase, state.agreed.health ? state : {...state, answers: withoutHealth(state.answers)});

/**
 * Finds the place of a server's fault in the form: the body contains only the filled rows, and the income as yearly
 * amounts.
 */
export const pathOfFault = (field: string, answers: Answers): AnswerPath => {
  if (field === 'leadData.incomeLow') return 'leadData.exactIncome';
  if (field === 'leadData.incomeHigh') return 'leadData.incomeTo';
  const [, place, rest] = /^leadData\.household\.(\d+)\.(.+)$/.exec(field) ?? [];
  if (place === undefined || rest === undefined) return field;
  return personPath(filledRows(answers)[Number(place)] ?? 0, rest);
};
