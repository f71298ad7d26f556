import type {
  ClientManagementRequestSchema,
  LeadQualificationRequestSchema,
  NeedsAssessmentRequestSchema,
} from './ai-workflow.schema.ts';
import type {Answer, Request} from './of-schema.ts';
import type {SavedResultsSchema} from './save-results.schema.ts';

/** The paths of the questionnaire's three requests. They answer 200 and keep nothing. */
export const AI_WORKFLOW_PATHS = {
  leadQualification: '/api/ai-workflow/lead-qualification',
  needsAssessment: '/api/ai-workflow/needs-assessment',
  clientManagement: '/api/ai-workflow/client-management',
} as const;

/** Household income before taxes, in bands (site-spec section 2). */
export const INCOME_BANDS = [
  'under-30k',
  '30k-50k',
  '50k-75k',
  '75k-100k',
  '100k-150k',
  'over-150k',
] as const;

/** Choices of every gender select. */
export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const;

/** Choices of the family status. */
export const FAMILY_STATUSES = [
  'single',
  'married-no-children',
  'married-with-children',
  'single-parent',
  'divorced',
] as const;

/** How the household files its federal tax return. */
export const FILINGS = ['single', 'joint', 'head', 'separate'] as const;

/** The form's choices of risk tolerance; a request may hold any short text. */
export const RISK_TOLERANCES = ['low', 'medium', 'high'] as const;

/** The form's choices of when cover should start; a request may hold any short text. */
export const TIMELINES = ['now', 'within-three-months', 'this-year', 'later'] as const;

/** The `clientId` that clients send as long as nothing was saved. */
export const CURRENT_CLIENT = 'current-client';

/** How many Age/Gender rows the form has. A request may name as many people as `MAX_PEOPLE`. */
export const HOUSEHOLD_ROWS = 6;

/** The most people, doctors and life changes one request can name. */
export const MAX_PEOPLE = 20;
export const MAX_DOCTORS = 10;
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
