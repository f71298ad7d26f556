import type {Keyring} from '../keys/keyring.ts';
import type {Store} from '../storage/store.ts';
import {newEvent} from './new-event.ts';
import {replyAct, type Replied} from './reply.act.ts';

// A visitor on the page has read the answer by then.
const MAIL_AFTER_MS = 10 * 60_000;

type Vault = {readonly store: Store; readonly keyring: Keyring};

/** An answer. `member` is the member of the desk who writes it, `key` makes sending it again safe; both are empty for the command. */
export type NewReply = {
  readonly id: string;
  readonly text: string;
  readonly now: Date;
  readonly member?: string;
  readonly key?: string;
};

/**
 * Answers a visitor in the name of the agent. The first answer takes the conversation over. Where the visitor left an address, an answer that
 * nobody reacts to goes by mail after ten minutes.
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
