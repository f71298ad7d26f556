import {personPath} from '../answer-path.ts';
import type {GroupName} from '../group-name.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {isInGroup} from './group-of.ts';
import {shownRows} from './shown-rows.ts';
import {ageOf} from './fitting-questions.ts';

/** The oldest age of a child in the texts of the form; Medicaid and CHIP end at 19. */
const CHILD = 18;

/** The maximum length of a closed line, in characters. */
const LONGEST = 60;

/** Describes a person: "You, 41", "Child, 9". Without an age, the person's number. */
export const personWords = ({state, t}: Pick<QuestionnaireProps, 'state' | 't'>, row: number): string => {
  const age = ageOf(state.answers, row);
  if (age === undefined) return row === 0 ? t('you') : t('person', {number: row + 1});
  if (row === 0) return t('youAged', {age});
  if (age === 0) return t('baby');
  return t(age <= CHILD ? 'childAged' : 'adultAged', {age});
};

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Summarizes the answers of a group on one line; '' without answers. Health answers are omitted. */
export const answeredWords = (
  {state, t}: Pick<QuestionnaireProps, 'state' | 't'>,
  group: GroupName,
): string => {
  const {answers} = state;
  const at = (field: string): string => answers[`leadData.${field}`]?.trim() ?? '';
  const chosen = (prefix: string, field: string): string => at(field) && t(`${prefix}.${at(field)}`);
  const words: Readonly<Record<GroupName, () => readonly string[]>> = {
    household: () => [
      ...shownRows(state)
        .filter((row) => answers[personPath(row, 'age')]?.trim())
        .map((row) => personWords({state, t}, row)),
      at('location'),
      chosen('income', 'income'),
    ],
    taxes: () => [
      at('householdSize') && t('inHousehold', {count: at('householdSize')}),
      at('applicants') && t('applying', {count: at('applicants')}),
      chosen('family', 'familyStatus'),
      chosen('filing', 'filing'),
    ],
    coverage: () => [at('currentCoverage')],
    health: () =>
      Object.entries(answers).some(([path, answer]) => answer?.trim() && isInGroup('health', path))
        ? [t('healthAnswered')]
        : [],
    contact: () =>
      ['firstName', 'lastName', 'email', 'phone'].map((field) => answers[`contact.${field}`] ?? ''),
  };
  return words[group]()
    .filter((word) => word !== '')
    .map(short)
    .join(' · ');
};
