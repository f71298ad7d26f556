import {parentPort, workerData} from 'node:worker_threads';
import type {Act} from '../store.ts';
import {plainError, type StoreAnswer, type StoreRequest, type StoreThreadData} from './message.ts';
import {Sessions} from './sessions.ts';
import {SqliteEngine} from './sqlite-engine.ts';

/**
 * Serves the SQLite file from the worker thread that calls it: the thread owns the file, so that disk syncs block the thread and not the
 * server. Throws outside a worker thread.
 */
export const serveStore = (acts: ReadonlyMap<string, Act<unknown, unknown>>): void => {
  if (parentPort === null) throw new Error('serveStore runs in a worker thread only');
  const port = parentPort;
  // Only our own store starts this thread.
  const {dataDir, reportsCommits, lockPatienceMs} = workerData as StoreThreadData;
  const answer = (answered: StoreAnswer): void => port.postMessage(answered);
  const settle = (id: number, work: Promise<unknown>): void => {
    work.then(
      (value) => answer({id, value}),
      (error: unknown) => answer({id, error: plainError(error)}),
    );
  };
  const engine = new SqliteEngine(dataDir, {
    onFault: (error) => answer({fault: plainError(error)}),
    onRecovered: (recovered) => answer({recovered}),
    onCommit: reportsCommits ? (committed, ms) => answer({committed, ms}) : undefined,
    lockPatienceMs,
  });
  const sessions = new Sessions(engine);
  const perform = (request: StoreRequest): Promise<unknown> => {
    switch (request.kind) {
      case 'act': {
        const act = acts.get(request.name);
        if (!act) return Promise.reject(new Error(`the list of acts lacks ${request.name}`));
        return engine.write((transaction) => act.run(transaction, request.input));
      }
      case 'begin':
        return sessions.begin(request.id);
      case 'statement':
        return sessions.execute(request.session, request);
      case 'end':
        return sessions.end(request.session, request.isKept);
      case 'scrub':
        return engine.scrub(request.patienceMs);
      case 'close':
        return engine.close().finally(() => port.unref());
    }
  };
  port.on('message', (request: StoreRequest) => settle(request.id, perform(request)));
};
