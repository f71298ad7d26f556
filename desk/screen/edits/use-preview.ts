import {useState} from 'react';
import type {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import {useAct} from '../../api/use-act.ts';

/** A preview of a draft, rendered and checked by the server. */
export type MadePreview<Preview> = {
  /** Undefined before the first request and after each change of the draft. */
  readonly shown: Preview | undefined;
  readonly isBusy: boolean;
  readonly problem: DeskProblem | undefined;
  readonly show: () => Promise<boolean>;
};

/** Requests the preview of a draft. Nothing is stored. `stored` is the preview of the stored value. */
export const usePreview = <Preview>(path: string, draft: unknown, stored?: Preview): MadePreview<Preview> => {
  const {isBusy, problem, run} = useAct();
  const [made, setMade] = useState<{readonly of: string; readonly preview: Preview}>();
  const of = JSON.stringify([path, draft]);
  return {
    shown: stored ?? (made?.of === of ? made.preview : undefined),
    isBusy,
    problem,
    show: () =>
      run(async () => {
        const {data} = await request<Preview>(path, {method: 'POST', body: draft});
        setMade({of, preview: data});
      }),
  };
};
