import {isOnOwnPage} from './origin.ts';

/* Memory that survives a reload of the tab: typed answers, until they are sent or cleared. Only on the
   agency's own origin: on a partner's page every script could read them, so there the answers are in the
   element's memory only. The same applies when storage is blocked or full. Never store a health answer here.
   */

/** Stores a value of plain data for this tab, before the page can be closed. Never throws. */
export const keepForTab = (key: string, value: object): void => {
  try {
    if (isOnOwnPage()) sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
};

/** Returns this tab's value for a key, or undefined. Never throws. */
export const keptForTab = (key: string): unknown => {
  try {
    const kept = isOnOwnPage() && sessionStorage.getItem(key);
    return kept ? JSON.parse(kept) : undefined;
  } catch {
    return undefined; // blocked, or written by another script
  }
};

/** Removes this tab's value for a key. Never throws. */
export const forgetForTab = (key: string): void => {
  try {
    if (isOnOwnPage()) sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was stored.
  }
};
