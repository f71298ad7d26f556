import {AGENT_TOPICS, type Channel} from './channel.ts';
import type {OutboxEvent} from './outbox-event.ts';
import {sign, SIGNATURE_HEADER} from './webhook-signature.ts';

const TIMEOUT_MS = 15_000;

// A small receiver can handle this many concurrent requests.
const AT_ONCE = 4;

/** The address of the receiver, and the secret for signatures. */
export type WebhookTarget = {readonly url: URL; readonly secret: string; readonly now: () => Date};

/** Writes an event in the form for receivers. The same `id` always means the same event. */
export const webhookBody = ({id, topic, createdAt, submission, replaces, withdrawn}: OutboxEvent): string => {
  const {answers, supersededBy: _superseded, erasedAt: _erased, ...envelope} = submission;
  const more = withdrawn.length > 0 ? {withdrawn} : {};
  return JSON.stringify({id, type: topic, createdAt, data: {...envelope, answers, replaces, ...more}});
};

/**
 * Delivers events as signed POST requests. An event counts as delivered once the receiver has answered 2xx. A
 * redirect is a failure, because signed content must go only to the configured address. Only the status of the
 * answer is read.
 */
export const createWebhookChannel = ({url, secret, now}: WebhookTarget): Channel => ({
  name: 'webhook',
  topics: AGENT_TOPICS,
  atOnce: AT_ONCE,
  deliver: async (event, signal) => {
    const body = webhookBody(event);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Lamplight',
        'Lamplight-Event-Id': event.id,
        [SIGNATURE_HEADER]: sign(secret, body, now()),
      },
      body,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  },
});
