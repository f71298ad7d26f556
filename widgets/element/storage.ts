import {isOnOwnPage} from './origin.ts';

/**
 * Browser storage that may be blocked (third-party frames, private modes, policies) or full: every access catches
 * errors and falls back to memory, so a visitor's choice lasts at least for the page. Nothing is written before the
 * visitor acts.
 */
const memory = new Map<string, string>();

// On a partner's page an entry with the same name belongs to the page; Lamplight's entry has a prefix there.
const nameHere = (key: string): string => (isOnOwnPage() ? '' : 'lamplight:') + key;

/** Returns the stored text, or null when absent. Never throws. */
export const readStored = (key: string): string | null => {
  try {
    return memory.get(key) ?? localStorage.getItem(nameHere(key));
  } catch {
    return null; // blocked: nothing was stored
  }
};

/** Stores a text in browser storage, or in memory for this page if storage is blocked or full. Never throws. */
export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(nameHere(key), value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};
