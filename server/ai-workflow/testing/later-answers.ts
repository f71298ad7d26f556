import {
  ClientManagementRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../../contract/ai-workflow.schema.ts';
import type {Language} from '../../../contract/language.ts';
import {type Lead, leadOf, serviceOn} from './written-answers.ts';

/** The day of the answers. */
export const today = '2026-11-27';

/** Policies of somebody who has none. */
const none = {lifeInsurance: 'none', cancerCoverage: 'none', medicare: '', retirement: '401k'};

/** Asks for the plan of the third phase after a change on a day. */
export const plan = (
  lead: Lead,
  [change, date]: readonly [string, string?],
  more: {
    readonly policies?: object;
    readonly profile?: object;
    readonly language?: Language;
    readonly on?: string;
  } = {},
) =>
  serviceOn(more.on ?? today).manageClient(
    ClientManagementRequestSchema.parse({
      policyInfo: {...none, ...more.policies},
      lifestageChanges: [{change, ...(date === undefined ? {} : {date})}],
      leadData: leadOf(lead),
      clientProfile: more.profile,
    }),
    more.language ?? 'en',
  );

/** Asks for the recommendations of the second phase. */
export const needs = (lead: Lead, profile: object = {}, goals: object = {}, language: Language = 'en') =>
  serviceOn(today).assessNeeds(
    NeedsAssessmentRequestSchema.parse({
      clientProfile: {age: lead.age ?? '40', ...profile},
      goals: {primary: 'health', ...goals},
      leadData: leadOf(lead),
    }),
    language,
  );

/** Returns the codes of an answer's points, in one text. */
export const codes = (answer: {readonly result: {readonly points: readonly {readonly code: string}[]}}) =>
  answer.result.points.map(({code}) => code).join(' ');
