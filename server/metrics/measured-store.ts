import type {Act, Store} from '../storage/store.ts';
import {recordAct, type Recorded, type SubmissionRows} from '../submission/record-submission.act.ts';
import type {Meter} from './meter.ts';

/** A store that measures its acts, and counts submissions by how they were recorded. */
export function measuredStore(store: Store, meter: Meter): Store {
  const perform = async <Input, Value>(act: Act<Input, Value>, input: Input): Promise<Value> => {
    const began = performance.now();
    const end = (outcome: 'done' | 'failed') =>
      meter.acts.observe({act: act.name, outcome}, (performance.now() - began) / 1_000);
    try {
      const value = await store.perform(act, input);
      end('done');
      // An act of this name has these types.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      if (act.name === recordAct.name) count(meter, input as SubmissionRows, value as Recorded);
      return value;
    } catch (error) {
      end('failed');
      throw error;
    }
  };
  return {
    perform,
    write: (run) => store.write(run),
    read: (query) => store.read(query),
    scrub: () => store.scrub(),
    close: () => store.close(),
  };
}

function count({submissions}: Meter, {submission}: SubmissionRows, {outcome}: Recorded): void {
  const held = submission.held_for === '' ? 'no' : 'yes';
  submissions.inc({kind: submission.kind, outcome, held});
}
