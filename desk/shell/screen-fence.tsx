import {Component, useEffect, type ReactNode} from 'react';
import {DeskProblem} from '../api/desk-problem.ts';
import {useText} from '../language/use-text.ts';
import {ProblemNote} from './problem-note.tsx';
import {ScreenTitle} from './screen-title.tsx';

type Props = {readonly children: ReactNode};

/**
 * Keeps the frame of the desk when a screen fails: its file did not arrive, because the phone is offline or a new release has replaced the
 * file, or the screen has an error.
 */
export class ScreenFence extends Component<Props, {readonly hasFailed: boolean}> {
  override readonly state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

// A failed import stays failed in some browsers, and a new release has other files: only a reload helps. Drafts survive the reload.
const reload = (): void => location.reload();

// A file that was cut off may fail only after the network is back; then there is no event left to wait for. Each page reloads once for that.
let wasOffline = false;
window.addEventListener('offline', () => {
  wasOffline = true;
});

const Failed = () => {
  const t = useText();
  const isOffline = !navigator.onLine;
  useEffect(() => {
    if (!isOffline) {
      if (wasOffline) reload();
      return;
    }
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <>
      <ScreenTitle>{t('problem.screen')}</ScreenTitle>
      <ProblemNote problem={new DeskProblem({}, {status: isOffline ? 0 : 500})} onRetry={reload} />
    </>
  );
};
