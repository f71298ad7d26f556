import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import {expect, onTestFinished, test} from 'vitest';
import {temporaryFolder} from '../../testing/temporary-folder.ts';
import {databaseFile} from './open.ts';
import {SqliteEngine} from './sqlite-engine.ts';

// A second program opens a database that is not in WAL mode yet. The program reports that the database is open, and
// keeps the lock for a number of milliseconds.
const OTHER = `
  const {parentPort, workerData} = require('node:worker_threads');
  const {DatabaseSync} = require('node:sqlite');
  const database = new DatabaseSync(workerData.file);
  database.exec('begin immediate; create table other (id integer)');
  parentPort.postMessage('begun');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
  database.exec('commit');
  database.close();
`;

test('the store waits for a new file that another process is creating', async () => {
  const folder = temporaryFolder();
  const other = new Worker(OTHER, {eval: true, workerData: {file: databaseFile(folder), ms: 300}});
  onTestFinished(async () => void (await other.terminate()));
  await once(other, 'message');
  const engine = new SqliteEngine(folder);
  onTestFinished(() => engine.close());
  const tables = await engine.read((db) => db.introspection.getTables());
  expect(tables.map(({name}) => name)).toEqual(expect.arrayContaining(['other', 'submission']));
});
