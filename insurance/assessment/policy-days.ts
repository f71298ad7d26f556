import {findDay} from '../answers/find-day.ts';
import {addMonths} from '../calendar/day.ts';
import type {Day} from '../calendar/day.ts';
import type {ClientAnswers} from './manage-client.ts';

// An anniversary is the same in every year, so a date without a year is looked for around four days of one.
const quarters = [0, 3, 6, 9];

/** Finds the days on which policies began or renew, in the texts about them. */
export const findPolicyDays = (
  {lifeInsurance = '', cancerCoverage = ''}: ClientAnswers['policyInfo'],
  lang: string,
  today: Day,
): readonly Day[] =>
  [lifeInsurance, cancerCoverage].flatMap((text) => {
    const found = quarters
      .map((months) => findDay(text, lang, addMonths(today, months)))
      .find((day) => day !== null);
    return found ? [found] : [];
  });
