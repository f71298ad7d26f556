import {words} from '../answers/words.ts';
import {caseOfLead} from '../assessment/read-case.ts';
import type {LeadAnswers} from '../household/household.ts';
import {answerOf} from './answer.ts';

const TODAY = '2026-11-22';

/** Returns the answer of a household on a day. */
export const on = (today: string, leadData: LeadAnswers, noOffer: readonly number[] = []) =>
  answerOf({found: caseOfLead(leadData, {today, lang: 'en', words}), noOffer, today});

/** Returns the answer of a household in open enrollment. */
export const answer = (leadData: LeadAnswers, noOffer: readonly number[] = []) =>
  on(TODAY, leadData, noOffer);

/** A mother of two who earns $38,000 in Houston. */
export const mother: LeadAnswers = {
  age: '34',
  location: 'Houston, TX 77002',
  income: '30k-50k',
  exactIncome: '38000',
  familyStatus: 'single-parent',
  filing: 'head',
  householdSize: '3',
  household: [{age: '34'}, {age: '9'}, {age: '6'}],
};
