import {z} from 'zod';
import {ChatSourceSchema} from '../../../contract/chat.schema.ts';
import type {ChatFrame, ChatSource} from '../../../contract/chat.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import type {ChatEventTable} from '../../storage/tables/chat-tables.ts';
import type {Store} from '../../storage/store.ts';

/** The number of events in one read. */
export const EVENTS_AT_ONCE = 100;

/** A decrypted event of a conversation. */
export type ChatEvent =
  | {readonly seq: number; readonly name: 'message'; readonly frame: ChatFrame}
  | {
      readonly seq: number;
      readonly name: 'handover';
      readonly frame: {readonly id: string; readonly at: string};
    };

const StoredAnswer = z.object({known: z.boolean(), sources: z.array(ChatSourceSchema)});

/** Writes the column `sources` of an automatic answer. */
export const storedSources = (known: boolean, sources: readonly ChatSource[]): string =>
  JSON.stringify({known, sources});

/** Reads the column `sources`. */
export const readSources = (text: string): z.output<typeof StoredAnswer> =>
  StoredAnswer.parse(JSON.parse(text));

/** Reads the events of a conversation after a number, in order, at most `EVENTS_AT_ONCE`. Throws SealError or StorageUnavailableError. */
export const readEvents = async (
  store: Pick<Store, 'read'>,
  keyring: Keyring,
  {id, after}: {readonly id: string; readonly after: number},
): Promise<readonly ChatEvent[]> => {
  const rows = await store.read((db) =>
    db
      .selectFrom('chat_event')
      .selectAll()
      .where('submission_id', '=', id)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(EVENTS_AT_ONCE)
      .execute(),
  );
  return rows.map((row) => eventOf(unsealRow(keyring, 'chat_event', row)));
};

const eventOf = ({seq, id, at, kind, text, sources}: ChatEventTable): ChatEvent => {
  if (kind === 'handover') return {seq, name: 'handover', frame: {id, at}};
  const frame = {id, at, from: kind, text};
  return {seq, name: 'message', frame: sources === '' ? frame : {...frame, ...readSources(sources)}};
};
