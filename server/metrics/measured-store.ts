import type {Act, Store} from '../storage/store.ts';
import {recordAct, type Recorded, type SubmissionRows} from '../submission/record-submission.act.ts';
import type {Meter} from './meter.ts';

/**
 * A store that measures its acts, and counts submissions by how they were recorded. What cannot be counted changes nothing:
 * acts resolve and fail as those of the store itself.
 */
export const measuredStore = (store: Store, meter: Meter): Store => {
  const perform = async <Input, Value>(act: Act<Input, Value>, input: Input): Promise<Value> => {
    const began = performance.now();
    const end = (outcome: 'done' | 'failed') =>
      meter.acts.observe({act: act.name, outcome}, (performance.now() - began) / 1_000);
    let value: Value;
    try {
      value = await store.perform(act, input);
    } catch (error) {
      orNotAtAll(() => end('failed'));
      throw error;
    }
    orNotAtAll(() => end('done'));
    // An act of this name has these types.
    if (act.name === recordAct.name)
      orNotAtAll(() => count(meter, input as SubmissionRows, value as Recorded));
    return value;
  };
  return {
    perform,
    write: (run) => store.write(run),
    read: (query) => store.read(query),
    scrub: (patienceMs) => store.scrub(patienceMs),
    close: () => store.close(),
  };
};

const count = ({submissions}: Meter, {submission}: SubmissionRows, {outcome}: Recorded): void => {
  const held = submission.held_for === '' ? 'no' : 'yes';
  submissions.inc({kind: submission.kind, outcome, held});
};

// A figure that is lost must not tell a visitor that what is stored was not, nor take the place of the store's own error.
const orNotAtAll = (measure: () => void): void => {
  try {
    measure();
  } catch {
    // See above.
  }
};
