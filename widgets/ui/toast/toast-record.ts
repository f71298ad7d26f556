import {type Toast, TOAST_REMOVAL_DELAY_MS} from './toast.ts';

/** A toast that was shown: `isOpen` while it is on screen. */
export type ToastRecord = Toast & {
  readonly id: number;
  readonly isOpen: boolean;
};

// At most one toast is visible at a time, so at most one record is kept: the next replaces it (site-spec
// section 4).
let record: ToastRecord | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** The toast on screen, or the last one until its removal delay has passed; null when there is none. */
export const toastRecord = (): ToastRecord | null => record;

/** Keeps a record of a visible toast. */
export const openRecord = (toast: Toast): number => {
  clearTimeout(removal);
  lastId += 1;
  record = {...toast, id: lastId, isOpen: true};
  return lastId;
};

/** Notes that a toast left the screen, and removes the record after the delay. */
export const closeRecord = (id: number): void => {
  if (record?.id !== id || !record.isOpen) return;
  record = {...record, isOpen: false};
  removal = setTimeout(() => (record = null), TOAST_REMOVAL_DELAY_MS);
};
