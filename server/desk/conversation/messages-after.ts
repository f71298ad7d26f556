import type {DeskMessage} from '../../../contract/desk-inbox.ts';
import {EVENTS_AT_ONCE, readEvents, type ChatEvent} from '../../chat/events/read-events.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {Store} from '../../storage/store.ts';

/** Reads the events of a conversation after a number, in order. Throws SealError or StorageUnavailableError. */
export const messagesAfter = async (
  store: Pick<Store, 'read'>,
  keyring: Keyring,
  {id, after}: {readonly id: string; readonly after: number},
): Promise<readonly DeskMessage[]> => {
  const messages: DeskMessage[] = [];
  for (let last = after, isOver = false; !isOver;) {
    const events = await readEvents(store, keyring, {id, after: last});
    messages.push(...events.map(messageOf));
    isOver = events.length < EVENTS_AT_ONCE;
    last = events.at(-1)?.seq ?? last;
  }
  return messages;
};

const messageOf = (event: ChatEvent): DeskMessage =>
  event.name === 'handover'
    ? {seq: event.seq, at: event.frame.at, from: 'handover', text: ''}
    : {seq: event.seq, at: event.frame.at, from: event.frame.from, text: event.frame.text};
