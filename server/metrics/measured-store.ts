import type {Act, Store} from '../storage/store.ts';
import {recordAct, type Recorded, type SubmissionRows} from '../submission/record-submission.act.ts';
import type {Meter} from './meter.ts';

/**
 * Wraps a store to measure its acts and to count submissions by outcome. A failed measurement changes nothing:
 * acts resolve and fail like the acts of the store.
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
      ignoringErrors(() => end('failed'));
      throw error;
    }
    ignoringErrors(() => end('done'));
    // An act with this name has these types.
    if (act.name === recordAct.name)
      ignoringErrors(() => count(meter, input as SubmissionRows, value as Recorded));
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

// A failed measurement must neither turn a stored submission into an error nor replace the store's error.
const ignoringErrors = (measure: () => void): void => {
  try {
    measure();
  } catch {
    // The store's own result counts.
  }
};
