import {isOnOwnPage} from '../../element/origin.ts';

/** The key of a stored conversation. */
export type OpenSession = {readonly id: string; readonly secret: string};

const NAME = 'lamplightChat';

// An element that is removed and inserted again, or a second element on the page, continues the same
// conversation.
const memory = new Map<string, OpenSession>();

/**
 * Whether the conversation survives a reload: on the agency's own pages only. Every script of a partner's page can read
 * that page's storage, and everybody with the secret can read the conversation.
 */
export const survivesReload = (): boolean => isOnOwnPage();

/** Returns the open conversation of this page with a server; undefined without one. Never throws. */
export const readSession = (api: string): OpenSession | undefined => {
  const known = memory.get(api);
  if (known || !survivesReload()) return known;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (!isSession(value)) return undefined;
    memory.set(api, value);
    return value;
  } catch {
    return undefined; // blocked, or written by another script
  }
};

/** Stores the open conversation, or removes it. Never throws. */
export const writeSession = (api: string, session: OpenSession | undefined): void => {
  if (session) memory.set(api, session);
  else memory.delete(api);
  if (!survivesReload()) return;
  try {
    if (session) sessionStorage.setItem(NAME, `{"id":"${session.id}","secret":"${session.secret}"}`);
    else sessionStorage.removeItem(NAME);
  } catch {
    // blocked or full: the page's memory has the conversation
  }
};

const isSession = (value: unknown): value is OpenSession =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'secret' in value &&
  typeof value.id === 'string' &&
  typeof value.secret === 'string';
