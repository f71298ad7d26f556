import type {Store} from './store.ts';

/** Announces in this process that the store may have changed. It carries no data: a listener reads the store. */
export class ChangeBell {
  readonly #listeners = new Set<() => void>();
  readonly #closers = new Set<() => void>();

  /** Calls back after each change; returns a function that stops it. */
  onRing(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls back once when the server stops. */
  onClose(closer: () => void): void {
    this.#closers.add(closer);
  }

  /** Calls every listener. */
  ring(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Announces that the server stops. */
  close(): void {
    for (const closer of this.#closers) closer();
  }
}

/** Wraps a store so that each commit of this process is announced. */
export const ringingStore = (store: Store, bell: ChangeBell): Store => ({
  perform: async (act, input) => {
    const value = await store.perform(act, input);
    bell.ring();
    return value;
  },
  write: async (run) => {
    const value = await store.write(run);
    bell.ring();
    return value;
  },
  read: (query) => store.read(query),
  scrub: (patienceMs) => store.scrub(patienceMs),
  close: () => store.close(),
});
