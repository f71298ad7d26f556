import {AGENT_TOPICS, type Channel} from './channel.ts';
import type {OutboxEvent} from './outbox-event.ts';
import {sign, SIGNATURE_HEADER} from './webhook-signature.ts';

const TIMEOUT_MS = 15_000;

// A small receiver copes with this many.
const AT_ONCE = 4;

/** Where events go, and what they are signed with. */
export type WebhookTarget = {readonly url: URL; readonly secret: string; readonly now: () => Date};

/** An event as a receiver gets it. The same `id` is the same event. */
export const webhookBody = ({id, topic, createdAt, submission, replaces, withdrawn}: OutboxEvent): string => {
  const {answers, supersededBy: _superseded, erasedAt: _erased, ...envelope} = submission;
  const more = withdrawn.length > 0 ? {withdrawn} : {};
  return JSON.stringify({id, type: topic, createdAt, data: {...envelope, answers, replaces, ...more}});
};

/**
 * Events as signed POSTs. Delivered once the receiver has answered 2xx; a redirect is no answer, because the signed content would
 * go to a place that nobody configured. What the receiver says beside its status is not read.
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
