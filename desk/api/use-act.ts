import {useState} from 'react';
import {DeskProblem} from './desk-problem.ts';
import {useKeptFocus} from './use-kept-focus.ts';

/** The state of a member's act: running, or failed with a problem. */
export type Act = {
  readonly isBusy: boolean;
  readonly problem: DeskProblem | undefined;
  /** Runs the act; resolves with true when it succeeded. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Clears the problem of the last act. */
  readonly forget: () => void;
};

/** Runs acts in sequence and keeps the problem of the last act. */
export const useAct = (): Act => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeskProblem>();
  const keepFocus = useKeptFocus(isBusy);
  const run: Act['run'] = async (act) => {
    keepFocus();
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500}));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {isBusy, problem, run, forget: () => setProblem(undefined)};
};
