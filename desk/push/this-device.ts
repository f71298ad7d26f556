import type {PushView} from '../../contract/desk-push.ts';
import {request} from '../api/request.ts';
import {hasWorkers} from './register-worker.ts';

/** The reason why this browser cannot show notifications; `none` where it can. */
export type Obstacle = 'none' | 'unsupported' | 'install' | 'blocked';

/** Returns the reason why this browser cannot show notifications. */
export const obstacle = (): Obstacle => {
  const isPossible = hasWorkers() && 'PushManager' in window && 'Notification' in window;
  // Safari on iOS supports push messages only for apps on the home screen (iOS 16.4).
  if (!isPossible) return /iPhone|iPad/u.test(navigator.userAgent) ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'none';
};

// The member who turned notifications on in this browser. Another member who signs in here does not get them automatically.
const MARK = 'lamplight-desk-push';

// The server deletes a device that has not reported for thirty days.
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

// A subscription is bound to the server's key. After the store has moved and has another key, the subscription is useless.
const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  // Without a registration, `ready` would never resolve.
  if (!(await navigator.serviceWorker.getRegistration('/desk'))) throw new Error('no service worker');
  const registration = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const former = await registration.pushManager.getSubscription();
  if (former && isFor(former, key)) return former;
  await former?.unsubscribe();
  return await registration.pushManager.subscribe({userVisibleOnly: true, applicationServerKey: key});
};

/** Turns notifications on after a click; the browser asks for permission. Throws the browser's NotAllowedError, or DeskProblem. */
export const turnOn = async (publicKey: string, memberId: string): Promise<void> => {
  const subscription = await subscribe(publicKey);
  await request('/me/push/devices', {method: 'POST', body: subscription.toJSON()});
  localStorage.setItem(MARK, memberId);
};

/** Ends the notifications of this browser. The server deletes the device with its session, or here by id. */
export const turnOff = async (id?: string): Promise<void> => {
  localStorage.removeItem(MARK);
  if (id !== undefined) await request(`/me/push/devices/${id}`, {method: 'DELETE'});
  if (hasWorkers()) await (await current())?.unsubscribe();
};

/**
 * Reports this browser to the server after a sign-in if this member has turned notifications on. Ends the notifications of another member.
 */
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
