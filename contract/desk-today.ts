import type {InboxKind} from './desk-inbox.ts';

/** The first screen of the desk, as `/api/desk/today` answers. Types only: the desk's bundle contains no schema. */

/** Something other than people that needs attention. `count`, `day` and `name` are present if relevant. */
export type AttentionNote = {
  readonly kind:
    | 'backup-none'
    | 'backup-old'
    | 'figures-past-review'
    | 'campaign-past-review'
    | 'campaign-ends'
    | 'consents-lapse'
    | 'disk-low'
    | 'certificate-ends'
    | 'held';
  /** The urgency: `now` comes first. */
  readonly urgency: 'now' | 'soon';
  readonly count?: number;
  readonly day?: string;
  readonly name?: string;
  /** The people of the note, at most five; a name is empty if none is known. */
  readonly people?: readonly {readonly id: string; readonly name: string}[];
};

/** A follow-up that is due. */
export type DueFollowUp = {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly kind: 'agent' | 'review';
  readonly subject: string;
  readonly dueOn: string;
  readonly isOverdue: boolean;
  /** Whether the member does not see the subject. */
  readonly isTextHidden: boolean;
  readonly version: number;
};

/** A visitor who waits for a first answer. */
export type WaitingPerson = {
  readonly id: string;
  readonly name: string;
  readonly kind: InboxKind;
  readonly since: string;
};

/** A delivery that has failed too often. */
export type ParkedDelivery = {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly topic: string;
  readonly channel: 'mail' | 'webhook' | 'push';
  readonly error: string;
  readonly since: string;
};

/** The data of the first screen. */
export type TodayView = {
  readonly waiting: readonly WaitingPerson[];
  /** The total number of waiting visitors: the list is limited. */
  readonly waitingCount: number;
  readonly due: readonly DueFollowUp[];
  readonly dueCount: number;
  readonly parked: readonly ParkedDelivery[];
  readonly notes: readonly AttentionNote[];
  /** The moment of the last backup, if it is recent; a note names a backup that is old or missing. */
  readonly lastBackupAt?: string;
};
