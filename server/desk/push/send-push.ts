import {request as requestPlain} from 'node:http';
import {request as requestSecure} from 'node:https';
import webPush from 'web-push';
import type {PushMessage} from '../../../contract/desk-push.ts';
import {isPushEndpoint} from './push-endpoint.ts';
import {lookupPublic} from './public-address.ts';
import type {PushKey} from './push-key.ts';
import type {Subscription} from './subscription.ts';

/**
 * The answer of a push service: it accepted the message, the device is gone permanently, it will never accept this
 * message, or it may accept the message later (after `afterMs` at the earliest).
 */
export type PushOutcome =
  | {readonly outcome: 'sent' | 'gone'}
  | {readonly outcome: 'refused'; readonly reason: string}
  | {readonly outcome: 'later'; readonly reason: string; readonly afterMs: number};

/** The key and the settings for sending. */
export type PushSender = {
  readonly key: PushKey;
  /** The address that a push service contacts about problems: `mailto:` the agency. */
  readonly subject: string;
  /** The origins of the push services that the settings name. */
  readonly own: readonly string[];
};

// The time limit for a push service's answer: a service that hangs delays the next message by no more than this.
const TIMEOUT_MS = 5_000;

// The time, in seconds, for which a push service keeps a message for a device that is off. Later, the list shows
// the record, and a waiting visitor has left.
const KEPT_SECONDS = {lead: 4 * 3_600, visitor: 600, test: 60} as const;

/**
 * Encrypts a message for one device (RFC 8291), signs the request (RFC 8292) and sends both to the device's push
 * service. Never rejects: a network failure is `later`. Only the status of the answer is read, and a redirect is
 * not followed.
 */
export const sendPush = async (
  {key, subject, own}: PushSender,
  subscription: Subscription,
  message: PushMessage,
  signal?: AbortSignal,
): Promise<PushOutcome> => {
  const {endpoint} = subscription;
  // The rules may have become stricter since the device was added.
  if (!isPushEndpoint(endpoint, own))
    return {outcome: 'refused', reason: 'the address is not allowed any more'};
  const {headers, body} = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: {subject, ...key},
    TTL: KEPT_SECONDS[message.kind],
    urgency: 'high',
    // The newer count replaces a message that the device has not fetched yet.
    topic: message.kind,
  });
  const url = new URL(endpoint);
  const isOwn = own.includes(url.origin);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const {promise, resolve} = Promise.withResolvers<PushOutcome>();
  const request = send(url, {
    method: 'POST',
    headers,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(isOwn ? {} : {lookup: lookupPublic}),
  });
  request.on('response', (response) => {
    resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
    response.on('error', () => {}).destroy();
  });
  request.on('error', (error: NodeJS.ErrnoException) => {
    const reason = `no answer from ${url.host}: ${error.code ?? error.name}`;
    resolve(
      error.code === 'private-address'
        ? {outcome: 'refused', reason}
        : {outcome: 'later', reason, afterMs: 0},
    );
  });
  request.end(body);
  return await promise;
};

const outcomeOf = (status: number, retryAfter: string | undefined): PushOutcome => {
  if (status >= 200 && status < 300) return {outcome: 'sent'};
  // RFC 8030, section 7.3: an expired subscription answers 404; services use 410.
  if (status === 404 || status === 410) return {outcome: 'gone'};
  const reason = `the push service answered ${status}`;
  if (status === 429 || status >= 500) return {outcome: 'later', reason, afterMs: msOf(retryAfter)};
  return {outcome: 'refused', reason};
};

// Retry-After contains seconds or a date (RFC 9110, section 10.2.3); any other text is ignored.
const msOf = (retryAfter = ''): number => {
  const ms = /^\d{1,9}$/u.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};
