import type {PushView} from '../../contract/desk-push.ts';
import {request} from '../api/request.ts';
import {hasWorkers} from './register-worker.ts';

/** The reason why this browser cannot show notifications; `none` where it can. */
export type Obstacle = 'none' | 'unsupported' | 'install' | 'blocked';

/** Finds the reason why this browser cannot show notifications. */
export const obstacle = (): Obstacle => {
  const isPossible = hasWorkers() && 'PushManager' in window && 'Notification' in window;
  // Safari on a phone has push messages for what is on the home screen only (iOS 16.4).
  if (!isPossible) return /iPhone|iPad/u.test(navigator.userAgent) ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'none';
};

// Who has turned notifications on in this browser: nobody else who signs in here gets them unasked.
const MARK = 'lamplight-desk-push';

// The server forgets what has not been reported for thirty days.
const DAY_MS = 86_400_000;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );

const isFor = ({options}: PushSubscription, key: Uint8Array): boolean => {
  const former = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return former.length === key.length && former.every((byte, index) => byte === key[index]);
};

const current = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/desk');
  return (await registration?.pushManager.getSubscription()) ?? null;
};

// A subscription is bound to the server's key: of another key, as after a move to another store, it is worth nothing.
const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  // Without a registration `ready` would wait for ever.
  if (!(await navigator.serviceWorker.getRegistration('/desk'))) throw new Error('no service worker');
  const registration = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const former = await registration.pushManager.getSubscription();
  if (former && isFor(former, key)) return former;
  await former?.unsubscribe();
  return await registration.pushManager.subscribe({userVisibleOnly: true, applicationServerKey: key});
};

/** Turns notifications on, on a press: the browser asks for permission. Throws its NotAllowedError, or DeskProblem. */
export const turnOn = async (publicKey: string, memberId: string): Promise<void> => {
  const subscription = await subscribe(publicKey);
  await request('/me/push/devices', {method: 'POST', body: subscription.toJSON()});
  localStorage.setItem(MARK, memberId);
};

/** Ends the notifications of this browser; the server forgets the device with its session, or here by id. */
export const turnOff = async (id?: string): Promise<void> => {
  localStorage.removeItem(MARK);
  if (id !== undefined) await request(`/me/push/devices/${id}`, {method: 'DELETE'});
  if (hasWorkers()) await (await current())?.unsubscribe();
};

/** Reports this browser after a sign-in, where this member has turned notifications on; ends what another member has left on. */
export const reportDevice = async (memberId: string): Promise<void> => {
  if (obstacle() !== 'none' || !(await current())) return;
  if (localStorage.getItem(MARK) !== memberId) {
    await turnOff();
    return;
  }
  const {data} = await request<PushView>('/me/push');
  const own = data.devices.find(({isCurrent}) => isCurrent);
  if (own && Date.now() - Date.parse(own.seenAt) < DAY_MS) return;
  if (data.publicKey !== null) await turnOn(data.publicKey, memberId);
};
