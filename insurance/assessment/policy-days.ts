import {findDay} from '../answers/find-day.ts';
import {addMonths, type Day} from '../calendar/day.ts';
import type {ClientAnswers} from './manage-client.ts';

// An anniversary is the same in every year, so dates without a year are searched around four days of a year.
const quarters = [0, 3, 6, 9];

/** Finds the first days or renewal days of policies in texts about them. */
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
