import {CompiledQuery, type ControlledTransaction, type Kysely} from 'kysely';
import {prepared} from './prepared.ts';
import type {Schema} from './schema.ts';
import type {Transact} from './store.ts';

type Outcome = () => void;
type Waiting = {
  readonly run: (transaction: Transact) => Promise<Outcome>;
  readonly reject: (error: unknown) => void;
  attempts: number;
};

/** Called with the number of acts in a commit and its duration in milliseconds. */
export type OnCommit = (acts: number, ms: number) => void;

/** A connection to the database, on which groups commit. */
export type GroupConnection = {
  readonly db: Kysely<Schema>;
  /**
   * Called after each commit, before the acts settle. Throws when the commit may not be durable: then no act is
   * acknowledged.
   */
  readonly confirm?: () => void;
};

/** The store below a group commit. */
export type GroupStore = {
  readonly connect: () => Promise<GroupConnection>;
  /** Returns whether an error concerns the store as a whole, so that the whole group must fail. */
  readonly isStoreFault: (error: unknown) => boolean;
  /** Returns whether an act failed only because of a concurrent process. The act is then repeated. */
  readonly isCollision: (error: unknown) => boolean;
  /** Returns whether an error has ended the transaction of a healthy store: its acts are repeated one by one. */
  readonly isGroupCollision: (error: unknown) => boolean;
  /** Called with each error that failed a whole group; returns the error for its acts. */
  readonly onStoreFault: (error: unknown) => Promise<unknown>;
  /** Called after each commit, for the metrics. Errors are ignored. */
  readonly onCommit?: OnCommit | undefined;
};

const MAX_GROUP = 256;
const MAX_ATTEMPTS = 5;

const statement = (sql: string) => prepared(() => ({compile: () => CompiledQuery.raw(sql)}));

const beginAct = statement('savepoint act');
const keepAct = statement('release savepoint act');
const undoAct = statement('rollback to savepoint act');

/**
 * Commits the acts of one event-loop turn together, each under a savepoint: the acts share one disk sync. The
 * promise of an act settles only after the COMMIT of the group has returned, or after a rollback.
 */
export class GroupCommit {
  readonly #store: GroupStore;
  #waiting: Waiting[] = [];
  readonly #lanes: number;
  readonly #running = new Set<Promise<void>>();

  /** `lanes`: the number of concurrent groups, each in its own transaction. */
  constructor(store: GroupStore, lanes = 1) {
    this.#store = store;
    this.#lanes = lanes;
  }

  /** Runs an act in the next group. Rejects with the act's error, or with the store's. */
  run<Value>(act: (transaction: Transact) => Promise<Value>): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const run = async (transaction: Transact): Promise<Outcome> => {
        const value = await act(transaction);
        return () => resolve(value);
      };
      this.#waiting.push({run, reject, attempts: 0});
      this.#open();
    });
  }

  /** Resolves when all submitted acts have settled. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #open(): void {
    if (this.#running.size >= this.#lanes) return;
    const lane = this.#drain().finally(() => {
      this.#running.delete(lane);
      // An act may have arrived between the lane's last check and here.
      if (this.#waiting.length > 0) this.#open();
    });
    this.#running.add(lane);
  }

  async #drain(): Promise<void> {
    do {
      // Lets every request of this turn join the group.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      const group = this.#nextGroup();
      if (group.length > 0) await this.#commit(group);
    } while (this.#waiting.length > 0);
  }

  // An act that has collided before runs alone, so that no other act takes part in another collision.
  #nextGroup(): readonly Waiting[] {
    const collided = this.#waiting.findIndex(({attempts}) => attempts > 0);
    if (collided === 0) return this.#waiting.splice(0, 1);
    return this.#waiting.splice(0, collided === -1 ? MAX_GROUP : Math.min(collided, MAX_GROUP));
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    let transaction: ControlledTransaction<Schema> | undefined;
    const began = performance.now();
    try {
      const {db, confirm} = await this.#store.connect();
      transaction = await db.startTransaction().execute();
      const outcomes: Outcome[] = [];
      for (const waiting of group) outcomes.push(await this.#underSavepoint(transaction, waiting));
      await transaction.commit().execute();
      confirm?.();
      for (const settle of outcomes) settle();
    } catch (error) {
      // The database may have rolled back already; an error of this second rollback is ignored.
      if (transaction && !transaction.isCommitted)
        await transaction
          .rollback()
          .execute()
          .catch(() => {});
      if (this.#store.isGroupCollision(error)) {
        for (const waiting of group) this.#again(waiting, error);
        return;
      }
      const reason = await this.#store.onStoreFault(error);
      for (const {reject} of group) reject(reason);
      return;
    }
    this.#reportCommit(group.length, performance.now() - began);
  }

  // Not part of the commit: a failed measurement is not a fault of the store, and must not reject an act that waits
  // to be repeated.
  #reportCommit(acts: number, ms: number): void {
    try {
      this.#store.onCommit?.(acts, ms);
    } catch {
      // A measurement must not fail the commit that it measures.
    }
  }

  async #underSavepoint(transaction: ControlledTransaction<Schema>, waiting: Waiting): Promise<Outcome> {
    await beginAct(transaction);
    try {
      const outcome = await waiting.run(transaction);
      await keepAct(transaction);
      return outcome;
    } catch (error) {
      if (this.#store.isStoreFault(error) || this.#store.isGroupCollision(error)) throw error;
      await undoAct(transaction);
      await keepAct(transaction);
      if (this.#store.isCollision(error)) return () => this.#again(waiting, error);
      return () => waiting.reject(error);
    }
  }

  #again(waiting: Waiting, error: unknown): void {
    waiting.attempts += 1;
    if (waiting.attempts >= MAX_ATTEMPTS) waiting.reject(error);
    else this.#waiting.push(waiting);
  }
}
