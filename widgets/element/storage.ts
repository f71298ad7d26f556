import {scriptOrigin} from './origin.ts';

/**
 * Browser storage that may be blocked (third-party frames, private modes, policies) or full: every access is fenced
 * and falls back to memory, so a visitor's choice holds for the page at least. Nothing is written before the visitor acts.
 */
const memory = new Map<string, string>();

// On another's page an entry of the same name is the page's own; only ours carries the prefix there.
const nameHere = (key: string): string => (location.origin === scriptOrigin() ? '' : 'lamplight:') + key;

/** The stored text, or null when absent. Never throws. */
export const readStored = (key: string): string | null => {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(nameHere(key));
  } catch {
    return null; // blocked: nothing was stored
  }
};

/** Keeps a text in browser storage, or in memory for this page where storage is blocked or full. Never throws. */
export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(nameHere(key), value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};
