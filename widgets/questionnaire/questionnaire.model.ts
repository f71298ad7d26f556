import type {
  AnswerResult,
  ClientManagementAnswer,
  LeadQualificationAnswer,
  NeedsAssessmentAnswer,
} from '../../contract/ai-workflow-answer.ts';
import type {Consent, ConsentKind} from '../../contract/consent.ts';
import type {FieldCode} from '../../contract/problem.ts';
import type {SubmissionExtras} from '../../contract/submission.ts';
import type {Language} from '../../contract/language.ts';
import type {OpenState} from '../ui/opener/opener.tsx';
import type {AnswerPath, Phase} from './answer-path.ts';
import type {GroupName} from './group-name.ts';

/** The visitor's answers, by path, as typed; checked boxes are `yes`. Untouched answers are absent. */
export type Answers = Readonly<Partial<Record<AnswerPath, string>>>;

/** One row of the life changes. `id` identifies a row's controls when another row is removed. */
export type LifeChangeRow = {readonly id: number; readonly change: string; readonly date: string};

/** Any field of the three answers may be missing, and has a text for this case. */
export type Answered = Partial<
  Omit<LeadQualificationAnswer, 'result'> &
    Omit<NeedsAssessmentAnswer, 'result'> &
    Omit<ClientManagementAnswer, 'result'> & {readonly result: AnswerResult}
>;

/** One phase's request. An answer stays on screen while the next request is in progress, or when that fails. */
export type RequestState = {
  readonly status: 'idle' | 'pending' | 'retrying' | 'success' | 'error' | 'refused';
  readonly answered: Answered | null;
  /** The language of the answer. */
  readonly lang: Language;
  /** Whether answers have changed since the request. */
  readonly isStale: boolean;
  /** The server's reason for a failed request; empty when the answer had none. */
  readonly detail: string;
};

/** The state of saving the results. */
export type SavingState = {
  readonly status: 'idle' | 'pending' | 'retrying' | 'saved' | 'error';
  /** The server's reason for a failed save; empty when the answer had none. */
  readonly detail: string;
  /**
   * The private page with the last saved results: its path on the agency's site, its last moment, and the outcome of
   * the request for a copy.
   */
  readonly page?:
    | {readonly path: string; readonly until: string; readonly copy: 'none' | 'sent' | 'too-many'}
    | undefined;
};

/** The last save that the server may have stored. The same answers use its key again, others replace it. */
export type SavedSend = {
  readonly key: string;
  /** The body without its client id; empty if it must not survive a reload. */
  readonly text: string;
  readonly clientId: string;
  readonly supersedes?: SubmissionExtras['supersedes'] | undefined;
  /** Whether the server has confirmed that this save is stored. */
  readonly isAnswered?: boolean;
  /** Whether the text contains consents, and perhaps health answers, and is therefore in memory only. */
  readonly isPrivate: boolean;
};

/** The state of a questionnaire. It is a property of the element: changes of phase, language and place keep it. */
export type QuestionnaireState = OpenState & {
  readonly phase: Phase;
  /** The plan year for which people choose plans today. */
  readonly planYear: number;
  readonly answers: Answers;
  /** The number of people that the visitor has added. Answered rows beyond this number are visible, too. */
  readonly people: number;
  /** The open groups of questions. */
  readonly open: readonly GroupName[];
  readonly changes: readonly LifeChangeRow[];
  /** The evidence of each checked consent, recorded when it was checked. Never kept beyond this page. */
  readonly agreed: Readonly<Partial<Record<ConsentKind, Consent>>>;
  readonly faults: Readonly<Partial<Record<AnswerPath, FieldCode>>>;
  readonly requests: Readonly<Record<Phase, RequestState>>;
  readonly saving: SavingState;
  /** The server's id of this visitor once results are saved; null before. */
  readonly clientId: string | null;
  readonly sent: SavedSend | null;
  /** Whether the page is the agency's own; health questions are asked only there. */
  readonly isOwnPage: boolean;
  /** Whether the last attempt to load the late parts failed. */
  readonly hasFailed: boolean;
  /** Whether the answers were just cleared, which a message says until something is typed. */
  readonly isCleared: boolean;
};

const idle: RequestState = {status: 'idle', answered: null, lang: 'en', isStale: false, detail: ''};

/** The state without answers and requests. */
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
