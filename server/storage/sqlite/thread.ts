import {setFlagsFromString} from 'node:v8';
import {Worker} from 'node:worker_threads';
import type {OnCommit} from '../group-commit.ts';
import {StorageUnavailableError} from '../storage-unavailable-error.ts';
import type {FoundLog} from './inspect-log.ts';
import {revivedError, type StoreAnswer, type StoreRequest, type StoreThreadData} from './message.ts';

/** The dependencies of a SQLite store. */
export type SqliteOptions = {
  readonly dataDir: string;
  /** The entry of the store's thread: a module that calls `serveStore` with the acts that the store performs. */
  readonly thread: URL;
  readonly onFault?: ((error: unknown) => void) | undefined;
  readonly onCommit?: OnCommit | undefined;
  readonly onRecovered?: ((found: FoundLog) => void) | undefined;
  /** The time for which the store waits for another process's lock, in milliseconds; 8,000 by default. */
  readonly lockPatienceMs?: number | undefined;
};

type Pending = {readonly resolve: (value: never) => void; readonly reject: (error: Error) => void};

// Distributes over the kinds of requests, so that each kind has only the fields of that kind.
type Unnumbered = StoreRequest extends infer Request
  ? Request extends StoreRequest
    ? Omit<Request, 'id'>
    : never
  : never;

/** Creates the error of a request after the close. */
export const storeClosed = (): StorageUnavailableError =>
  new StorageUnavailableError(new Error('the store is closed'));

/**
 * Runs the thread that owns the SQLite file. The first request starts the thread. If the thread dies, unanswered
 * requests are rejected, and the next request starts another thread.
 */
export class SqliteThread {
  readonly #options: SqliteOptions;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  /**
   * Sends a request and resolves with the answer. `onId` receives the request's number before the request is sent.
   */
  async ask<Value>(request: Unnumbered, onId?: (id: number) => void): Promise<Value> {
    if (this.#isClosed && request.kind !== 'close') throw storeClosed();
    this.#lastId += 1;
    const id = this.#lastId;
    onId?.(id);
    return await new Promise<Value>((resolve, reject) => {
      this.#worker ??= this.#start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      this.#worker.postMessage({...request, id} satisfies StoreRequest);
      this.#pending.set(id, {resolve, reject});
    });
  }

  /** Settles all requests, then ends the thread. Later requests are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#worker) return;
    await this.ask({kind: 'close'});
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    // Node strips the types of each thread's modules by WebAssembly, which V8 recompiles after a thousand calls. When V8 frees the former
    // code, the process can crash (SIGSEGV in WasmEngine::FreeDeadCode, V8 13.6); this setting prevents the recompilation.
    setFlagsFromString(`--wasm-wrapper-tiering-budget=${2 ** 30}`);
    const {dataDir, thread, onFault, onCommit, lockPatienceMs} = this.#options;
    const workerData: StoreThreadData = {dataDir, reportsCommits: onCommit !== undefined, lockPatienceMs};
    const worker = new Worker(thread, {workerData});
    worker.on('message', (answer: StoreAnswer) => this.#take(answer));
    worker.on('error', (error) => onFault?.(error));
    worker.on('exit', () => this.#lose(worker));
    return worker;
  }

  #take(answer: StoreAnswer): void {
    if ('fault' in answer) {
      this.#options.onFault?.(revivedError(answer.fault));
      return;
    }
    if ('committed' in answer) {
      this.#options.onCommit?.(answer.committed, answer.ms);
      return;
    }
    if ('recovered' in answer) {
      this.#options.onRecovered?.(answer.recovered);
      return;
    }
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    // The value has the type that the kind of request promises; the thread runs the same code.
    if ('value' in answer) pending?.resolve(answer.value as never);
    else pending?.reject(revivedError(answer.error));
  }

  #lose(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    const lost = [...this.#pending.values()];
    this.#pending.clear();
    for (const {reject} of lost)
      reject(new StorageUnavailableError(new Error('the thread of the store ended')));
  }
}
