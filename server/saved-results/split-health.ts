import {isHealthUnusedFor} from '../../insurance/answers/health-unused.ts';
import type {Day} from '../../insurance/calendar/day.ts';
import type {ParsedResults} from '../../contract/save-results.schema.ts';

type Answers = ParsedResults['answers'];

/** The stored parts of a questionnaire as JSON: health answers separately, `''` without any. */
export type KeptAnswers = {readonly answers: string; readonly health: string};

const isUnanswered = (value: unknown): boolean => value === undefined || value === '';

/**
 * Separates health answers from saved answers, so that the health answers can be erased first. Drops the health
 * answers if anyone in the household is 65 or older.
 */
export const splitHealth = (
  {healthInfo, leadData, clientProfile, ...others}: Answers,
  today: Day,
): KeptAnswers => {
  const people = leadData?.household ?? [];
  const household = people.map(({pregnant, babiesExpected, dueDate, tobacco}) => ({
    pregnant,
    babiesExpected,
    dueDate,
    tobacco,
  }));
  const isAnswered =
    Object.values(healthInfo ?? {}).some((answer) => !isUnanswered(answer)) ||
    household.some((person) => !Object.values(person).every(isUnanswered));
  const ages = [leadData?.age, clientProfile?.age, ...people.map(({age}) => age)];
  const rest = people.map(
    ({pregnant: _1, babiesExpected: _2, dueDate: _3, tobacco: _4, ...person}) => person,
  );
  return {
    answers: JSON.stringify({
      ...others,
      clientProfile,
      ...(leadData ? {leadData: {...leadData, household: rest}} : {}),
    }),
    health: isAnswered && !isHealthUnusedFor(ages, today) ? JSON.stringify({healthInfo, household}) : '',
  };
};
