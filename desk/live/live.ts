/**
 * The event stream of this browser. Browsers allow six connections to a host, so only the tab with the lock reads the
 * stream, and passes the events on to the other tabs. An event names the records that changed; the screens reload those
 * records.
 */
import {create} from 'zustand';
import {readEvents, type ServerEvent} from './event-reader.ts';

const NAME = 'lamplight-desk-events';
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** The state of the connection; `connecting` until the first answer. */
export type Connection = 'connecting' | 'connected' | 'disconnected';

/** The ids of the changed records; `all` after a gap in the stream. */
export type RecordsChanged = readonly string[] | 'all';

type Message =
  | {readonly connection: Connection}
  | {readonly changed: RecordsChanged}
  | {readonly question: true};

/** The state of the connection. */
export const useConnection = create<{readonly connection: Connection}>(() => ({connection: 'connecting'}));

const listeners = new Set<(changed: RecordsChanged) => void>();

/** Calls back when records have changed. Returns a function that stops the calls. */
export const onRecordsChanged = (listener: (changed: RecordsChanged) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Follows the desk's event stream. Returns a function that stops it. Calls `onSignedOut` when the session has ended. */
export const followEvents = (onSignedOut: () => void): (() => void) => {
  const stopping = new AbortController();
  const {signal} = stopping;
  const tabs = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has one origin and no target to name
  const post = (message: Message): void => tabs.postMessage(message);
  let isLeader = false;
  const hear = (message: Message): void => {
    if ('connection' in message) useConnection.setState({connection: message.connection});
    if ('changed' in message) for (const listener of listeners) listener(message.changed);
    if ('question' in message && isLeader) post(useConnection.getState());
  };
  const say = (message: Message): void => {
    hear(message);
    post(message);
  };
  tabs.addEventListener('message', ({data}: MessageEvent<Message>) => hear(data));
  post({question: true});
  const lead = async (): Promise<void> => {
    isLeader = true;
    await keepReading({signal, say, onSignedOut});
  };
  // Rejects when the signal aborts: then no tab needs the lock.
  navigator.locks.request(NAME, {signal}, lead).catch(() => {});
  return () => {
    stopping.abort();
    tabs.close();
  };
};

type Reading = {
  readonly signal: AbortSignal;
  readonly say: (message: Message) => void;
  readonly onSignedOut: () => void;
};

const keepReading = async ({signal, say, onSignedOut}: Reading): Promise<void> => {
  let lastEventId = '';
  let waitMs = FIRST_RETRY_MS;
  // Whether the network came back during an attempt. The attempt may still fail, and the next one must not wait.
  let isBack = false;
  const onBack = (): void => {
    isBack = true;
    waitMs = FIRST_RETRY_MS;
  };
  window.addEventListener('online', onBack, {signal});
  const onEvent = ({id, name, data}: ServerEvent): void => {
    lastEventId = id;
    if (name === 'changed') say({changed: (data as {readonly ids: readonly string[]}).ids});
    // A list that was read before the stream opened may lack later changes.
    else say({changed: 'all'});
  };
  const onOpen = (): void => {
    waitMs = FIRST_RETRY_MS;
    say({connection: 'connected'});
  };
  while (!signal.aborted) {
    isBack = false;
    const status = await whileOnline(signal, (reading) =>
      readEvents('/api/desk/events', {lastEventId, signal: reading, onOpen, onEvent}),
    ).catch(() => 0);
    if (signal.aborted) return;
    say({connection: 'disconnected'});
    if (status === 401) {
      onSignedOut();
      return;
    }
    if (isBack) continue;
    await pause(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS);
  }
};

/** Cuts a read when the network is gone: a stream on a phone stays silent then, and its end is noticed only after a while. */
const whileOnline = async <Result>(
  signal: AbortSignal,
  read: (reading: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const cut = new AbortController();
  const onOffline = (): void => cut.abort();
  window.addEventListener('offline', onOffline);
  try {
    return await read(AbortSignal.any([signal, cut.signal]));
  } finally {
    window.removeEventListener('offline', onOffline);
  }
};

// The wait ends early when the browser is online again.
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done, {once: true});
    signal.addEventListener('abort', done, {once: true});
  });
