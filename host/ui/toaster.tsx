import {X} from 'lucide';
import {type PointerEvent, useEffect, useLayoutEffect, useRef} from 'react';
import {useStore} from 'zustand';
import {useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {claimToast, releaseToast} from '../element/page-protocol.ts';
import {Button} from './button.tsx';
import {dismissToast, toastRules, toastStore, type Toast} from './toast-store.ts';

/** The region of notifications. F8 moves focus to the current one (start/toast-key.ts). */
export const Toaster = () => {
  const t = useText();
  const shown = useStore(toastStore, ({toasts}) => toasts.find(({isOpen}) => isOpen));
  return (
    <section className="toasts" aria-label={t('notifications')} tabIndex={-1}>
      <div aria-atomic="true" aria-live={shown?.variant === 'destructive' ? 'assertive' : 'polite'}>
        {shown && <OneToast key={shown.id} toast={shown} />}
      </div>
    </section>
  );
};

const OneToast = ({toast}: {readonly toast: Toast}) => {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const startX = useRef<number | null>(null);
  const pause = useTimer(() => dismissToast(toast.id), toastRules.durationMs);
  // Before anybody can see it: F8 may be pressed in the first frame.
  useLayoutEffect(() => {
    const claim = {dismiss: () => dismissToast(toast.id), focus: () => box.current?.focus()};
    claimToast(claim);
    return () => releaseToast(claim);
  }, [toast.id]);
  const release = ({clientX}: PointerEvent): void => {
    const moved = startX.current === null ? 0 : clientX - startX.current;
    startX.current = null;
    if (moved >= toastRules.swipePx) dismissToast(toast.id);
    else box.current?.style.removeProperty('translate');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a swipe and a pause; the button does it for keys
    <section
      ref={box}
      aria-label={toast.title}
      className={`toast toast-${toast.variant}`}
      tabIndex={-1}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
      onKeyDown={({key}) => {
        if (key === 'Escape') dismissToast(toast.id);
      }}
      onPointerDown={(event) => {
        if ((event.target as Element).closest('button')) return;
        startX.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({clientX, currentTarget}) => {
        if (startX.current === null) return;
        currentTarget.style.translate = `${Math.max(0, clientX - startX.current)}px`;
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <p className="toast-title">{toast.title}</p>
      {toast.description && <p className="toast-text">{toast.description}</p>}
      {toast.action && (
        <Button variant="link" size="sm" onClick={toast.action.run}>
          {toast.action.label}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('closeNotification')}
        onClick={() => dismissToast(toast.id)}
      >
        <Icon node={X} />
      </Button>
    </section>
  );
};

/** Runs `act` after `durationMs` on screen, not counting the time under the pointer or with focus. Returns the pause switch. */
const useTimer = (act: () => void, durationMs: number): ((isPaused: boolean) => void) => {
  const latest = useRef(act);
  const clock = useRef({leftMs: durationMs, startedAtMs: 0, timer: 0});
  const pause = (isPaused: boolean): void => {
    const {current} = clock;
    window.clearTimeout(current.timer);
    if (isPaused && current.startedAtMs > 0) current.leftMs -= performance.now() - current.startedAtMs;
    current.startedAtMs = isPaused ? 0 : performance.now();
    if (!isPaused) current.timer = window.setTimeout(() => latest.current(), current.leftMs);
  };
  useEffect(() => {
    const {current} = clock;
    current.startedAtMs = performance.now();
    current.timer = window.setTimeout(() => latest.current(), current.leftMs);
    return () => window.clearTimeout(current.timer);
  }, []);
  return pause;
};
