/** The desk's view of a person, as `/api/desk/people` answers. Types only: the desk's bundle contains no schema. */
import type {InboxKind, InboxState} from './desk-inbox.ts';
import type {Language} from './language.ts';

/** Whether a contact answers a recent message, or is a solicitation as defined by the law. */
export type Nature = 'reply' | 'solicitation';

/** The reason for a block. */
export type BlockReason =
  | 'stopped'
  | 'no-consent'
  | 'withdrawn'
  | 'lapsed'
  | 'no-number'
  | 'no-address'
  | 'quiet-hours'
  | 'scope-missing'
  | 'scope-wait';

/** Whether an act is allowed; if not, the reason and the next moment. Moments in ISO 8601. */
export type Verdict =
  | {
      readonly isAllowed: true;
      readonly nature: Nature;
      /** The end of the permission; null for none. */
      readonly until: string | null;
      /** Whether the consent names Medicare and nothing else. */
      readonly isMedicareOnly: boolean;
      /** The number or the address; empty if none is needed. */
      readonly to: string;
    }
  | {
      readonly isAllowed: false;
      readonly reason: BlockReason;
      /** The next moment at which the act is allowed; null when no future moment changes the verdict. */
      readonly nextAllowedAt: string | null;
    };

/** Whether an act is allowed: now, later today or another day, or not. */
export type MayContact = 'now' | 'later' | 'no';

/** The mark of a row: how its person may be contacted. */
export type ContactMark = Readonly<Record<'call' | 'text' | 'mail' | 'medicare', MayContact>>;

/** All permissions of a person. */
export type Permission = {
  readonly call: Verdict;
  readonly text: Verdict;
  /** A mail that answers the person's request. */
  readonly mail: Verdict;
  /** An unsolicited mail. */
  readonly reminder: Verdict;
  /** Talking about Medicare plans. */
  readonly medicare: Verdict;
  /** A personal appointment about Medicare. */
  readonly appointment: Verdict;
};

/** One consent of a person. */
export type PersonConsentView = {
  readonly submissionId: string;
  readonly kind: string;
  readonly status: 'standing' | 'withdrawn' | 'lapsed' | 'superseded';
  readonly agreedAt: string;
  readonly lapsesAt: string | null;
  readonly withdrawnAt: string | null;
};

/**
 * The status of a mail. `accepted`: the next mail server accepted the mail, which does not prove delivery. `unknown`:
 * the record of the delivery was deleted by age.
 */
export type MailStatus =
  | 'waiting'
  | 'accepted'
  | 'temporary-failure'
  | 'permanent-failure'
  | 'cancelled'
  | 'unknown';

/** A line of an answer: label and value. */
export type PersonRow = {readonly label: string; readonly value: string};

/** A point of a result in the visitor's words. */
export type ResultPoint = {readonly title: string; readonly reason: string};

/** The first result as its reader saw it, above its reasons; all texts in the visitor's language. */
export type ResultAnswer = {
  readonly action: string;
  /** The amounts; empty without a price. */
  readonly money: readonly string[];
  /** The sentences that the law requires beside an amount; empty without a price. */
  readonly statement: string;
  readonly people: readonly string[];
};

/** One phase of the questionnaire's result, in the visitor's language. */
export type ResultPhase = {
  readonly phase: 1 | 2 | 3;
  /** Only the first phase has one. */
  readonly answer?: ResultAnswer;
  /** The text above the points; empty for none. */
  readonly summary: string;
  readonly points: readonly ResultPoint[];
};

/** A text of a note with author and time; moments in ISO 8601. A hidden text is empty. */
export type NoteText = {
  readonly member: string;
  readonly writtenAt: string;
  readonly text: string;
  readonly isTextHidden: boolean;
};

/** The state of a submission in the list, the version that a change names, and whether assistants may read its texts. */
export type RecordState = {
  readonly state: InboxState;
  readonly version: number;
  readonly isShared: boolean;
};

/** Something received from a person or sent to them; `lang` is the person's language. */
export type TimelineEntry = {readonly id: string; readonly at: string} & (
  | {
      readonly kind: 'lead' | 'contact';
      /** Null for a submission that the list does not show. */
      readonly listed: RecordState | null;
      /** The calculation that came with a quote request, without health answers; empty without one. */
      readonly rows: readonly PersonRow[];
      readonly isFlagged: boolean;
      readonly isReplaced: boolean;
      readonly lang: Language;
      readonly answers: Readonly<Record<string, string>>;
      /** Whether there are texts that this member does not see. */
      readonly isTextHidden: boolean;
    }
  | {
      readonly kind: 'questionnaire';
      readonly listed: RecordState | null;
      readonly isFlagged: boolean;
      readonly isReplaced: boolean;
      readonly lang: Language;
      readonly answers: Readonly<Record<string, string>>;
      readonly rows: readonly PersonRow[];
      readonly phases: readonly ResultPhase[];
      /** Whether health answers are stored; assistants see only this. */
      readonly hasHealth: boolean;
      readonly health: readonly PersonRow[];
      /** Whether the member sees neither answers nor results. */
      readonly isTextHidden: boolean;
    }
  | {
      readonly kind: 'chat';
      readonly listed: RecordState | null;
      readonly lang: Language;
      readonly messages: readonly {
        readonly from: 'visitor' | 'bot' | 'agent';
        readonly at: string;
        readonly text: string;
      }[];
      /** Whether the member sees no messages. */
      readonly isTextHidden: boolean;
    }
  | {
      readonly kind: 'mail';
      readonly lang: Language;
      readonly member: string;
      readonly to: string;
      readonly subject: string;
      readonly text: string;
      readonly status: MailStatus;
      readonly error: string;
      readonly nextTryAt: string | null;
      /** Whether the member sees neither subject nor text. */
      readonly isTextHidden: boolean;
    }
  | ({
      readonly kind: 'note';
      readonly version: number;
      /** Whether the note is about a call that the member made. */
      readonly isCall: boolean;
      /** The earlier texts of the note, newest first. */
      readonly earlier: readonly NoteText[];
    } & NoteText)
);

/**
 * The first and the last day that a follow-up can have. Browsers read "27" in the field of a day as the year 27, and the follow-up would be
 * overdue at once instead of due next year.
 */
export const FOLLOW_UP_DAYS = {first: '2000-01-01', last: '2099-12-31'};

/** A follow-up day. */
export type FollowUpView = {
  readonly id: string;
  readonly kind: 'agent' | 'review';
  readonly dueOn: string;
  readonly subject: string;
  readonly state: 'open' | 'done' | 'cancelled';
  readonly isForVisitor: boolean;
  readonly version: number;
  /** Whether the member does not see the subject. */
  readonly isTextHidden: boolean;
};

/** A person who may be the same, and the reason. */
export type PersonHint = {readonly id: string; readonly name: string; readonly reason: 'phone'};

/** A record of a merge, so that members see whose records were merged. */
export type MergedRecord = {
  readonly id: string;
  readonly kind: InboxKind;
  /** The name in the record; empty for none. */
  readonly name: string;
  readonly receivedAt: string;
};

/** A merge that can be undone: a record of each of the two people, without erased records. */
export type PersonMergeView = {
  readonly id: string;
  readonly records: readonly MergedRecord[];
  readonly at: string;
  readonly member: string;
};

/** A proposed mail in the person's language; the member reads and changes it before it is sent. */
export type MailTemplate = {readonly id: string; readonly subject: string; readonly text: string};

/** A suggested day: nothing is sent automatically. */
export type SuggestedDay = {readonly reason: string; readonly day: string};

/** The desk's corrections; the person's own values are kept. */
export type PersonCorrections = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Empty without a correction of the language. */
  readonly language: Language | '';
};

/** Everything that the desk shows about a person. */
export type PersonView = {
  /** The newest submission of the person. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly given: Omit<PersonCorrections, 'language'> & {readonly language: Language};
  readonly corrections: PersonCorrections;
  readonly isStopped: boolean;
  readonly scopeRecordedAt: string | null;
  readonly haveRemindersEnded: boolean;
  /** The current local time of the person, such as `10:05`; several when the zone is uncertain. */
  readonly clocks: readonly {readonly zone: string; readonly time: string; readonly weekday: number}[];
  readonly isZoneKnown: boolean;
  readonly permission: Permission;
  readonly consents: readonly PersonConsentView[];
  /** Newest first. */
  readonly timeline: readonly TimelineEntry[];
  readonly followUps: readonly FollowUpView[];
  readonly suggestedDays: readonly SuggestedDay[];
  readonly hints: readonly PersonHint[];
  readonly merges: readonly PersonMergeView[];
  readonly templates: readonly MailTemplate[];
};
