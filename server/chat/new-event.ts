import type {DataKey} from '../keys/data-key.ts';
import {sealRow} from '../keys/sealed-fields.ts';
import type {ChatEventTable} from '../storage/tables/chat-tables.ts';
import {timeOrderedId} from '../storage/time-ordered-id.ts';
import type {NewEvent} from './conversation.store.ts';

type EventContent = {
  readonly conversationId: string;
  readonly kind: ChatEventTable['kind'];
  readonly text: string;
  readonly at: Date;
};

/**
 * Builds an event with the text encrypted. The encryption is bound to the event's id, because the number is known
 * only inside the transaction.
 */
export const newEvent = (key: DataKey, {conversationId, kind, text, at}: EventContent): NewEvent => {
  const {seq: _seq, ...event} = sealRow(key, 'chat_event', {
    id: timeOrderedId(at),
    submission_id: conversationId,
    seq: 0,
    kind,
    at: at.toISOString(),
    text,
    sources: '',
    key: '',
    fingerprint: '',
  });
  return event;
};
