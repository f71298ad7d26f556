import {useEffect, useState} from 'react';
import {useSession} from '../../session/session-store.ts';

/** A text that somebody is writing, with the key under which it is sent: the same text under the same key is stored once. */
export type Draft = {readonly text: string; readonly key: string};

const EMPTY: Draft = {text: '', key: ''};

/**
 * Keeps what a member writes in a conversation, in this tab until it is sent: an event, another screen, a reload or a session that has ended lose nothing.
 * Each member has drafts of their own.
 */
export const useDraft = (conversationId: string) => {
  const session = useSession();
  const member = session.state === 'signed-in' ? session.me.id : '';
  const place = `lamplight-desk-draft:${member}:${conversationId}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft(place));
  useEffect(() => {
    try {
      if (draft.text === '') sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, JSON.stringify(draft));
    } catch {
      // Without storage the draft lives as long as the screen.
    }
  }, [draft, place]);
  return {
    draft,
    // Another text is another message.
    write: (text: string) => setDraft({text, key: crypto.randomUUID()}),
    clear: () => setDraft(EMPTY),
  };
};

const readDraft = (place: string): Draft => {
  try {
    return {...EMPTY, ...(JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Draft>)};
  } catch {
    return EMPTY;
  }
};
