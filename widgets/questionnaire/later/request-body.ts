import {CURRENT_CLIENT} from '../../../contract/ai-workflow.ts';
import type {Json} from '../../api/serialise.ts';
import {type AnswerPath, healthPaths, personPath, type Phase, requiredPaths, rows} from '../answer-path.ts';
import type {Answers, QuestionnaireState} from '../questionnaire.model.ts';
import {answerAt} from './answer-at.ts';
import {phasePaths} from './phase-paths.ts';
import {soundAnswers} from './find-faults.ts';

type Tree = {[name: string]: Json | Tree};

/** Puts the answers of one container (`goals`) together as they are sent. */
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

const yes = (answer: string): true | undefined => (answer === 'yes' ? true : undefined);

/** The rows somebody has filled in, by their place in the form. */
export const filledRows = (answers: Answers): readonly number[] =>
  rows.filter((row) =>
    phasePaths[1].some(
      (path) =>
        (path.startsWith(`leadData.household.${row}.`) ||
          (row === 0 && /^leadData\.(age|gender)$/.test(path))) &&
        answerAt(answers, path).trim() !== '',
    ),
  );

const personOf = (answers: Answers, row: number): Tree => {
  const at = (field: string): string => answerAt(answers, personPath(row, field)).trim();
  const selfOnlyMonthly = at('employerOffer.selfOnlyMonthly');
  const familyMonthly = at('employerOffer.familyMonthly');
  const isPregnant = yes(at('pregnant'));
  return {
    age: at('age'),
    gender: at('gender'),
    pregnant: isPregnant,
    babiesExpected: isPregnant && at('babiesExpected') ? at('babiesExpected') : undefined,
    tobacco: yes(at('tobacco')),
    medicare: yes(at('medicare')),
    employerOffer:
      selfOnlyMonthly || familyMonthly
        ? {minimumValue: at('employerOffer.lowValue') !== 'yes', selfOnlyMonthly, familyMonthly}
        : undefined,
  };
};

/** What the first phase says of the household. */
export const leadData = (answers: Answers): Tree => ({
  ...gather(answers, 'leadData', phasePaths[1]),
  household: filledRows(answers).map((row) => personOf(answers, row)),
});

/** The second phase's profile. */
export const clientProfile = (answers: Answers): Tree => ({
  ...gather(answers, 'clientProfile', phasePaths[2]),
  doctors: [0, 1]
    .map((number) => answerAt(answers, `clientProfile.doctors.${number}`).trim())
    .filter((name) => name !== ''),
});

/** Whom to write to or call. */
export const contact = (answers: Answers): Tree => gather(answers, 'contact', phasePaths[1]);

/** The life changes somebody has typed. */
export const lifeChanges = (changes: QuestionnaireState['changes']): Json =>
  changes
    .map(({change, date}) => ({change: change.trim(), date}))
    .filter(({change}) => change !== '')
    .map(({change, date}) => (date === '' ? change : {change, date}));

/** Whether a phase holds what the specification requires of it, so that a later phase can build on it. */
const isAnswered = (answers: Answers, phase: Phase): boolean =>
  phasePaths[phase]
    .filter((path) => requiredPaths.includes(path))
    .every((path) => answerAt(answers, path).trim() !== '');

/**
 * What a phase sends, without its context: the specification's fields, and what the earlier phases said. Health answers go
 * only with their consent; blank life changes are dropped.
 */
export const requestBody = (
  phase: Phase,
  {
    answers,
    changes,
    agreed,
    clientId,
  }: Pick<QuestionnaireState, 'answers' | 'changes' | 'agreed' | 'clientId'>,
): {readonly [name: string]: Json} => {
  const consents = Object.values(agreed).filter(({kind}) => phase === 1 || kind !== 'health');
  const extras = {contact: contact(answers), consents} as unknown as {readonly [name: string]: Json};
  const lead = phase === 1 ? answers : soundAnswers(1, answers);
  const known = {leadData: leadData(lead) as unknown as Json};
  if (phase === 1) {
    const health = agreed.health ? answers : {};
    return {...known, healthInfo: gather(health, 'healthInfo', healthPaths), ...extras};
  }
  const profile = clientProfile(phase === 3 ? soundAnswers(2, answers) : answers) as unknown as Json;
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

/** Where in the form a fault of the server belongs: the body holds only the rows that were filled in. */
export const pathOfFault = (field: string, answers: Answers): AnswerPath => {
  const [, place, rest] = /^leadData\.household\.(\d+)\.(.+)$/.exec(field) ?? [];
  if (place === undefined || rest === undefined) return field;
  return personPath(filledRows(answers)[Number(place)] ?? 0, rest);
};
