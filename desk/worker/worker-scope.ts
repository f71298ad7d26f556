/**
 * The parts of a service worker's global scope that the worker uses. TypeScript's library for workers conflicts with the library for pages.
 */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly WorkerClient[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

/** An open page of the desk. */
export type WorkerClient = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: WorkerMessage) => void;
};

/** A message to a page: open this address. */
export type WorkerMessage = {readonly open: string};

type Lasting = {readonly waitUntil: (work: Promise<unknown>) => void};

type WorkerEvents = {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: {readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void};
  readonly push: Lasting & {readonly data: {readonly json: () => unknown} | null};
  readonly notificationclick: Lasting & {readonly notification: Notification};
  readonly pushsubscriptionchange: Lasting & {readonly oldSubscription?: PushSubscription | null};
};
