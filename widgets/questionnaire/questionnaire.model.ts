import type {
  AnswerResult,
  ClientManagementAnswer,
  LeadQualificationAnswer,
  NeedsAssessmentAnswer,
} from '../../contract/ai-workflow-answer.ts';
import type {Consent, ConsentKind} from '../../contract/consent.ts';
import type {FieldCode} from '../../contract/problem.ts';
import type {SubmissionExtras} from '../../contract/submission.ts';
import type {Lang} from '../element/language.ts';
import type {AnswerPath, Phase} from './answer-path.ts';
import type {GroupName} from './group-name.ts';

/** The visitor's answers, by path, as typed; ticked boxes are `yes`. What was never touched is absent. */
export type Answers = Readonly<Partial<Record<AnswerPath, string>>>;

/** One row of the life changes. `id` keeps a row's controls its own when another is removed. */
export type LifeChangeRow = {readonly id: number; readonly change: string; readonly date: string};

/** Any field of the three answers may be missing: each has its own text for that. */
export type Answered = Partial<
  Omit<LeadQualificationAnswer, 'result'> &
    Omit<NeedsAssessmentAnswer, 'result'> &
    Omit<ClientManagementAnswer, 'result'> & {readonly result: AnswerResult}
>;

/** One phase's request. An answer stays on screen while the next is on its way, or when that fails. */
export type RequestState = {
  readonly status: 'idle' | 'pending' | 'retrying' | 'success' | 'error' | 'refused';
  readonly answered: Answered | null;
  /** The language the answer is written in. */
  readonly lang: Lang;
  /** Answers have changed since it was asked. */
  readonly isStale: boolean;
  /** The server's reason for a failed request; empty when the answer had none. */
  readonly detail: string;
};

/** How saving the results stands. */
export type SavingState = {
  readonly status: 'idle' | 'pending' | 'retrying' | 'saved' | 'error';
  /** The server's reason for a failed save; empty when the answer had none. */
  readonly detail: string;
  /** The private page with what was saved last: its path on the agency's site and its last moment, and what became of the wish for a copy. */
  readonly page?:
    | {readonly path: string; readonly until: string; readonly copy: 'none' | 'sent' | 'too-many'}
    | undefined;
};

/** The last save that the server may have kept. The same answers go under its key again, others replace it. */
export type SavedSend = {
  readonly key: string;
  /** The body without its client id; empty where a reload must not outlive it. */
  readonly text: string;
  readonly clientId: string;
  readonly supersedes?: SubmissionExtras['supersedes'] | undefined;
  /** The server has said that it keeps this one. */
  readonly isAnswered?: boolean;
  /** It holds consents, and perhaps health answers: its text lives in memory only. */
  readonly isPrivate: boolean;
};

/** The state of a questionnaire. It lives on the element: phases, languages and moves leave it alone. */
export type QuestionnaireState = {
  readonly phase: Phase;
  /** The plan year that people shop for today. */
  readonly planYear: number;
  readonly answers: Answers;
  /** How many people the visitor has asked for. An answered row shows also beyond this number. */
  readonly people: number;
  /** The groups of questions that are open. */
  readonly open: readonly GroupName[];
  readonly changes: readonly LifeChangeRow[];
  /** The evidence of each ticked consent, taken when it was ticked. Never kept beyond this page. */
  readonly agreed: Readonly<Partial<Record<ConsentKind, Consent>>>;
  readonly faults: Readonly<Partial<Record<AnswerPath, FieldCode>>>;
  readonly requests: Readonly<Record<Phase, RequestState>>;
  readonly saving: SavingState;
  /** The server's id of this visitor once results are saved; null before. */
  readonly clientId: string | null;
  readonly sent: SavedSend | null;
  /** Whether the page is the agency's own: only there are health questions asked. */
  readonly isOwnPage: boolean;
  /** The last attempt to fetch the late parts failed. */
  readonly hasFailed: boolean;
  /** Said once the answers were cleared, until something is typed. */
  readonly isCleared: boolean;
};

const idle: RequestState = {status: 'idle', answered: null, lang: 'en', isStale: false, detail: ''};

/** Nothing answered, nothing asked. */
export const emptyAnswers = {
  answers: {},
  people: 1,
  open: ['household'],
  changes: [{id: 0, change: '', date: ''}],
  agreed: {},
  faults: {},
  requests: {1: idle, 2: idle, 3: idle},
  saving: {status: 'idle', detail: ''},
  clientId: null,
  sent: null,
} as const satisfies Partial<QuestionnaireState>;
