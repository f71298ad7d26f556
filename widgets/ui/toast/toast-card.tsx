import {useLayoutEffect, useRef} from 'react';
import {followSwipe} from './swipe.ts';
import type {Toast} from './toast.ts';

/** The props of the toast on screen. */
export type ToastCardProps = {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onDismiss: () => void;
  /** Whether the pointer or the focus is on the toast. */
  readonly onRest: (isResting: boolean) => void;
};

/** The toast itself; the live region around it announces it. */
export const ToastCard = ({toast, closeLabel, onDismiss, onRest}: ToastCardProps) => {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const {current} = card;
    if (!current) return;
    const stop = new AbortController();
    const {signal} = stop;
    for (const type of ['pointerenter', 'focusin'])
      current.addEventListener(type, () => onRest(true), {signal});
    for (const type of ['pointerleave', 'focusout'])
      current.addEventListener(type, () => onRest(current.matches(':hover, :focus-within')), {signal});
    followSwipe(current, onDismiss, signal);
    return () => stop.abort();
  }, [onDismiss, onRest]);
  return (
    <div ref={card} className={`toast ${toast.variant}`} part="toast" tabIndex={-1}>
      <div>
        <p className="toast-title">{toast.title}</p>
        <p>{toast.description}</p>
        {toast.action ? <a href={toast.action.href}>{toast.action.text}</a> : null}
      </div>
      <button type="button" aria-label={closeLabel} onClick={onDismiss}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </div>
  );
};
