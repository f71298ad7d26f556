import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';
import type {Receipt} from '../../contract/submission.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {recordBatches} from '../submission/read-records.ts';
import {SUBMISSION_STATUSES} from '../submission/selection.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';
import type {Environment} from '../settings/settings.ts';
import {startServer} from '../start/start-server.ts';
import {temporaryFolder} from './temporary-folder.ts';
import {callConsent, contact, lead} from './submissions.ts';
import {createStorePlace, openTestVault, type StorePlace} from './test-store.ts';

export {temporaryFolder} from './temporary-folder.ts';

/**
 * Starts a server on free ports, with its own store unless a place is given. The server stops when the test has
 * finished.
 */
export const startTestServer = async (environment: Environment = {}, place?: StorePlace) => {
  const store = place ?? (await createStorePlace());
  const distDir = join(temporaryFolder(), 'dist');
  mkdirSync(distDir);
  const server = await startServer({
    PORT: '0',
    DEMO_PORT: '0',
    DIST_DIR: distDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...store,
    ...environment,
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.stop());
  onTestFinished(stop);
  const origin = `http://localhost:${server.port}`;
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    origin,
    port: server.port,
    metricsPort: server.metricsPort,
    demoOrigin: `http://localhost:${server.demoPort}`,
    place: store,
    dataDir: store.DATA_DIR,
    distDir,
    stop,
    post,
    /** Sends a complete quote request with some changes. Throws if the server does not acknowledge the request. */
    sendLead: (changes: object = {}) => receiptOf(post('/api/leads', {...lead, ...changes})),
    /** Sends a contact message in the same way. */
    sendContact: (changes: object = {}) => receiptOf(post('/api/contact', {...contact, ...changes})),
  };
};

const receiptOf = async (answer: Promise<Response>): Promise<Receipt> => {
  const response = await answer;
  if (response.status !== 201) throw new Error(`not acknowledged: ${await response.text()}`);
  return ReceiptSchema.parse(await response.json());
};

// The day of the consents in tests, so that no consent lapses at a later run.
const AS_OF = new Date(callConsent.agreedAt);

/** Reads all records of a store, oldest first. Throws if any part cannot be decrypted. */
export const recordsIn = async (
  place: StorePlace,
  withSuperseded = false,
): Promise<readonly SubmissionRecord[]> => {
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  const records: SubmissionRecord[] = [];
  const statuses = SUBMISSION_STATUSES.filter((status) => withSuperseded || status !== 'superseded');
  for await (const batch of recordBatches({store, keyring, now: AS_OF}, {statuses}))
    for (const {record, faults} of batch) {
      if (faults.length > 0) throw new Error(`${record.id}: ${faults.join(', ')}`);
      records.push(record);
    }
  return records;
};
