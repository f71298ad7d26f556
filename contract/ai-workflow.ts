import type {Consent} from './consent.ts';
import type {Receipt, SubmissionContext, SubmissionExtras} from './submission.ts';

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

/** What clients send as `clientId` as long as nothing was saved. */
export const CURRENT_CLIENT = 'current-client';

/** How many Age/Gender rows the form has. A request may name as many people as `MAX_PEOPLE`. */
export const HOUSEHOLD_ROWS = 6;

/** The most people, doctors and life changes one request can name. */
export const MAX_PEOPLE = 20;
export const MAX_DOCTORS = 10;
export const MAX_LIFE_CHANGES = 30;

/** The longest accepted texts, in characters. Three health texts of this length fit into one body. */
export const MAX_ANSWER = {line: 200, text: 5_000, change: 500, number: 40} as const;

/** A number as a visitor gives it; `''` is unanswered. */
export type Amount = number | string;

/** What an employer offers one person. Prices are the employee's share, in dollars a month. */
export type EmployerOffer = {
  /** Whether the plan pays at least 60 % of costs; taken as yes when left out, as most do. */
  readonly minimumValue?: boolean | '';
  readonly selfOnlyMonthly?: Amount;
  readonly familyMonthly?: Amount;
};

/** One person of the household who wants cover. */
export type HouseholdMember = {
  /** Full years (`42`), months of a baby (`8 months`) or a birthday (`1962-03-15`). */
  readonly age?: Amount;
  readonly gender?: (typeof GENDERS)[number] | '';
  readonly pregnant?: boolean | '';
  /** How many babies are expected; one when left out. */
  readonly babiesExpected?: Amount;
  readonly tobacco?: boolean | '';
  /** Has Medicare already. */
  readonly medicare?: boolean | '';
  readonly employerOffer?: EmployerOffer;
};

/** The first phase's answers. `age`, `location` and `income` are required in the first phase and optional after it. */
export type LeadData = HouseholdAnswers & {
  readonly age: Amount;
  readonly location: string;
  readonly income: (typeof INCOME_BANDS)[number];
};

/** What is known of the household. */
export type HouseholdAnswers = {
  readonly age?: Amount;
  readonly gender?: (typeof GENDERS)[number] | '';
  /** City, state, ZIP code. */
  readonly location?: string;
  readonly income?: (typeof INCOME_BANDS)[number] | '';
  /** The exact yearly household income in dollars (modified adjusted gross income), beside the band. */
  readonly exactIncome?: Amount;
  readonly filing?: (typeof FILINGS)[number] | '';
  readonly familyStatus?: (typeof FAMILY_STATUSES)[number] | '';
  readonly currentCoverage?: string;
  /** Everyone who wants cover, the person of `age` first. Left out: that person alone. */
  readonly household?: readonly HouseholdMember[];
  readonly householdSize?: Amount;
  readonly applicants?: Amount;
};

/** Optional, and used only together with the consent `health`; never from 65 on. */
export type HealthInfo = {
  readonly conditions?: string;
  readonly medications?: string;
  /** Tobacco or not. */
  readonly lifestyle?: string;
  readonly familyHistory?: string;
};

/** Who to write to or call; all of it optional. */
export type Contact = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
};

/** What each request may carry beside its answers. */
export type WorkflowExtras = {
  readonly contact?: Contact;
  readonly consents?: readonly Consent[];
  readonly context?: SubmissionContext;
};

/** Body of `POST /api/ai-workflow/lead-qualification`. */
export type LeadQualificationRequest = WorkflowExtras & {
  readonly leadData: LeadData;
  readonly healthInfo?: HealthInfo;
};

/** Body of `POST /api/ai-workflow/needs-assessment`. */
export type NeedsAssessmentRequest = WorkflowExtras & {
  readonly clientProfile: {
    readonly age: Amount;
    readonly dependents?: Amount;
    /** Amounts as people write them: `$40,000`, `40k`. */
    readonly assets?: Amount;
    readonly debts?: Amount;
    /** What is covered already, in words or as an amount. */
    readonly coverage?: Amount;
    readonly doctors?: readonly string[];
    readonly visitsPerYear?: Amount;
  };
  readonly goals: {
    readonly primary: string;
    /** Dollars a month. */
    readonly budget?: Amount;
    readonly riskTolerance?: string;
  };
  readonly timeline?: string;
  /** The first phase's answers, where they are known: recommendations then name the household's programmes. */
  readonly leadData?: HouseholdAnswers;
};

/** A change in life; undated it means "act now". */
export type DatedLifeChange = {readonly change: string; readonly date?: string};

/** Body of `POST /api/ai-workflow/client-management`. */
export type ClientManagementRequest = WorkflowExtras & {
  readonly clientId?: string;
  readonly policyInfo: {
    readonly lifeInsurance: string;
    readonly cancerCoverage?: string;
    readonly medicare?: string;
    readonly retirement?: string;
  };
  readonly lifestageChanges?: readonly (string | DatedLifeChange)[];
  /** The earlier phases' answers, where they are known. */
  readonly leadData?: HouseholdAnswers;
  readonly clientProfile?: Partial<NeedsAssessmentRequest['clientProfile']>;
};

/** Body of `POST /api/ai-workflow/results`: what a visitor asks us to keep. At least one part must hold an answer. */
export type SaveResultsRequest = SubmissionExtras & {
  /** The id that an earlier save answered, or `current-client`. */
  readonly clientId?: string;
  readonly contact: Required<Pick<Contact, 'firstName' | 'lastName' | 'email'>> & Pick<Contact, 'phone'>;
  readonly answers: {
    readonly leadData?: HouseholdAnswers;
    /** Kept only with the consent `health`, like pregnancy and tobacco in `leadData.household`; refused without it. */
    readonly healthInfo?: HealthInfo;
    readonly clientProfile?: Partial<NeedsAssessmentRequest['clientProfile']>;
    readonly goals?: Partial<NeedsAssessmentRequest['goals']>;
    readonly timeline?: string;
    readonly policyInfo?: Partial<ClientManagementRequest['policyInfo']>;
    readonly lifestageChanges?: ClientManagementRequest['lifestageChanges'];
  };
};

/** Answer to it, 201: the answers are stored durably. Later requests send `clientId`, which nobody can guess. */
export type SavedResults = Receipt & {readonly clientId: string};
