import {PREGNANCY_AGES} from '../../../insurance/answers/may-be-pregnant.ts';
import {parseAge} from '../../../insurance/answers/parse-age.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {controlName, personPath} from '../answer-path.ts';
import type {Answers, QuestionnaireState} from '../questionnaire.model.ts';

/** A question about one person that matters only for some people. */
export type PersonQuestion = 'medicare' | 'tobacco' | 'pregnant' | 'employerOffer';

/** Returns a typed age in full years; undefined while it is invalid. */
export const ageOf = (answers: Answers, row: number): number | undefined =>
  parseAge(answers[personPath(row, 'age')], chicagoDay(Date.now()))?.age;

/**
 * The ages at which a question can matter, including both ends: a job's plan from 16, tobacco from 18 (45 CFR 147.102:
 * legal use).
 */
const spans: Readonly<Record<PersonQuestion, readonly [from: number, to: number]>> = {
  medicare: [18, 120],
  tobacco: [18, 120],
  pregnant: PREGNANCY_AGES,
  employerOffer: [16, 120],
};

/**
 * Returns the questions that can matter for a person, by age and gender. An unknown age or gender excludes no
 * question.
 */
export const mattersFor = (answers: Answers, row: number): ReadonlySet<PersonQuestion> => {
  const age = ageOf(answers, row);
  const isMale = answers[personPath(row, 'gender')] === 'male';
  const fits = (question: PersonQuestion): boolean => {
    const [from, to] = spans[question];
    return (age === undefined || (age >= from && age <= to)) && !(question === 'pregnant' && isMale);
  };
  return new Set((Object.keys(spans) as PersonQuestion[]).filter(fits));
};

/** Returns the questions for a person on this page; a partner's page asks no question about health. */
export const fittingQuestions = (
  {answers, isOwnPage}: Pick<QuestionnaireState, 'answers' | 'isOwnPage'>,
  row: number,
): ReadonlySet<PersonQuestion> => {
  const fitting = new Set(mattersFor(answers, row));
  if (!isOwnPage) for (const question of ['tobacco', 'pregnant'] as const) fitting.delete(question);
  return fitting;
};

/**
 * Returns whether there may be a question for a person on this page. While the age is being typed, the result
 * stays true: the "1" of 1984 would be a child's age, and a line that disappears and reappears would move the page
 * at each key.
 */
export const hasQuestions = (
  {
    state,
    shadowRoot,
  }: {
    readonly state: Pick<QuestionnaireState, 'answers' | 'isOwnPage'>;
    readonly shadowRoot: ShadowRoot | null;
  },
  row: number,
): boolean =>
  fittingQuestions(state, row).size > 0 ||
  (shadowRoot?.activeElement as HTMLInputElement | null | undefined)?.name ===
    controlName(personPath(row, 'age'));
