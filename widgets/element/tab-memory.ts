import {scriptOrigin} from './origin.ts';

/*
 * Memory that outlives a reload of the tab: answers that were typed, until they are sent or cleared. On our own origin only: on a page
 * of somebody else every script could read them, so there they live in the element's memory. Storage may be blocked or full;
 * then, too, they live as long as the element. Never keep an answer about health here.
 */

/** Returns whether the element stands on a page of the origin that its script came from: the agency's own. */
export const isOnOwnPage = (): boolean => location.origin === scriptOrigin();

/** Keeps a value of plain data for this tab, before the page can go. Never throws. */
export const keepForTab = (key: string, value: object): void => {
  try {
    if (isOnOwnPage()) sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
};

/** Reads the value that this tab keeps under a key, or undefined. Never throws. */
export const keptForTab = (key: string): unknown => {
  try {
    const kept = isOnOwnPage() && sessionStorage.getItem(key);
    return kept ? JSON.parse(kept) : undefined;
  } catch {
    return undefined; // blocked, or not of our making
  }
};

/** Forgets what this tab keeps under a key. Never throws. */
export const forgetForTab = (key: string): void => {
  try {
    if (isOnOwnPage()) sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
};
