import {protocol, type ToastClaim} from '../../element/protocol.ts';
import {renderTree, unmountTree} from '../../element/render.ts';
import {adoptStyles} from '../../element/shared-sheet.ts';
import {countdown} from './countdown.ts';
import {keepClear} from './keep-clear.ts';
import {ToastCard} from './toast-card.tsx';
import {closeRecord, openRecord} from './toast-record.ts';
import {type Toast, TOAST_DURATION_MS} from './toast.ts';
import styles from './toast.css?inline';

/** The parts of an element that a toast uses. */
type ToastHost = HTMLElement & {
  readonly connection: AbortSignal;
  readonly spoken: string | null;
  readonly apiOrigin: string;
};

/** The options of a toast: the shared text `close`, and the duration. */
export type ToastOptions = {
  readonly closeLabel: string;
  /** Whether a live region of the element has the same text. A second live region would make a screen reader say the text twice. */
  readonly isShownInPlace?: boolean;
  readonly durationMs?: number;
};

// Screen readers announce changes in a known live region, not the content of a new region.
const REGION_SETTLES_MS = 80;

const isLamplight = (target: EventTarget): boolean =>
  target instanceof Element && target.localName.startsWith('lamplight-');

/** Finds the focused element, through shadow roots. */
const deepActiveElement = (): Element | null => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/**
 * Shows a toast in the top layer, inside the element's own root, and removes the toast of any other element on the
 * page. The toast disappears after its time (which pauses while pointer or focus is on it), by its button, by Esc while
 * it has focus, or by a swipe to the right. F8 focuses it: anywhere on the agency's site, on a partner's page only from
 * within a Lamplight element. Import it dynamically: there is no toast before the visitor has sent something.
 */
export const showToast = (
  host: ToastHost,
  toast: Toast,
  {closeLabel, durationMs = TOAST_DURATION_MS, isShownInPlace = false}: ToastOptions,
): void => {
  const {shadowRoot: root} = host;
  if (!root || host.connection.aborted) return; // the element has left the page: nobody is there to read the toast
  const page = protocol();
  const stop = new AbortController();
  const {signal} = stop;
  const region = document.createElement('div');
  region.className = 'lamplight toast-region';
  region.popover = 'manual';
  if (!isShownInPlace) {
    // A fault interrupts the screen reader, a success waits.
    region.role = toast.variant === 'destructive' ? 'alert' : 'status';
    region.ariaAtomic = 'true';
  }
  region.lang = host.spoken ?? '';
  region.dataset['theme'] = root.querySelector<HTMLElement>('.lamplight')?.dataset['theme'] ?? 'auto';
  adoptStyles(root, styles);

  const id = openRecord(toast);
  let cameFrom: Element | null = null;
  const dismiss = (): void => {
    if (signal.aborted) return;
    const hadFocus = region.contains(root.activeElement);
    stop.abort();
    if (page.toast === claim) page.toast = null; // otherwise another toast has replaced it
    closeRecord(id);
    unmountTree(region);
    region.remove();
    if (hadFocus && cameFrom instanceof HTMLElement) cameFrom.focus();
  };
  const claim: ToastClaim = {
    dismiss,
    focus() {
      const active = deepActiveElement();
      if (!region.contains(active)) cameFrom = active;
      region.querySelector<HTMLElement>('.toast')?.focus();
    },
  };
  const timer = countdown(durationMs, dismiss, signal);

  // A dialog makes everything outside the dialog inert, even what is above.
  (root.querySelector('dialog:modal') ?? root).append(region);
  region.showPopover();
  const {toast: previous} = page;
  page.toast = claim;
  previous?.dismiss();
  host.connection.addEventListener('abort', dismiss, {signal});
  region.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // closes the toast, not also the page's dialog
      dismiss();
    },
    {signal},
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F8') return;
      if (location.origin !== host.apiOrigin && !event.composedPath().some(isLamplight)) return;
      event.preventDefault();
      page.toast?.focus();
    },
    {signal},
  );
  setTimeout(() => {
    if (signal.aborted) return;
    renderTree(
      <ToastCard
        toast={toast}
        closeLabel={closeLabel}
        onDismiss={dismiss}
        onRest={(isResting) => (isResting ? timer.hold() : timer.run())}
      />,
      region,
    );
    keepClear(region, host, toast.variant === 'destructive', signal);
    timer.run();
  }, REGION_SETTLES_MS);
};
