import {z} from 'zod';
import type {
  AnswerPrice,
  ClientManagementAnswer,
  LeadQualificationAnswer,
  NeedsAssessmentAnswer,
} from '../../contract/ai-workflow-answer.ts';
import {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from '../../contract/ai-workflow.schema.ts';
import type {Language} from '../../contract/language.ts';
import {mayBePregnant} from '../../insurance/answers/may-be-pregnant.ts';
import type {AiWorkflowService} from '../ai-workflow/ai-workflow.service.ts';
import {textsIn} from '../ai-workflow/workflow-texts.ts';
import {joined, pointsAsText} from '../ai-workflow/written-point.ts';
import {writerOf} from '../ai-workflow/written-value.ts';
import {peopleInWords} from './people-in-words.ts';

/** Saved results as texts, calculated from the saved answers; parts without enough answers are empty. */
export type WrittenResult = {
  readonly action: string;
  /** The sentences about the people, shared by those with the same outcomes, and the conditions that can concern anyone of them. */
  readonly people: readonly string[];
  /** The same without what a mail must not say about a visitor: nothing in it depends on somebody's immigration status. */
  readonly peopleInMail: readonly string[];
  readonly points: readonly string[];
  readonly price: AnswerPrice | null;
  /** Whether somebody's program changes within the plan year, so that twelve premiums are too many. */
  readonly isPartYear: boolean;
  readonly recommendations: string;
  readonly plan: string;
  /** Whether a pregnancy, which is not part of the result, could change the result. */
  readonly mayLackPregnancy: boolean;
  /** Whether the result needs the sentences that the law requires about Medicare. */
  readonly touchesMedicare: boolean;
};

/** Writes saved answers as a result in a language. */
export type ResultWriter = (saved: unknown, language: Language) => WrittenResult;

const Saved = z.record(z.string(), z.unknown());

/** The points without which the sentences about the people say more than is known. */
const conditions: ReadonlySet<string> = new Set([
  'coverage.program-held',
  'stated.cobra',
  'stated.custody',
  'stated.daca',
  'stated.hra',
  'stated.no-status',
]);

// A mail travels and is stored unsealed, and others may read the mailbox.
const aboutStatus: ReadonlySet<string> = new Set([
  'no-status',
  'own-daca',
  'stated.daca',
  'stated.no-status',
]);

/** Returns the text of the needs. The plan counts the policies that the needs do not know, so its gaps in dollars replace theirs. */
const needsOf = (
  assessed: NeedsAssessmentAnswer,
  managed: ClientManagementAnswer | undefined,
  language: Language,
): string =>
  managed
    ? pointsAsText(
        assessed.result.points.filter(({code}) => !code.startsWith('gap.')),
        textsIn(language),
        writerOf(language),
      )
    : assessed.recommendations;

/** Writes the sentences about the people, except outcomes and conditions with one of these codes. */
const peopleOf = (
  qualified: LeadQualificationAnswer | undefined,
  language: Language,
  except: ReadonlySet<string> = new Set(),
): readonly string[] => [
  ...peopleInWords(
    (qualified?.result.people ?? []).map(({row, age, outcomes}) => ({
      row,
      age,
      outcomes: outcomes.filter(({reason}) => !except.has(reason)),
    })),
    language,
  ),
  ...(qualified?.result.points ?? [])
    .filter(({code}) => conditions.has(code) && !except.has(code))
    .map(({title, reason}) => joined([title, reason])),
];

/** Creates the writer with the questionnaire's rules. Health answers are not part of the result. */
export const createResultWriter =
  (workflow: AiWorkflowService): ResultWriter =>
  (saved, language) => {
    const {leadData, clientProfile, goals, timeline, policyInfo, lifestageChanges} = Saved.parse(saved ?? {});
    // The rules are those of a request: answers that do not suffice for a request give no result.
    const lead = LeadQualificationRequestSchema.safeParse({leadData, healthInfo: {}}).data;
    const needs = NeedsAssessmentRequestSchema.safeParse({clientProfile, goals, timeline, leadData}).data;
    const management = ClientManagementRequestSchema.safeParse({
      policyInfo,
      lifestageChanges,
      leadData,
      clientProfile,
    }).data;
    const qualified = lead && workflow.qualifyLead(lead, language);
    // The amounts of the first result: it takes separate tax returns as a condition, not as a price.
    const filing = lead?.leadData.filing || ('joint' as const);
    const priced = lead && workflow.qualifyLead({...lead, leadData: {...lead.leadData, filing}}, language);
    const assessed = needs && workflow.assessNeeds(needs, language);
    const managed = management && workflow.manageClient(management, language);
    return {
      action: qualified?.nextAction ?? '',
      people: peopleOf(qualified, language),
      peopleInMail: peopleOf(qualified, language, aboutStatus),
      points: (qualified?.result.points ?? []).map(({title, reason}) => joined([title, reason])),
      price: priced?.result.price ?? null,
      isPartYear: (priced?.result.people ?? []).some(({months = []}) => months.length > 1),
      recommendations: assessed ? needsOf(assessed, managed, language) : '',
      plan: managed?.managementPlan ?? '',
      mayLackPregnancy: (qualified?.result.people ?? []).some(({row, age}) =>
        mayBePregnant(age, lead?.leadData.household?.[row]?.gender ?? lead?.leadData.gender),
      ),
      touchesMedicare: [qualified, assessed, managed].some((answer) => answer?.result.touchesMedicare),
    };
  };
