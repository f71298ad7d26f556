import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import type {Act, Store} from '../storage/store.ts';
import {recordAct} from '../submission/record-submission.act.ts';

/** Remembers that the store has refused a write, until a submission is stored or `end` is called. */
export class WriteRefusals {
  #isRefusing = false;

  /** Whether the last write that counts was refused. */
  get isRefusing(): boolean {
    return this.#isRefusing;
  }

  /** Notes that there is room for submissions again. */
  end(): void {
    this.#isRefusing = false;
  }

  /** Wraps a store so that refused writes are noted. Small writes may succeed on an almost full disk, so that only a submission ends a refusal. */
  watch(store: Store): Store {
    return {
      perform: async <Input, Value>(act: Act<Input, Value>, input: Input): Promise<Value> => {
        const value = await this.#noted(store.perform(act, input));
        if (act.name === recordAct.name) this.end();
        return value;
      },
      write: (run) => this.#noted(store.write(run)),
      read: (query) => store.read(query),
      scrub: (patienceMs) => store.scrub(patienceMs),
      close: () => store.close(),
    };
  }

  async #noted<Value>(write: Promise<Value>): Promise<Value> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof StorageUnavailableError) this.#isRefusing = true;
      throw error;
    }
  }
}
