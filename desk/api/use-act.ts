import {useState} from 'react';
import {DeskProblem} from './desk-problem.ts';

/** An act of a member: whether it is under way, and why it was not done. */
export type Act = {
  readonly isBusy: boolean;
  readonly problem: DeskProblem | undefined;
  /** Runs the act; resolves with whether it was done. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Drops the problem of the last act. */
  readonly forget: () => void;
};

/** Runs acts one after the other, and keeps the problem of the last one. */
export const useAct = (): Act => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DeskProblem>();
  const run: Act['run'] = async (act) => {
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
