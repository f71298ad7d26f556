/// <reference types="vite/client" />
/* The service worker of the desk. It caches one page, which reports that there is no connection, and shows notifications. Pages and data
   always come from the network, so the cache never contains an old version of the desk or personal data. */
import {languageIn, noticeOf} from './notice-of.ts';
import type {WorkerScope} from './worker-scope.ts';

// The global object of a service worker, which the type libraries for pages do not describe.
const scope = globalThis as unknown as WorkerScope;

const CACHE = 'lamplight-desk-offline';
const language = languageIn(scope.location.search);
const OFFLINE = `/desk/offline/${language}.html`;

const keepOfflinePage = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const files = [OFFLINE, '/desk/offline/offline.css'];
  await cache.addAll(files.map((file) => new Request(file, {cache: 'reload'})));
  await scope.skipWaiting();
};

scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

const kept = async (file: string): Promise<Response> => (await caches.match(file)) ?? Response.error();

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const {pathname} = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  else if (pathname === '/desk/offline/offline.css')
    event.respondWith(fetch(request).catch(() => kept(pathname)));
});

const readMessage = (data: {readonly json: () => unknown} | null): unknown => {
  try {
    return data?.json();
  } catch {
    // A message from another sender also shows a notification.
    return undefined;
  }
};

scope.addEventListener('push', (event) => {
  const {title, body, tag, path} = noticeOf(readMessage(event.data), language);
  const options = {
    body,
    tag,
    lang: language,
    // The newer count replaces the older one, and the device alerts again.
    renotify: true,
    icon: '/desk/icons/icon-192.png',
    badge: '/desk/icons/badge.png',
    data: path,
  };
  event.waitUntil(scope.registration.showNotification(title, options));
});

const open = async (path: string): Promise<void> => {
  const pages = await scope.clients.matchAll({type: 'window', includeUncontrolled: true});
  const page = pages.find(({url}) => /^\/desk(?:\/|$)/u.test(new URL(url).pathname));
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  // A browser may refuse the focus; the page still opens the right screen.
  await page.focus().catch(() => {});
  // The page navigates by itself, because a navigation from here would reload it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages of a worker have no target origin
  page.postMessage({open: path});
};

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(noticeOf({path: event.notification.data as unknown}, language).path));
});

// A browser may change its push address at any time. When nobody is signed in, the next visit of the desk reports the new address.
const renew = async (former: PushSubscription | null | undefined): Promise<void> => {
  const key = former?.options.applicationServerKey;
  if (!key) return;
  const subscription = await scope.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await fetch('/api/desk/me/push/devices', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(subscription),
  });
};

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));
