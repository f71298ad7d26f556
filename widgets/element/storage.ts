/**
 * Browser storage that may be blocked (third-party frames, private modes, policies) or full: every access is fenced
 * and falls back to memory, so a visitor's choice holds for the page at least. Nothing is written before the visitor acts.
 */
const memory = new Map<string, string>();

/** The stored text, or null when absent. Never throws. */
export const readStored = (key: string): string | null => {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked: nothing was stored
  }
};

/** Keeps a text in browser storage, or in memory for this page where storage is blocked or full. Never throws. */
export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};
