/**
 * The thread that owns the SQLite file. Syncing to disk blocks it and not the server, which goes on reading requests; what
 * has arrived meanwhile is the next group.
 */
import {parentPort, workerData} from 'node:worker_threads';
import {acts} from '../../acts.ts';
import {plainError, type StoreAnswer, type StoreRequest} from './message.ts';
import {Sessions} from './sessions.ts';
import {SqliteEngine} from './sqlite-engine.ts';

if (parentPort === null) throw new Error('this file is the body of a worker thread');
const port = parentPort;
// Only our own store starts this thread.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const {dataDir, tellsCommits} = workerData as {dataDir: string; tellsCommits: boolean};

let answers: StoreAnswer[] = [];

// The answers of a group settle one after the other in one turn: they travel as one message.
function answer(message: StoreAnswer): void {
  answers.push(message);
  if (answers.length === 1)
    setImmediate(() => {
      port.postMessage(answers);
      answers = [];
    });
}

function settle(id: number, work: Promise<unknown>): void {
  work.then(
    (value) => answer({id, value}),
    (error: unknown) => answer({id, error: plainError(error)}),
  );
}

const engine = new SqliteEngine(
  dataDir,
  (error) => answer({fault: plainError(error)}),
  tellsCommits ? (committed, ms) => answer({committed, ms}) : undefined,
);
const sessions = new Sessions(engine);

function take(request: StoreRequest): void {
  switch (request.kind) {
    case 'act': {
      const act = acts.get(request.name);
      const work = act
        ? engine.write((transaction) => act.run(transaction, request.input))
        : Promise.reject(new Error(`acts.ts does not list ${request.name}`));
      settle(request.id, work);
      return;
    }
    case 'begin':
      settle(request.id, sessions.begin(request.id));
      return;
    case 'statement':
      settle(request.id, sessions.execute(request.session, request));
      return;
    case 'end':
      settle(request.id, sessions.end(request.session, request.isKept));
      return;
    case 'scrub':
      settle(request.id, engine.scrub(request.patienceMs));
      return;
    case 'close':
      settle(
        request.id,
        engine.close().finally(() => port.unref()),
      );
  }
}

port.on('message', (requests: readonly StoreRequest[]) => {
  for (const request of requests) take(request);
});
