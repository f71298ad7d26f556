import type {RecordState as Listed} from '../../../contract/desk-person.ts';
import {request} from '../../api/request.ts';
import {useAct} from '../../api/use-act.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {StateChoice} from '../state-choice.tsx';

type Props = {readonly id: string; readonly listed: Listed; readonly onChanged: () => void};

/** The state of a submission on the person's screen, which is the only such place on a phone. */
export const RecordState = ({id, listed: {state, version}, onChanged}: Props) => {
  const {isBusy, problem, run} = useAct();
  return (
    <>
      <StateChoice
        state={state}
        isBusy={isBusy}
        onChange={(next) =>
          // A refused change shows what a colleague has set in the meantime.
          void run(() =>
            request(`/inbox/${id}`, {method: 'PATCH', body: {state: next}, version: `"${version}"`}),
          ).then(onChanged)
        }
      />
      {problem && <ProblemNote problem={problem} />}
    </>
  );
};
