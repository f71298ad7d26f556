import {useState} from 'react';
import {DeskProblem} from '../api/desk-problem.ts';
import {useKeptFocus} from '../api/use-kept-focus.ts';

/** The state of an act: running or failed. `isCancelled`: the member closed the authenticator's dialog, which is not an error. */
export type Attempt = {
  readonly isBusy: boolean;
  readonly problem: DeskProblem | undefined;
  readonly isCancelled: boolean;
  readonly run: (act: () => Promise<void>) => Promise<void>;
};

// The browser errors for a closed dialog, a missing passkey and a timeout.
const CANCELLATIONS = new Set(['NotAllowedError', 'AbortError']);

/** Runs one act at a time and keeps its failure. */
export const useAttempt = (): Attempt => {
  const [state, setState] = useState<Omit<Attempt, 'run'>>({
    isBusy: false,
    problem: undefined,
    isCancelled: false,
  });
  const keepFocus = useKeptFocus(state.isBusy);
  const run = async (act: () => Promise<void>): Promise<void> => {
    if (state.isBusy) return;
    keepFocus();
    setState({isBusy: true, problem: undefined, isCancelled: false});
    try {
      await act();
      setState({isBusy: false, problem: undefined, isCancelled: false});
    } catch (error) {
      const isCancelled = error instanceof Error && CANCELLATIONS.has(error.name);
      const problem = error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500});
      setState({isBusy: false, isCancelled, problem: isCancelled ? undefined : problem});
    }
  };
  return {...state, run};
};
