import {expect, inject, test} from 'vitest';
import {LeadQualificationRequestSchema} from '../../contract/ai-workflow.schema.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {generateLead} from '../../insurance/consistency/generate-lead.ts';
import {words} from '../../insurance/answers/words.ts';
import {caseOfLead, lacksPartB} from '../../insurance/assessment/read-case.ts';
import {leadAnswers} from '../../insurance/household/lead-answers.ts';
import {nextAction} from '../../insurance/review/next-action.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {createAiWorkflowService} from './ai-workflow.service.ts';

// A visitor who sees different results while typing and after Analyze would trust neither. The browser runs the
// rules over the answers as typed; the server runs the rules over the body that its schema has parsed.

const today = '2026-11-22';
const households = inject('isFull') ? 4_000 : 400;

const service = createAiWorkflowService({
  now: () => new Date(`${today}T18:00:00Z`),
  bookingUrl: 'https://booking.example/30-minutes',
  texts: loadPublishedTexts({}),
});

/** The result in the browser, in the form of the API's answer without the texts. */
const inBrowser = (sent: Parameters<typeof leadAnswers>[0], lang: string) => {
  const found = caseOfLead(leadAnswers(sent), {today, lang, words});
  const {household, triage, marketplace, special, coverage} = found;
  return {
    planYear: found.planYear,
    people: triage.people.map(({row, age, program, outcomes, months}) => ({
      row,
      age,
      program,
      outcomes: outcomes.map((one) => [one.program, one.reason, one.incomeFrom, one.incomeTo]),
      months: months.map(({from, to, program: only}) => [from, to, only]),
    })),
    price: found.price,
    nextActionDay: nextAction({
      household,
      triage,
      marketplace,
      special,
      coverEnded: coverage.end,
      lacksPartB: lacksPartB(found, today),
      today,
    }).deadline,
  };
};

test(`the API answers the same as the browser, for ${households} households in five languages`, () => {
  let priced = 0;
  for (let seed = 1; seed <= households; seed += 1) {
    const language = LANGUAGES[seed % LANGUAGES.length] ?? 'en';
    const sent = generateLead(seed);
    const body: unknown = JSON.parse(JSON.stringify({leadData: sent}));
    const {result} = service.qualifyLead(LeadQualificationRequestSchema.parse(body), language);
    const {statement: _statement, figures: _figures, ...price} = result.price ?? {};
    priced += result.price ? 1 : 0;
    expect(
      {
        planYear: result.planYear,
        people: result.people.map(({row, age, program, outcomes, months = []}) => ({
          row,
          age,
          program,
          outcomes: outcomes.map((one) => [one.program, one.reason, one.incomeFrom, one.incomeTo]),
          months: months.map(({from, to, program: only}) => [from, to, only]),
        })),
        price: result.price && price,
        nextActionDay: result.nextActionDay,
      },
      `household ${seed}`,
    ).toEqual(inBrowser(sent, language));
  }
  expect(priced).toBeGreaterThan(households / 10);
});
