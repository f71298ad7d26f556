import type {
  ClientManagementAnswerSchema,
  LeadQualificationAnswerSchema,
  NeedsAssessmentAnswerSchema,
} from './ai-workflow-answer.schema.ts';
import type {Answer} from './of-schema.ts';

/** The kinds of a point. */
export const POINT_KINDS = ['finding', 'action', 'ruled-out', 'question', 'warning'] as const;

/** Who wrote the words: fixed rules, or a model out of what the rules found. */
export const ENGINES = ['rules', 'rules+model'] as const;

/** Answer of `POST /api/ai-workflow/lead-qualification`. */
export type LeadQualificationAnswer = Answer<typeof LeadQualificationAnswerSchema>;

/** Answer of `POST /api/ai-workflow/needs-assessment`. */
export type NeedsAssessmentAnswer = Answer<typeof NeedsAssessmentAnswerSchema>;

/** Answer of `POST /api/ai-workflow/client-management`. */
export type ClientManagementAnswer = Answer<typeof ClientManagementAnswerSchema>;

/** The data that all three answers carry. */
export type AnswerResult = NeedsAssessmentAnswer['result'];

/** One numbered statement: what, why, and on which figures. */
export type AnswerPoint = AnswerResult['points'][number];

/** A figure that a point rests on. */
export type AnswerFigure = AnswerPoint['figures'][number];

/** One row of what is needed, there and missing, in dollars (a year for retirement). */
export type AnswerGap = AnswerResult['gaps'][number];

/** The outcomes of one person; several where the answers leave the person's program open. */
export type PersonAnswer = AnswerResult['people'][number];

/** The price of the household's Marketplace plan, with the sentences that stand beside every amount. */
export type AnswerPrice = NonNullable<LeadQualificationAnswer['result']['price']>;

/** One part of the score: points out of the most there are, and what they are for. */
export type ScorePart = LeadQualificationAnswer['result']['score']['parts'][number];
