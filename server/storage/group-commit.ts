import type {ControlledTransaction, Kysely, Transaction} from 'kysely';
import type {Schema} from './schema.ts';

/** One act: everything in it happens, or nothing. It must use only the transaction it is given. */
export type Act<Value> = (transaction: Transaction<Schema>) => Promise<Value>;

type Outcome = {readonly settle: () => void};
type Waiting = {
  readonly run: (transaction: Transaction<Schema>) => Promise<Outcome>;
  readonly reject: (error: unknown) => void;
};

/** What a group commit needs to know of the store beneath it. */
export type GroupStore = {
  readonly connect: () => Promise<Kysely<Schema>>;
  /** Says whether an error concerns the store as a whole, so that the whole group must fail. */
  readonly isStoreFault: (error: unknown) => boolean;
  /** Told of each error that failed a whole group; gives the error its acts are rejected with. */
  readonly onStoreFault: (error: unknown) => Promise<unknown>;
};

const MAX_GROUP = 256;

/**
 * Commits the acts of one event-loop turn together, each under its own savepoint: one sync to disk for all of
 * them. An act's promise settles only after the COMMIT of its group has returned, or after it was rolled back.
 */
export class GroupCommit {
  readonly #store: GroupStore;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(store: GroupStore) {
    this.#store = store;
  }

  /** Runs an act in the next group. Rejects with the act's own error, or with the store's. */
  run<Value>(act: Act<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const run = async (transaction: Transaction<Schema>): Promise<Outcome> => {
        const value = await act(transaction);
        return {settle: () => resolve(value)};
      };
      this.#waiting.push({run, reject});
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when everything that was handed over has been settled. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    do {
      // Lets every request that arrived in this turn join the group.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      await this.#commit(this.#waiting.splice(0, MAX_GROUP));
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    let transaction: ControlledTransaction<Schema> | undefined;
    try {
      const db = await this.#store.connect();
      transaction = await db.startTransaction().execute();
      const outcomes: Outcome[] = [];
      for (const waiting of group) outcomes.push(await this.#underSavepoint(transaction, waiting));
      await transaction.commit().execute();
      for (const {settle} of outcomes) settle();
    } catch (error) {
      // SQLite may have rolled back by itself, and then says so with an error of no interest.
      if (transaction && !transaction.isCommitted)
        await transaction
          .rollback()
          .execute()
          .catch(() => {});
      const reason = await this.#store.onStoreFault(error);
      for (const {reject} of group) reject(reason);
    }
  }

  async #underSavepoint(transaction: ControlledTransaction<Schema>, waiting: Waiting): Promise<Outcome> {
    const savepoint = await transaction.savepoint('act').execute();
    try {
      const outcome = await waiting.run(savepoint);
      await savepoint.releaseSavepoint('act').execute();
      return outcome;
    } catch (error) {
      if (this.#store.isStoreFault(error)) throw error;
      const restored = await savepoint.rollbackToSavepoint('act').execute();
      await restored.releaseSavepoint('act').execute();
      return {settle: () => waiting.reject(error)};
    }
  }
}
