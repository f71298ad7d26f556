import {CompiledQuery, type QueryResult} from 'kysely';
import type {Transact} from '../store.ts';
import type {Statement} from './message.ts';
import type {SqliteEngine} from './sqlite-engine.ts';
import {isStorageFault} from './sqlite-fault.ts';

// An abandoned session would block every other write.
const MAX_IDLE_MS = 5_000;

class Undone extends Error {}

type Session = {
  readonly transaction: Transact;
  readonly keep: () => void;
  readonly undo: (error: unknown) => void;
  /** Settles after the session's group is durable or rolled back. */
  readonly settled: Promise<void>;
  readonly touch: () => void;
};

/**
 * Runs transactions whose statements arrive one by one from the server's thread. Each transaction is an act of a
 * group.
 */
export class Sessions {
  readonly #engine: SqliteEngine;
  readonly #open = new Map<number, Session>();

  constructor(engine: SqliteEngine) {
    this.#engine = engine;
  }

  /** Resolves when the session may send statements. Rejects when no transaction can begin. */
  begin(id: number): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const settled = this.#engine.write(async (transaction) => {
        const {promise, resolve: keep, reject: undo} = Promise.withResolvers<void>();
        const timer = setTimeout(
          () => undo(new Error('the session has been idle for too long')),
          MAX_IDLE_MS,
        );
        this.#open.set(id, {transaction, keep, undo, settled, touch: () => timer.refresh()});
        resolve();
        await promise.finally(() => {
          clearTimeout(timer);
        });
      });
      settled.catch(reject);
    });
  }

  /** Executes a statement of a session, or, without a session, reads committed data. */
  async execute(id: number | undefined, {sql, parameters}: Statement): Promise<QueryResult<unknown>> {
    const query = CompiledQuery.raw(sql, [...parameters]);
    if (id === undefined) return await this.#engine.read((db) => db.executeQuery(query));
    const session = this.#session(id);
    session.touch();
    try {
      return await session.transaction.executeQuery(query);
    } catch (error) {
      // A fault of the file ends the whole group, including this session.
      if (isStorageFault(error)) session.undo(error);
      throw error;
    }
  }

  /** Commits or rolls back a session. Resolves after the commit is durable or rolled back. */
  async end(id: number, isKept: boolean): Promise<void> {
    const {keep, undo, settled} = this.#session(id);
    this.#open.delete(id);
    if (isKept) keep();
    else undo(new Undone());
    await settled.catch((error: unknown) => {
      if (isKept || !(error instanceof Undone)) throw error;
    });
  }

  #session(id: number): Session {
    const session = this.#open.get(id);
    if (!session) throw new Error('the transaction is over');
    return session;
  }
}
