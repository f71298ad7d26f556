import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
} from '../../../contract/ai-workflow.schema.ts';
import type {AnswerPoint} from '../../../contract/ai-workflow-answer.ts';
import type {LeadQualificationRequest} from '../../../contract/ai-workflow.ts';
import {INCOME_BANDS} from '../../../contract/household-choice.ts';
import type {Language} from '../../../contract/language.ts';
import {incomeRange} from '../../../insurance/answers/income-range.ts';
import {loadPublishedTexts} from '../../evidence/published-texts.ts';
import {createAiWorkflowService} from '../ai-workflow.service.ts';

/** Creates the service of the questionnaire for a day, around noon in Texas. */
export const serviceOn = (day: string) =>
  createAiWorkflowService({
    now: () => new Date(`${day}T18:00:00Z`),
    bookingUrl: 'https://booking.example/30-minutes',
    texts: loadPublishedTexts({}),
  });

/** The answers of the first phase that a test gives. */
export type Lead = Partial<LeadQualificationRequest['leadData']>;

/** Returns the band that contains an exact income. */
const bandOf = (income: number) =>
  INCOME_BANDS.find((band) => income <= (incomeRange(band, null)?.high ?? Infinity)) ?? 'over-150k';

/** Completes the answers of a test: one person aged 40 in Houston with $40,000. */
export const leadOf = (lead: Lead) => ({
  age: '40',
  location: 'Houston, TX 77002',
  income: bandOf(Number(lead.exactIncome ?? 40_000)),
  filing: 'single' as const,
  householdSize: '1',
  ...lead,
});

/** Sends the answers of the first phase. */
export const qualify = (lead: Lead, day = '2026-11-22', language: Language = 'en') =>
  serviceOn(day).qualifyLead(LeadQualificationRequestSchema.parse({leadData: leadOf(lead)}), language);

/** Sends the answers of the first phase with words about the present coverage. */
export const withCoverage = (currentCoverage: string, lead: Lead = {}) => qualify({currentCoverage, ...lead});

/** Asks for the plan of the third phase after a change. */
export const planWith = (lead: Lead, change: string, date: string) =>
  serviceOn('2026-11-22').manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {lifeInsurance: 'none'},
      lifestageChanges: [{change, date}],
      leadData: leadOf(lead),
    }),
    'en',
  );

/** Asks for the plan of the third phase after a change on 2026-11-10. */
export const planAfter = (change: string, age = '40') => planWith({age}, change, '2026-11-10');

/** Returns the title and the reason of each point with a code; empty if there is no such point. */
export const wordsOf = (
  answer: {readonly result: {readonly points: readonly AnswerPoint[]}},
  code: string,
): string =>
  answer.result.points
    .filter((point) => point.code === code)
    .map(({title, reason}) => `${title} ${reason}`)
    .join(' ');
