import {overlap} from './prospect.ts';
import type {AnswerModel} from './answer-model.ts';
import type {TriageProgram} from '../household/triage.ts';
import type {Branch} from './questions.ts';
import {type StepCode, stepKey} from './steps.ts';

/**
 * The programs of which somebody must be able to have one for an action to make sense; actions for everybody are not in
 * this list.
 */
const wantedFor: Readonly<Partial<Record<StepCode, readonly TriageProgram[]>>> = {
  'apply-medicaid-chip': ['medicaid', 'chip'],
  'apply-for-others': ['medicaid', 'chip'],
  'apply-medicaid-pregnant': ['medicaid-pregnant'],
  'get-help-in-gap': ['coverage-gap', 'ask-us'],
  'check-employer-plan': ['employer'],
  'apply-state-medicaid': ['ask-state'],
  'ask-own-state': ['ask-state'],
  'ask-territory': ['ask-territory'],
};

/** The programs of which a branch takes one away. */
const removedBy: Readonly<Record<Branch['code'], readonly TriageProgram[]>> = {
  'if-separate': ['credit'],
  'if-employer': ['credit'],
  'if-family-offer': ['credit'],
  'if-parents-plan': ['credit', 'full-price', 'coverage-gap'],
  'if-cobra': ['credit'],
  'if-retired': ['credit'],
  'if-covered': ['credit'],
  'if-work-plan': ['credit', 'full-price'],
  'if-hra': ['credit', 'full-price'],
  'uncovered-days': ['credit', 'full-price'],
  'if-tribe': ['credit'],
  'if-retiree': ['medicare'],
  'if-pregnant': ['credit', 'full-price'],
  'if-held': ['credit', 'full-price'],
  'if-custody': ['credit', 'full-price'],
  'if-daca': ['credit', 'full-price'],
  'if-papers': ['credit', 'full-price'],
  'if-lawful': ['credit', 'full-price'],
};

/**
 * Lists contradictions in an answer: two programs for one person at the same income in the same month that no open
 * answer separates, money although nobody can have the credit, a step for a program that nobody can have, a branch that
 * removes something that nobody has, a day before today. Empty for a consistent answer.
 */
export const contradictionsIn = ({
  people,
  money,
  steps,
  sentence,
  branches,
  today,
}: AnswerModel): readonly string[] => {
  const programs = new Set(people.flatMap(({prospects}) => prospects.map(({program}) => program)));
  const rows = people.flatMap((group) => group.people.map(({row}) => row));
  const clashes = people.flatMap(({people: who, prospects, openOn, change}) => [
    ...prospects.flatMap((one, index) =>
      prospects
        .slice(index + 1)
        .filter((other) => openOn.length === 0 && overlap(one, other))
        .map((other) => `${who[0]?.row}: both ${one.program} and ${other.program}`),
    ),
    ...(prospects.length === 1 && openOn.length > 0 ? [`${who[0]?.row}: decided and open`] : []),
    ...(change && prospects.some(({program}) => program === change.program)
      ? [`${who[0]?.row}: changes into what it is`]
      : []),
  ]);
  return [
    ...clashes,
    ...(new Set(rows).size === rows.length ? [] : ['somebody is answered twice']),
    ...((money !== undefined) === programs.has('credit') ? [] : ['money and credit disagree']),
    ...(money?.isCertain &&
    people.every(({prospects}) => prospects.every(({program}) => program !== 'credit'))
      ? ['a certain credit that nobody has']
      : []),
    ...(money?.isCertain && branches.some(({code}) => code === 'if-held' || code === 'if-custody')
      ? ['a certain credit beside a condition']
      : []),
    ...steps
      .filter(({code}) => people.length > 0 && wantedFor[code]?.every((program) => !programs.has(program)))
      .map(({code}) => `${code} for nobody`),
    ...[sentence, ...steps].filter(({day}) => day < today).map(({code}) => `${code} is over`),
    ...(new Set(steps.map(stepKey)).size === steps.length ? [] : ['one step twice']),
    ...(steps.length > 3 ? ['more than three steps'] : []),
    ...branches
      .filter(({code, rows: lost}) =>
        lost.some((row) =>
          people.every(
            (group) =>
              !group.people.some((person) => person.row === row) ||
              group.prospects.every(({program}) => !removedBy[code].includes(program)),
          ),
        ),
      )
      .map(({code}) => `${code} takes a ${removedBy[code].join(' or ')} that nobody has`),
  ];
};
