import {createStore} from 'zustand/vanilla';

/**
 * One at a time, 5 seconds on screen, removed from memory after 1,000,000 ms, swiped away after 50 px (site-spec
 * section 9).
 */
export const toastRules = {limit: 1, durationMs: 5000, removeDelayMs: 1_000_000, swipePx: 50} as const;

/** A notification. `isOpen` becomes false when it is dismissed; it is removed later. */
export type Toast = {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: {readonly label: string; readonly run: () => void};
  readonly variant: 'default' | 'destructive';
  readonly isOpen: boolean;
};

type Toasts = {
  readonly toasts: readonly Toast[];
};

/** The host's notifications, newest first. */
export const toastStore = createStore<Toasts>(() => ({toasts: []}));

let lastId = 0;

/** Shows a notification in place of the current one, and returns its id. */
export const showToast = (
  toast: Omit<Toast, 'id' | 'isOpen' | 'variant'> & Partial<Pick<Toast, 'variant'>>,
): string => {
  lastId += 1;
  const id = String(lastId);
  const shown: Toast = {variant: 'default', ...toast, id, isOpen: true};
  toastStore.setState(({toasts}) => ({toasts: [shown, ...toasts].slice(0, toastRules.limit)}));
  return id;
};

/** Removes a notification from the screen, and from memory `removeDelayMs` later. */
export const dismissToast = (id: string): void => {
  toastStore.setState(({toasts}) => ({
    toasts: toasts.map((toast) => (toast.id === id ? {...toast, isOpen: false} : toast)),
  }));
  setTimeout(() => {
    toastStore.setState(({toasts}) => ({toasts: toasts.filter((toast) => toast.id !== id)}));
  }, toastRules.removeDelayMs);
};
