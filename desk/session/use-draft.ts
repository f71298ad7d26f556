import {useEffect, useState} from 'react';
import {useSession} from './session-store.ts';

/** The fields of a draft. */
type Fields = Readonly<Record<string, string>>;

/** A draft with the idempotency key under which it is sent: the same text under the same key is stored once. */
export type Draft<Written extends Fields> = {readonly fields: Written; readonly key: string};

const DRAFTS = 'lamplight-desk-draft:';

/**
 * Deletes the drafts of this tab: all drafts, of every member, or those about the records with the given ids. Drafts of a screen that is
 * still open are kept again with the next typed letter.
 */
export const dropDrafts = (ids?: readonly string[]): void => {
  try {
    for (const place of Object.keys(sessionStorage))
      if (place.startsWith(DRAFTS) && (ids === undefined || ids.some((id) => place.split(':').includes(id))))
        sessionStorage.removeItem(place);
  } catch {
    // Without storage, there is nothing to delete.
  }
};

/**
 * Keeps a draft in this tab until it is stored. Events, other screens, reloads and an ended session lose nothing, and a retry after a
 * reload is the same request. Each member has separate drafts. A sign-out deletes all drafts of the tab, an erasure those about the person.
 */
export const useDraft = <Written extends Fields>(name: string, empty: Written) => {
  const session = useSession();
  const member = session.state === 'signed-in' ? session.me.id : '';
  const place = `${DRAFTS}${member}:${name}`;
  const [draft, setDraft] = useState(() => readDraft(place, empty));
  useEffect(() => {
    try {
      if (Object.entries(draft.fields).every(([field, text]) => text === empty[field]))
        sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, JSON.stringify(draft));
    } catch {
      // Without storage, the draft lives as long as the screen.
    }
  }, [draft, place, empty]);
  return {
    draft,
    // A changed text is another message.
    write: (change: Partial<Written>) =>
      setDraft(({fields}) => ({fields: {...fields, ...change}, key: crypto.randomUUID()})),
    // Text that was typed while the draft was being sent under the key `sent` is another draft and stays.
    clear: (sent?: string) =>
      setDraft((last) =>
        sent === undefined || last.key === sent ? {fields: empty, key: crypto.randomUUID()} : last,
      ),
  };
};

const readDraft = <Written extends Fields>(place: string, empty: Written): Draft<Written> => {
  const fresh = {fields: empty, key: crypto.randomUUID()};
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Draft<Written> | null;
    return kept ? {fields: {...empty, ...kept.fields}, key: kept.key} : fresh;
  } catch {
    return fresh;
  }
};
