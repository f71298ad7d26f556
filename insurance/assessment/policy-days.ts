import {findDay} from '../answers/find-day.ts';
import type {Day} from '../calendar/day.ts';
import type {ClientAnswers} from './manage-client.ts';

/** Finds the days on which policies began or renew, in the texts about them. */
export const findPolicyDays = (
  {lifeInsurance = '', cancerCoverage = ''}: ClientAnswers['policyInfo'],
  lang: string,
): readonly Day[] =>
  [lifeInsurance, cancerCoverage].map((text) => findDay(text, lang)).filter((day) => day !== null);
