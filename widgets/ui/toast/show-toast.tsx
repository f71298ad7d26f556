import {protocol, type ToastClaim} from '../../element/protocol.ts';
import {renderTree, unmountTree} from '../../element/render.ts';
import {adoptStyles} from '../../element/shared-sheet.ts';
import {countdown} from './countdown.ts';
import {keepClear} from './keep-clear.ts';
import {ToastCard} from './toast-card.tsx';
import {closeRecord, openRecord} from './toast-record.ts';
import {type Toast, toastDurationMs} from './toast.ts';
import styles from './toast.css?inline';

/** The element that shows a toast, as far as a toast needs it. */
type ToastHost = HTMLElement & {
  readonly connection: AbortSignal;
  readonly spoken: string | null;
  readonly apiOrigin: string;
};

/** How to show a toast: the shared text `close`, and for how long. */
export type ToastOptions = {
  readonly closeLabel: string;
  readonly durationMs?: number;
};

// Screen readers say what changes in a live region they know, not what a new one brings along.
const regionSettlesMs = 80;

const isLamplight = (target: EventTarget): boolean =>
  target instanceof Element && target.localName.startsWith('lamplight-');

/** Finds the focused element, through shadow roots. */
const deepActiveElement = (): Element | null => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

/**
 * Shows a toast in the top layer, inside the element's own root, and takes down the one that any other element on the
 * page may be showing. It goes after its time (held while pointer or focus rests on it), by its button, by Esc while it
 * has focus, or by a swipe to the right. F8 brings focus to it: anywhere on our own site, on a partner's page only from
 * within one of our elements. Import it dynamically: nobody has a toast before they have sent something.
 */
export const showToast = (
  host: ToastHost,
  toast: Toast,
  {closeLabel, durationMs = toastDurationMs}: ToastOptions,
): void => {
  const {shadowRoot: root} = host;
  if (!root || host.connection.aborted) return; // left the page meanwhile: nobody is there to read it
  const page = protocol();
  const stop = new AbortController();
  const {signal} = stop;
  const region = document.createElement('div');
  region.className = 'lamplight toast-region';
  region.popover = 'manual';
  // A fault interrupts what is being read, a success waits its turn.
  region.role = toast.variant === 'destructive' ? 'alert' : 'status';
  region.ariaAtomic = 'true';
  region.lang = host.spoken ?? '';
  region.dataset['theme'] = root.querySelector<HTMLElement>('.lamplight')?.dataset['theme'] ?? 'auto';
  adoptStyles(root, styles);

  const id = openRecord(toast);
  let cameFrom: Element | null = null;
  const dismiss = (): void => {
    if (signal.aborted) return;
    const hadFocus = region.contains(root.activeElement);
    stop.abort();
    if (page.toast === claim) page.toast = null; // else another toast has taken the place since
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

  root.append(region);
  region.showPopover();
  const {toast: previous} = page;
  page.toast = claim;
  previous?.dismiss();
  host.connection.addEventListener('abort', dismiss, {signal});
  region.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // it closes the toast, not the page's dialog as well
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
    keepClear(region, host, signal);
    timer.run();
  }, regionSettlesMs);
};
