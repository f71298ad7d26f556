import {Router} from 'express';
import {RateLimiterRes} from 'rate-limiter-flexible';
import {z} from 'zod';
import {PUSH_KINDS, PUSH_MAILS, type PushTest, type PushView} from '../../../contract/desk-push.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import {createStoreLimiter} from '../../http/store-limiter.ts';
import type {DeskModule} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, memberOf, sessionOf} from '../request/member-of.ts';
import {deviceName} from '../sign-in/device-name.ts';
import {choiceOf, FIRST_CHOICE, NO_CHOICE, saveChoice} from './choice.store.ts';
import {removeDevice, saveDevice} from './device.store.ts';
import {devicesOf} from './read-devices.ts';
import {isPushEndpoint} from './push-endpoint.ts';
import {pushKeyOf} from './push-key.ts';
import {pushMessage} from './push-message.ts';
import {sendToAll} from './send-to-all.ts';
import {pushSending} from './push-sending.ts';
import {SubscriptionSchema} from './subscription.ts';

const ChoiceSchema = z.strictObject({
  kinds: z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length),
  mail: z.enum(PUSH_MAILS),
});

// Each change writes to the store and makes the server send a request to an address that a browser gave.
const CHANGES_PER_QUARTER_HOUR = 30;
const QUARTER_HOUR_SECONDS = 900;

/** `/me/push`: a member's notifications and devices. */
export const pushRoutes: DeskModule = (parts) => {
  const {store, keys, now, settings} = parts;
  const router = Router({caseSensitive: true, strict: true});
  const limiter = createStoreLimiter(store, {
    keyPrefix: 'desk-push',
    points: CHANGES_PER_QUARTER_HOUR,
    duration: QUARTER_HOUR_SECONDS,
    now,
  });
  const count = async (memberId: string): Promise<void> => {
    if (!settings.DESK_PUSH) throw new HttpProblem('not-found');
    try {
      await limiter.consume(memberId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new HttpProblem('too-many-requests', {retryAfterSeconds});
    }
  };

  router.get('/me/push', forMembers, async (_request, response) => {
    const {id: session, member} = sessionOf(response);
    const devices = await devicesOf(store, [member.id], now());
    const choice = (await choiceOf(store, member.id)) ?? NO_CHOICE;
    const view: PushView = {
      ...choice,
      publicKey: settings.DESK_PUSH ? (await pushKeyOf(parts, now())).publicKey : null,
      devices: devices.map(({id, device, created_at: createdAt, seen_at: seenAt, session_id: own}) => ({
        id,
        device,
        createdAt,
        seenAt,
        isCurrent: own === session,
      })),
    };
    response.json(view);
  });

  router.put('/me/push', forMembers, async (request, response) => {
    const choice = await bodyOf(request, ChoiceSchema);
    await saveChoice(store, memberOf(response).id, {choice});
    response.status(204).end();
  });

  router.post('/me/push/devices', forMembers, async (request, response) => {
    const session = sessionOf(response);
    await count(session.member.id);
    const subscription = await bodyOf(request, SubscriptionSchema);
    if (!isPushEndpoint(subscription.endpoint, settings.PUSH_SERVICES))
      throw new HttpProblem('invalid-fields', {errors: [{field: 'endpoint', code: 'invalid-format'}]});
    const device = deviceName(request.get('User-Agent') ?? '');
    const keyring = await keys.ring();
    const id = await saveDevice({store, keyring, now: now()}, {session, subscription, device});
    await saveChoice(store, session.member.id, {choice: FIRST_CHOICE, isFirst: true});
    response.status(201).json({id});
  });

  router.delete('/me/push/devices/:id', forMembers, async (request, response) => {
    const id = String(request.params['id']);
    if (!(await removeDevice(store, {id, session: sessionOf(response)}, now())))
      throw new HttpProblem('not-found');
    response.status(204).end();
  });

  router.post('/me/push/test', forMembers, async (_request, response) => {
    const {id} = memberOf(response);
    await count(id);
    const devices = await devicesOf(store, [id], now());
    const sent = await sendToAll(pushSending(parts), devices, {messageFor: () => pushMessage('test', 1)});
    const answer: PushTest = {
      devices: devices.length,
      sent: sent.filter(({end}) => end.outcome === 'sent').length,
    };
    response.json(answer);
  });
  return router;
};
