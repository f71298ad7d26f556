import {MS_PER_MINUTE} from '../../insurance/calendar/duration.ts';
import type {Keyring} from '../keys/keyring.ts';
import type {Store} from '../storage/store.ts';
import {newEvent} from './new-event.ts';
import {replyAct, type Replied} from './reply.act.ts';

// A visitor on the page has read the answer within this time.
const MAIL_AFTER_MS = 10 * MS_PER_MINUTE;

type Vault = {readonly store: Store; readonly keyring: Keyring};

/** An answer. `member` is the member of the desk who writes it, `key` makes a retry safe; both are empty for the command. */
export type NewReply = {
  readonly id: string;
  readonly text: string;
  readonly now: Date;
  readonly member?: string;
  readonly key?: string;
};

/**
 * Answers a visitor on behalf of the agent. The first answer assigns the conversation. If the visitor left an address, an answer without a
 * reaction is mailed after ten minutes.
 */
export const replyTo = async (
  {store, keyring}: Vault,
  {id, text, now, member = '', key = ''}: NewReply,
): Promise<Replied> =>
  await store.perform(replyAct, {
    event: {...newEvent(keyring.current, {conversationId: id, kind: 'agent', text, at: now}), key},
    mailAt: new Date(now.getTime() + MAIL_AFTER_MS).toISOString(),
    member,
  });
