import type {Keyring} from '../keys/keyring.ts';
import type {Store} from '../storage/store.ts';
import {newEvent} from './new-event.ts';
import {replyAct} from './reply.act.ts';

// A visitor on the page has read the answer by then.
const MAIL_AFTER_MS = 10 * 60_000;

type Vault = {readonly store: Store; readonly keyring: Keyring};

/**
 * Answers a visitor in the name of the agent. The first answer takes the conversation over. Where the visitor left an address, an answer that
 * nobody reacts to goes by mail after ten minutes. Gives undefined where the conversation is gone.
 */
export const replyTo = async (
  {store, keyring}: Vault,
  {id, text, now}: {readonly id: string; readonly text: string; readonly now: Date},
): Promise<{readonly isMailed: boolean} | undefined> => {
  const replied = await store.perform(replyAct, {
    event: newEvent(keyring.current, {conversationId: id, kind: 'agent', text, at: now}),
    mailAt: new Date(now.getTime() + MAIL_AFTER_MS).toISOString(),
  });
  return replied === null ? undefined : {isMailed: replied.isMailed};
};
