/** The desk's view of a person, as `/api/desk/people` answers. Types only: the desk's bundle carries no schema. */
import type {Language} from './language.ts';

/** Whether contact answers somebody who has just written, or is a solicitation in the sense of the law. */
export type Nature = 'reply' | 'solicitation';

/** Why something is blocked. */
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

/** Whether something may be done; if not, the reason and the next moment. Moments in ISO 8601. */
export type Verdict =
  | {
      readonly isAllowed: true;
      readonly nature: Nature;
      /** The end of the permission; null for none. */
      readonly until: string | null;
      /** True when the consent names Medicare and nothing else. */
      readonly isMedicareOnly: boolean;
      /** The number or the address; empty where none is needed. */
      readonly to: string;
    }
  | {
      readonly isAllowed: false;
      readonly reason: BlockReason;
      /** The next moment at which this is allowed; null when a moment alone changes nothing. */
      readonly nextAllowedAt: string | null;
    };

/** Whether something may be done: now, later today or another day, or not. */
export type MayContact = 'now' | 'later' | 'no';

/** The mark of a row: how its person may be contacted. */
export type ContactMark = Readonly<Record<'call' | 'text' | 'mail' | 'medicare', MayContact>>;

/** Everything that may be done about a person now. */
export type Permission = {
  readonly call: Verdict;
  readonly text: Verdict;
  /** A mail that answers what the person sent. */
  readonly mail: Verdict;
  /** A mail that nobody asked for at this moment. */
  readonly reminder: Verdict;
  /** To speak of plans of Medicare. */
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
 * How a mail fares. `accepted`: the next mail server took it, which is all that mail tells; whether somebody reads it is unknown. `unknown`: the record of the
 * delivery was deleted after its time.
 */
export type MailStatus =
  | 'waiting'
  | 'accepted'
  | 'temporary-failure'
  | 'permanent-failure'
  | 'cancelled'
  | 'unknown';

/** A line of an answer: what it is, and what it says. */
export type PersonRow = {readonly label: string; readonly value: string};

/** A point of a result, as the visitor read it. */
export type ResultPoint = {readonly title: string; readonly reason: string};

/** One phase of the questionnaire's result, in the visitor's language. */
export type ResultPhase = {
  readonly phase: 1 | 2 | 3;
  /** The text above the points; empty for none. */
  readonly summary: string;
  readonly points: readonly ResultPoint[];
};

/** A text of a note: who wrote it, and when; moments in ISO 8601. */
export type NoteText = {readonly member: string; readonly writtenAt: string; readonly text: string};

/** Something that came from a person or went to them; `lang` is the language that the person wrote or reads in. */
export type TimelineEntry = {readonly id: string; readonly at: string} & (
  | {
      readonly kind: 'lead' | 'contact';
      readonly isHeld: boolean;
      readonly isReplaced: boolean;
      readonly lang: Language;
      readonly answers: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'questionnaire';
      readonly isHeld: boolean;
      readonly isReplaced: boolean;
      readonly lang: Language;
      readonly answers: Readonly<Record<string, string>>;
      readonly rows: readonly PersonRow[];
      readonly phases: readonly ResultPhase[];
      /** True when health answers are kept; an assistant learns no more than that. */
      readonly hasHealth: boolean;
      readonly health: readonly PersonRow[];
    }
  | {
      readonly kind: 'chat';
      readonly lang: Language;
      readonly messages: readonly {
        readonly from: 'visitor' | 'bot' | 'agent';
        readonly at: string;
        readonly text: string;
      }[];
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
    }
  | ({
      readonly kind: 'note';
      readonly version: number;
      /** Whether the note tells of a call that the member made. */
      readonly isCall: boolean;
      /** The texts that the note had before, the newest first. */
      readonly earlier: readonly NoteText[];
    } & NoteText)
);

/** A day on which somebody comes back to a person. */
export type FollowUpView = {
  readonly id: string;
  readonly kind: 'agent' | 'review';
  readonly dueOn: string;
  readonly subject: string;
  readonly state: 'open' | 'done' | 'cancelled';
  readonly isForVisitor: boolean;
  readonly version: number;
};

/** Somebody who may be the same person, and why. */
export type PersonHint = {readonly id: string; readonly name: string; readonly reason: 'phone'};

/** A merge that can be undone. */
export type PersonMergeView = {
  readonly id: string;
  readonly otherId: string;
  readonly at: string;
  readonly member: string;
};

/** A mail that can be sent: a proposal in the person's language, to be read and changed before it leaves. */
export type MailTemplate = {readonly id: string; readonly subject: string; readonly text: string};

/** A day that concerns the person and is only suggested: nothing is sent by itself. */
export type SuggestedDay = {readonly reason: string; readonly day: string};

/** The corrections of the desk: what a person gave stays beside them. */
export type PersonCorrections = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Empty while nobody has corrected the language. */
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
  /** The time of day where the person may be, such as `10:05`; more than one where the zone is not certain. */
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
