import type {ParsedResults} from '../contract/save-results.schema.ts';

type Answers = ParsedResults['answers'];

/** What is kept of a questionnaire, as JSON: what is about health apart, `''` where nothing is. */
export type KeptAnswers = {readonly answers: string; readonly health: string};

const isUnanswered = (value: unknown): boolean => value === undefined || value === '';

/** Takes what is about health out of saved answers, so that it can be erased before the rest. */
export function splitHealth({healthInfo, leadData, ...others}: Answers): KeptAnswers {
  const people = leadData?.household ?? [];
  const household = people.map(({pregnant, babiesExpected, tobacco}) => ({
    pregnant,
    babiesExpected,
    tobacco,
  }));
  const isSaid =
    Object.values(healthInfo ?? {}).some((answer) => !isUnanswered(answer)) ||
    household.some((person) => !Object.values(person).every(isUnanswered));
  const rest = people.map(({pregnant: _1, babiesExpected: _2, tobacco: _3, ...person}) => person);
  return {
    answers: JSON.stringify({...others, ...(leadData ? {leadData: {...leadData, household: rest}} : {})}),
    health: isSaid ? JSON.stringify({healthInfo, household}) : '',
  };
}
