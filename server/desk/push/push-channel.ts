/**
 * Sends push messages as a channel of the outbox. The worker's claims ensure that only one of several processes
 * sends, and no visitor's request waits for a push service. A message that some devices could not receive is
 * retried for these devices only; in the end, a member whom no device reached gets a mail.
 */
import {MS_PER_MINUTE} from '../../../insurance/calendar/duration.ts';
import type {PushKind} from '../../../contract/desk-push.ts';
import type {Channel} from '../../delivery/channel.ts';
import type {Store} from '../../storage/store.ts';
import {isAnythingWanted} from './choice.store.ts';
import {removeGone} from './device.store.ts';
import {devicesOf} from './read-devices.ts';
import {noteEarly} from './note-early.ts';
import {writeNotice} from './notice.ts';
import {KIND_OF_TOPIC, pushMessage} from './push-message.ts';
import {recipientsOf, type Recipient} from './recipients.ts';
import type {PushOutcome} from './send-push.ts';
import {sendToAll, type Sent, type SendParts} from './send-to-all.ts';
import {forgetSent, noteSent, sentTo} from './sent.store.ts';

const AT_ONCE = 8;

/** The time after which a member who could not be notified gets a mail instead, in milliseconds. */
const GIVE_UP_MS = 10 * MS_PER_MINUTE;

/** The parts of the channel. */
export type PushParts = SendParts & {
  readonly store: Store;
  /** The addresses that get a mail about each event anyway, in lower case. */
  readonly mailed: readonly string[];
};

/** Some devices may receive the message at a later attempt. */
class PushLaterError extends Error {
  override readonly name = 'PushLaterError';
  readonly code = 'push-later';
  readonly retryAfterMs: number;

  constructor(reason: string, retryAfterMs: number) {
    super(reason);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Creates the channel that notifies members on their devices. */
export const createPushChannel = (parts: PushParts): Channel => ({
  name: 'push',
  topics: Object.keys(KIND_OF_TOPIC),
  atOnce: AT_ONCE,
  isWanted: () => isAnythingWanted(parts.store),
  deliver: async ({id: outboxId, topic, createdAt, submission}, signal, isLast = false) => {
    const kind = KIND_OF_TOPIC[topic];
    if (!kind) return;
    const recipients = await recipientsOf(parts.store, {submissionId: submission.id, kind});
    if (recipients.length === 0) return;
    const {former, sent, isNoted} = await send(parts, {outboxId, kind, recipients, signal});
    const later = sent.flatMap(({end}) => (end.outcome === 'later' ? [end] : []));
    const afterMs = Math.max(0, ...later.map((end) => end.afterMs));
    const isOver = isLast || parts.now().getTime() + afterMs >= Date.parse(createdAt) + GIVE_UP_MS;
    const retry = isOver ? undefined : later[0];
    // A member whose message is retried gets no mail yet.
    const reached = new Set([
      ...former.map((device) => device.member_id),
      ...sent.filter(({end}) => isReached(end, retry !== undefined)).map(({device}) => device.member_id),
    ]);
    const toMail = recipients.filter(
      ({member, choice}) =>
        wantsMail(choice.mail, reached.has(member.id)) && !parts.mailed.includes(member.mail),
    );
    await note(parts, {
      outboxId,
      submissionId: submission.id,
      sent,
      toMail,
      isSettled: retry === undefined,
      isNoted: isNoted || former.length > 0,
    });
    if (retry) throw new PushLaterError(retry.reason, afterMs);
  },
});

type Sending = {
  readonly outboxId: string;
  readonly kind: PushKind;
  readonly recipients: readonly Recipient[];
  readonly signal: AbortSignal;
};

// Sends to the devices that have not received the message; `former` are the devices that have.
const send = async (parts: PushParts, {outboxId, kind, recipients, signal}: Sending) => {
  const counts = new Map(recipients.map(({member, count}) => [member.id, count]));
  const devices = await devicesOf(parts.store, [...counts.keys()], parts.now());
  const had = await sentTo(parts.store, outboxId);
  const early = noteEarly(parts, outboxId);
  try {
    const sent = await sendToAll(
      parts,
      devices.filter(({id}) => !had.has(id)),
      {signal, messageFor: (memberId) => pushMessage(kind, counts.get(memberId) ?? 1), onSent: early.add},
    );
    return {former: devices.filter(({id}) => had.has(id)), sent, isNoted: await early.end()};
  } finally {
    await early.end();
  }
};

const isReached = ({outcome}: PushOutcome, isTriedAgain: boolean): boolean =>
  outcome === 'sent' || (outcome === 'later' && isTriedAgain);

const wantsMail = (mail: Recipient['choice']['mail'], isMemberReached: boolean): boolean =>
  mail === 'also' || (mail === 'instead' && !isMemberReached);

type DeliveryEnd = {
  readonly outboxId: string;
  readonly submissionId: string;
  readonly sent: readonly Sent[];
  readonly toMail: readonly Recipient[];
  readonly isSettled: boolean;
  /** Whether the store has a record of devices that have received a message. */
  readonly isNoted: boolean;
};

// The usual end, with every device notified, writes nothing.
const note = async (parts: PushParts, ended: DeliveryEnd): Promise<void> => {
  const {outboxId, submissionId, sent, toMail, isSettled, isNoted} = ended;
  const now = parts.now();
  const gone = idsWhere(sent, 'gone');
  if (gone.length === 0 && toMail.length === 0 && isSettled && !isNoted) return;
  await parts.store.write(async (transaction) => {
    await removeGone(transaction, gone);
    if (isSettled) await forgetSent(transaction, {outboxId, now});
    else await noteSent(transaction, {outboxId, ids: idsWhere(sent, 'sent'), now});
    for (const {member} of toMail) await writeNotice(transaction, {submissionId, memberId: member.id, now});
  });
};

const idsWhere = (sent: readonly Sent[], outcome: PushOutcome['outcome']): readonly string[] =>
  sent.filter(({end}) => end.outcome === outcome).map(({device}) => device.id);
