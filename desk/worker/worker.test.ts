import {afterAll, beforeAll, expect, test, vi} from 'vitest';

const SITE = 'https://agency.example';
const listeners = new Map<string, (event: object) => void>();
const shown: unknown[] = [];
const opened: unknown[] = [];
const posted: unknown[] = [];
const kept = new Map<string, Response>();
let pages: readonly object[] = [];

// The worker in its browser environment: its scope is the global scope.
beforeAll(async () => {
  const scope = {
    location: {search: '?lang=de'},
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    skipWaiting: async () => {},
    registration: {showNotification: async (...notice: unknown[]) => void shown.push(notice)},
    clients: {
      claim: async () => {},
      matchAll: async () => pages,
      openWindow: async (address: string) => void opened.push(address),
    },
    caches: {
      open: async () => ({
        addAll: async (requests: readonly {url: string}[]) => {
          for (const {url} of requests) kept.set(url, new Response('offline'));
        },
      }),
      match: async (file: string) => kept.get(file),
    },
    Request: class {
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    fetch: async () => {
      throw new TypeError('no network');
    },
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  await import('./worker.ts');
});

afterAll(() => void vi.unstubAllGlobals());

const send = async (name: string, event: object): Promise<void> => {
  const {promise, resolve} = Promise.withResolvers<unknown>();
  listeners.get(name)?.({...event, waitUntil: resolve});
  await promise;
};

const answerTo = (request: object): Promise<Response> | undefined => {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({request, respondWith: (given: Promise<Response>) => (answer = given)});
  return answer;
};

test('without a network a screen is the offline page, and the worker never handles an answer of the API', async () => {
  await send('install', {});
  expect([...kept.keys()]).toEqual(['/desk/offline/de.html', '/desk/offline/offline.css']);
  const answer = await answerTo({mode: 'navigate', url: `${SITE}/desk/inbox`});
  expect(await answer?.text()).toBe('offline');
  expect(answerTo({mode: 'cors', url: `${SITE}/api/desk/me`})).toBeUndefined();
  expect(answerTo({mode: 'no-cors', url: `${SITE}/desk/assets/desk-a.js`})).toBeUndefined();
});

test('every message is shown, in the language of the worker', async () => {
  await send('push', {data: {json: () => ({kind: 'lead', count: 3, path: '/desk/inbox?unread=1'})}});
  await send('push', {data: null});
  expect(shown).toMatchObject([
    ['Neues am Arbeitsplatz', {body: '3 ungelesene Anfragen und Nachrichten', tag: 'lead'}],
    ['Neues am Arbeitsplatz', {body: 'Eine neue Anfrage oder Nachricht', data: '/desk'}],
  ]);
});

const press = (data: string): Promise<void> =>
  send('notificationclick', {notification: {data, close: () => {}}});

test('a press opens the screen, in the open desk', async () => {
  await press('/desk/inbox?kind=chat');
  expect(opened).toEqual(['/desk/inbox?kind=chat']);
  const page = {focus: async () => {}, postMessage: (message: unknown) => void posted.push(message)};
  pages = [
    {...page, url: `${SITE}/desktop`, postMessage: () => {}},
    {...page, url: `${SITE}/desk/inbox`},
  ];
  await press('/desk/inbox?unread=1');
  await press('https://evil.example/');
  expect(posted).toEqual([{open: '/desk/inbox?unread=1'}, {open: '/desk'}]);
  expect(opened).toHaveLength(1);
});
