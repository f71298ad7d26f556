import {filings} from '../insurance/aca/aca-inputs.ts';
import {timelines} from '../insurance/assessment/timeline.ts';
import type {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from './ai-workflow.schema.ts';
import type {Answer, Request} from './of-schema.ts';
import type {SavedResultsSchema} from './save-results.schema.ts';

/** The paths of the questionnaire's three requests. They answer 200 and store nothing. */
export const AI_WORKFLOW_PATHS = {
  leadQualification: '/api/ai-workflow/lead-qualification',
  needsAssessment: '/api/ai-workflow/needs-assessment',
  clientManagement: '/api/ai-workflow/client-management',
} as const;

/** Choices of the family status. */
export const FAMILY_STATUSES = [
  'single',
  'married-no-children',
  'married-with-children',
  'single-parent',
  'divorced',
] as const;

/** The filing status of the household's federal tax return. */
export const FILINGS = filings;

/** The form's choices of risk tolerance; a request may contain any short text. */
export const RISK_TOLERANCES = ['low', 'medium', 'high'] as const;

/** The form's choices of when coverage should start; a request may contain any short text. */
export const TIMELINES = timelines;

/** The `clientId` of clients that have not saved anything. */
export const CURRENT_CLIENT = 'current-client';

/** The most doctors that one request can name. */
export const MAX_DOCTORS = 10;
/** The most life changes that one request can name. */
export const MAX_LIFE_CHANGES = 30;

/** The longest accepted texts, in characters. Three health texts of this length fit into one body. */
export const MAX_ANSWER = {line: 200, text: 5_000, change: 500, number: 40} as const;

/** Body of `POST /api/ai-workflow/lead-qualification`. */
export type LeadQualificationRequest = Request<typeof LeadQualificationRequestSchema>;

/** Body of `POST /api/ai-workflow/needs-assessment`. */
export type NeedsAssessmentRequest = Request<typeof NeedsAssessmentRequestSchema>;

/** Body of `POST /api/ai-workflow/client-management`. */
export type ClientManagementRequest = Request<typeof ClientManagementRequestSchema>;

/** Answer of `POST /api/ai-workflow/results`, 201: the answers are stored durably. Later requests send `clientId`, which nobody can guess. */
export type SavedResults = Answer<typeof SavedResultsSchema>;
