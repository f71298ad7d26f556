/**
 * The second yardstick of the throughput measurement: this server's API without its database. It checks, encrypts and answers each
 * submission like the real server, and its store answers "recorded" immediately.
 */
import {loadAgency} from '../../agency/load.ts';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createReceiptLimiters, NO_LIMITS} from '../../server/http/rate-limiters.ts';
import {createApp} from '../../server/start/app.ts';
import {loadPublishedTexts} from '../../server/evidence/published-texts.ts';
import {createLog} from '../../server/log/log.ts';
import {newDataKey} from '../../server/keys/data-key.ts';
import type {Store} from '../../server/storage/store.ts';
import {recordAct, type SubmissionRows} from '../../server/submission/record-submission.act.ts';

const nothing = (): Promise<never> => Promise.reject(new Error('there is no database'));

const store: Store = {
  perform: async (act, input) => {
    if (act.name !== recordAct.name) return await nothing();
    // The input and the value of an act belong to its name.
    const {id, received_at: receivedAt} = (input as SubmissionRows).submission;
    // The input and the value of an act belong to its name.
    return {outcome: 'recorded', receipt: {id, receivedAt}} as never;
  },
  write: nothing,
  read: nothing,
  scrub: nothing,
  close: () => Promise.resolve(),
};

const key = newDataKey();
const app = createApp({
  store,
  keys: {ring: () => Promise.resolve({current: key, all: [key]})},
  texts: loadPublishedTexts(process.env),
  now: () => new Date(),
  isReady: () => Promise.resolve(true),
  readCampaigns: () => [],
  bookingUrl: '',
  figures: {},
  copies: createReceiptLimiters(store, {perAddress: 'off'}),
  policies: {origins: {own: [], partners: []}, limiters: NO_LIMITS, proofs: undefined},
  distDir: '/nonexistent',
  readPageChange: () => undefined,
  dataDir: '/nonexistent',
  trustProxy: false,
  siteOrigin: undefined,
  publicOrigin: () => '',
  agency: loadAgency({}),
  noteWithdrawn: nothing,
  log: createLog('info'),
  desk: undefined,
  meter: undefined,
});
const server = createServer(app).listen(0, () => {
  // A listening TCP server has an address with a port.
  process.send?.({port: (server.address() as AddressInfo).port});
});
