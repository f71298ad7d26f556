import type {Logger} from 'pino';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {agentAddresses, type createChannels} from '../delivery/create-channels.ts';
import {createEventReader} from '../delivery/read-event.ts';
import {receiptSources} from '../delivery/receipt-sources.ts';
import {DeliveryWorker} from '../delivery/worker.ts';
import {createPushChannel} from '../desk/push/push-channel.ts';
import {pushSending} from '../desk/push/push-sending.ts';
import {deskReaders} from '../desk/readers.ts';
import type {Meter} from '../metrics/meter.ts';
import {createResultWriter} from '../saved-results/written-result.ts';
import type {Settings} from '../settings/settings.ts';
import {createWorkflow} from './api.ts';

type EventSources = Parameters<typeof createEventReader>[0];
type Reminding = Parameters<typeof deskReaders>[0];

type Parts = Pick<EventSources, 'store' | 'keys' | 'now' | 'receiptLimiters'> & {
  readonly agency: AgencyConfig;
  readonly settings: Settings;
  /** The channels that the settings name: mail and webhook. */
  readonly channels: ReturnType<typeof createChannels>;
  readonly workflow: Parameters<typeof createWorkflow>[0];
  readonly reminding: Reminding;
  readonly publicOrigin: () => string;
  /** Returns the number of received requests; deliveries wait while there are many. */
  readonly requests: () => number;
  readonly log: Logger;
  readonly meter: Meter | undefined;
};

const pushChannels = (parts: Parts) => {
  const {settings, agency, store} = parts;
  if (!settings.DESK || !settings.DESK_PUSH) return [];
  const mailed = agentAddresses(settings, agency).map((address) => address.toLowerCase());
  return [createPushChannel({...pushSending(parts), store, mailed})];
};

/** Builds the worker that delivers the outbox: mail, webhook, and notifications on the desk's devices. */
export const createDeliveries = (parts: Parts): DeliveryWorker => {
  const {agency, settings, store, keys, now, log, meter, workflow, reminding, publicOrigin} = parts;
  return new DeliveryWorker({
    store,
    channels: [...parts.channels, ...pushChannels(parts)],
    readEvent: createEventReader({
      store,
      keys,
      now,
      receipts: () => receiptSources(agency, publicOrigin()),
      receiptLimiters: parts.receiptLimiters,
      write: createResultWriter(createWorkflow(workflow)),
      readers: deskReaders(reminding),
    }),
    backoff: {firstMs: settings.DELIVERY_RETRY_SECONDS * 1_000, attempts: settings.DELIVERY_ATTEMPTS},
    now,
    log,
    requests: parts.requests,
    onAttempt: ({channel, outcome, ms}) => meter?.deliveries.observe({channel, outcome}, ms / 1_000),
  });
};
