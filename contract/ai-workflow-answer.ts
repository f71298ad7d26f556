import type {
  ClientManagementAnswerSchema,
  LeadQualificationAnswerSchema,
  NeedsAssessmentAnswerSchema,
} from './ai-workflow-answer.schema.ts';
import type {Answer} from './of-schema.ts';

/** The kinds of points. */
export const POINT_KINDS = ['finding', 'action', 'ruled-out', 'question', 'warning'] as const;

/** The author of the text: fixed rules, or a model with the rules' findings. */
export const ENGINES = ['rules', 'rules+model'] as const;

/** Answer of `POST /api/ai-workflow/lead-qualification`. */
export type LeadQualificationAnswer = Answer<typeof LeadQualificationAnswerSchema>;

/** Answer of `POST /api/ai-workflow/needs-assessment`. */
export type NeedsAssessmentAnswer = Answer<typeof NeedsAssessmentAnswerSchema>;

/** Answer of `POST /api/ai-workflow/client-management`. */
export type ClientManagementAnswer = Answer<typeof ClientManagementAnswerSchema>;

/** The data of all three answers. */
export type AnswerResult = NeedsAssessmentAnswer['result'];

/** One numbered statement: the statement, its reason, and its figures. */
export type AnswerPoint = AnswerResult['points'][number];

/** A figure behind a point. */
export type AnswerFigure = AnswerPoint['figures'][number];

/** One row: the need, the existing coverage and the gap, in dollars (a year for retirement). */
export type AnswerGap = AnswerResult['gaps'][number];

/** The outcomes of one person; several if the answers leave the person's program open. */
export type PersonAnswer = AnswerResult['people'][number];

/** The price of the household's Marketplace plan, with the sentences that belong to every amount. */
export type AnswerPrice = NonNullable<LeadQualificationAnswer['result']['price']>;

/** One part of the score: points, their maximum, and their reason. */
export type ScorePart = LeadQualificationAnswer['result']['score']['parts'][number];
