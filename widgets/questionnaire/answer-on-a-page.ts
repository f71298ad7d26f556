import {expect} from 'vitest';
import type {Language} from '../../contract/language.ts';
import {chicagoDay} from '../../insurance/calendar/chicago.ts';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import {type Answers, emptyAnswers} from './questionnaire.model.ts';
import {all, mount, text} from './questionnaire-on-a-page.ts';
import {qualified} from './sample-answers.ts';

/** The answers about a place in Houston. */
export const houston = {'leadData.location': 'Houston, TX 77002', 'leadData.county': 'Harris'};
/** A mother of two who earns $38,000. */
export const mother: Answers = {
  ...houston,
  'leadData.age': '34',
  'leadData.household.1.age': '9',
  'leadData.household.2.age': '6',
  'leadData.income': '30k-50k',
  'leadData.exactIncome': '38000',
  'leadData.familyStatus': 'single-parent',
  'leadData.filing': 'head',
  'leadData.householdSize': '3',
};
/** Families with known answers, by name. */
export const families: Readonly<Record<string, Answers>> = {
  'a mother of two': mother,
  'a couple whose job ends': {
    ...houston,
    'leadData.age': '61',
    'leadData.household.1.age': '58',
    'leadData.income': '50k-75k',
    'leadData.exactIncome': '52000',
    'leadData.familyStatus': 'married-no-children',
    'leadData.filing': 'joint',
    'leadData.householdSize': '2',
    'leadData.currentCoverage': 'Employer plan until 12/31/2026',
  },
  'somebody who turns 65 in April': {
    ...houston,
    'leadData.age': `${planYearOn(chicagoDay(Date.now())) - 65}-04-10`,
    'leadData.income': '30k-50k',
    'leadData.exactIncome': '41000',
    'leadData.familyStatus': 'single',
    'leadData.filing': 'single',
    'leadData.householdSize': '1',
  },
  'a student': {
    ...houston,
    'leadData.age': '22',
    'leadData.income': 'under-30k',
    'leadData.exactIncome': '9000',
    'leadData.familyStatus': 'single',
    'leadData.filing': 'single',
    'leadData.householdSize': '1',
  },
  'a family that files jointly or not': {
    ...houston,
    'leadData.age': '41',
    'leadData.household.1.age': '39',
    'leadData.household.2.age': '3',
    'leadData.income': '50k-75k',
    'leadData.familyStatus': 'married-with-children',
    'leadData.householdSize': '3',
  },
  'a mother in Puerto Rico': {...mother, 'leadData.location': 'San Juan, PR 00901', 'leadData.county': ''},
};

/** Returns a questionnaire with a family's answers and the first phase's result. */
export const resultOf = async (given: Answers, lang: Language = 'en'): Promise<QuestionnaireElement> => {
  const element = await mount({lang});
  await element.bringLate();
  const {requests} = element.state;
  element.setState({
    // The element of the test before may store its last answers for the tab after its removal.
    ...emptyAnswers,
    phase: 1,
    answers: given,
    requests: {...requests, 1: {...requests[1], status: 'success', answered: qualified, lang}},
  });
  // The rules and the picture are separate files.
  await expect.poll(() => all(element, '#what-to-do').length, {timeout: 30_000}).toBe(1);
  await expect.poll(() => text(element, '#what-to-do')).not.toContain('answer.');
  return element;
};
