import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Logger} from 'pino';
import {loadAgency} from '../../agency/load.ts';
import {publicAgency} from '../../agency/public.ts';
import {createApp} from './app.ts';
import {notingWithdrawals} from '../backup/note-withdrawals.ts';
import {VisitCounter} from '../counts/visit-counter.ts';
import {startChat} from './start-chat.ts';
import {createChannels} from '../delivery/create-channels.ts';
import type {DeliveryWorker} from '../delivery/worker.ts';
import {createCurrentSite} from './current-site.ts';
import {announceDesk} from './announce-desk.ts';
import {remindRegularly} from '../desk/follow-up/remind-regularly.ts';
import {createDemoSite} from './demo-site.ts';
import {createRateLimiters, createReceiptLimiters, createSpentProofs} from '../http/rate-limiters.ts';
import {createReadiness} from '../health/readiness.ts';
import {WriteRefusals} from '../health/write-refusals.ts';
import type {Listener} from './listener.ts';
import {createDeliveries} from './create-deliveries.ts';
import {openLoggedStore, tryStore} from './open-logged-store.ts';
import {demoOrigins, openPort, trusts} from './open-port.ts';
import {startRegularWork} from './regular-work.ts';
import {createLog} from '../log/log.ts';
import {measuredStore} from '../metrics/measured-store.ts';
import {Meter} from '../metrics/meter.ts';
import {metricsHandler} from '../metrics/metrics-handler.ts';
import {addStoreGauges} from '../metrics/store-gauges.ts';
import {readSettings, type Environment} from '../settings/settings.ts';
import {similarNames} from '../settings/unknown-settings.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {Keys} from '../keys/keys.ts';
import {ChangeBell, ringingStore} from '../storage/change-bell.ts';
import {ProofOfWork} from '../proof-of-work/proof-of-work.ts';
import {siteOriginOf} from './site-origin.ts';

/** The time limit for accepted requests during a stop, in milliseconds. */
const GRACE_MS = 10_000;

const now = () => new Date();

/** A running server. */
export type RunningServer = {
  readonly port: number;
  /** The port of the demo; undefined if the demo is off. */
  readonly demoPort: number | undefined;
  /** The port of the metrics; undefined if metrics are off. */
  readonly metricsPort: number | undefined;
  readonly log: Logger;
  /** Stops accepting connections, answers accepted requests, and closes the store. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the site, the API, the widgets and the partner demo. Throws SettingsError or the agency's ConfigError for
 * an invalid configuration, and the system's error for a taken port. An unavailable store does not prevent the
 * start: /api/ready reports the state, submissions are answered with 503, and each request tries to open the store
 * again.
 */
export const startServer = async (environment: Environment): Promise<RunningServer> => {
  const settings = readSettings(environment);
  const agency = loadAgency(environment);
  const log = createLog(settings.LOG_LEVEL);
  const distDir = resolve(settings.DIST_DIR);
  let port = settings.PORT;
  const siteAddress = () => settings.SITE_ORIGIN ?? `http://localhost:${port}`;
  const publicOrigin = () => siteOriginOf(agency, {...settings, PORT: port});
  // Creates the channels before anything is opened, because invalid settings end the start here.
  const channels = createChannels(settings, agency, {
    now,
    onRefusal: (refusal) => log.warn(refusal, 'the mail server refused some of the recipients of MAIL_TO'),
    origin: publicOrigin,
  });
  reportMissingBuild(distDir, log);
  for (const {name, meant} of similarNames(environment))
    log.warn(`${name} is not a setting and has no effect; the setting is ${meant}`);

  const meter = settings.METRICS_PORT === 'off' ? undefined : new Meter();
  const database = openLoggedStore(settings, log, meter);
  const bell = new ChangeBell();
  const refusals = new WriteRefusals();
  const watched = refusals.watch(database);
  const store = ringingStore(meter ? measuredStore(watched, meter) : watched, bell);
  const site = createCurrentSite({agency, environment, database, bell, now, log});
  const {readCampaigns} = site;
  const keys = new Keys(settings, store, (err) => log.error({err}, 'the keys cannot be used'));
  const texts = loadPublishedTexts(environment);
  await tryStore(keys, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  const listeners: Listener[] = [];
  if (settings.ACCEPT_EMPTY_STORE) log.warn('ACCEPT_EMPTY_STORE is set: remove it after this start');
  await site.edits.refresh();
  site.edits.start();
  const work = await startRegularWork({settings, environment, store, keys, texts, now, log});
  const rates = {perAddress: settings.RATE_LIMIT, perOrigin: settings.ORIGIN_RATE_LIMIT};
  const limiters = createRateLimiters(database, rates);
  const receiptLimiters = createReceiptLimiters(store, rates);
  const workflow = {now, bookingUrl: agency.links.booking, texts, figures: publicAgency(agency).figures};
  const reminding = {store, keys, now, agency, texts, settings, readCampaigns, origin: publicOrigin};
  const deliveries = createDeliveries({
    ...reminding,
    channels,
    receiptLimiters,
    workflow,
    reminding,
    publicOrigin,
    requests: () => listeners.reduce((sum, listener) => sum + listener.requests(), 0),
    log,
    meter,
  });
  const limits = {
    total: settings.MAX_CONNECTIONS,
    perAddress: settings.CONNECTION_LIMIT === 'off' ? Infinity : settings.CONNECTION_LIMIT,
  };
  const stopReminding = settings.DESK ? remindRegularly({...reminding, log}) : () => {};
  const chat = startChat({store, database, bell, keys, texts, now, agency, environment, settings, ...site});
  const isReady = createReadiness({store, keys, refusals, now});
  const counter = new VisitCounter({store, now, log});
  counter.start();
  const stop = () => {
    const chatStopped = chat.stop();
    stopReminding();
    bell.close();
    work.stop();
    return stopAll(listeners, deliveries, async () => {
      await Promise.all([chatStopped, work.ended(), counter.stop()]);
      await store.close();
    });
  };
  try {
    // Starts the demo first: its port, which may be random, is part of an origin that the site's API allows.
    const demoPort = await openPort(listeners, createDemoSite(distDir, siteAddress), settings.DEMO_PORT, {
      limits,
    });
    const app = createApp({
      store,
      isReady,
      keys,
      readCampaigns,
      ...workflow,
      copies: receiptLimiters,
      chat: chat.parts,
      counter,
      policies: {
        origins: {
          // The sample agency runs on this machine, at the host and port of a request.
          own:
            agency.isSample && settings.SITE_ORIGIN === undefined
              ? []
              : [settings.SITE_ORIGIN ?? agency.siteOrigin],
          isOwnComplete: settings.SITE_ORIGIN !== undefined,
          partners: [...agency.partnerOrigins, ...settings.PARTNER_ORIGINS, ...demoOrigins(demoPort)],
        },
        limiters,
        proofs: new ProofOfWork({
          keys,
          now,
          spent: createSpentProofs(database),
          onAnswer: (outcome) => meter?.proofs.inc({outcome}),
        }),
      },
      distDir,
      readPageChange: site.readPageChange,
      dataDir: resolve(settings.DATA_DIR),
      trustProxy: settings.TRUST_PROXY,
      siteOrigin: settings.SITE_ORIGIN,
      publicOrigin,
      agency,
      noteWithdrawn: notingWithdrawals(settings, (err) =>
        log.error(
          {err},
          'a withdrawal could not be recorded beside the store and its backups; the next backup records it',
        ),
      ),
      desk: settings.DESK
        ? {
            store,
            database,
            keys,
            texts,
            now,
            log,
            settings,
            agency,
            ...site,
            chat: chat.parts,
            bell,
            limiters,
            origin: publicOrigin,
          }
        : undefined,
      log,
      meter,
    });
    port =
      (await openPort(listeners, app, settings.PORT, {limits: {...limits, isProxy: trusts(app)}})) ?? port;
    meter?.gauge(
      'mail_limit_reached',
      '1 while mails wait because MAIL_LIMIT was reached in the last hour',
      [],
      async (gauge) => gauge.set(deliveries.isFull('mail') ? 1 : 0),
    );
    if (meter) addStoreGauges(meter, {store, isReady, now});
    const metricsPort =
      meter &&
      (await openPort(listeners, metricsHandler(meter), settings.METRICS_PORT, {
        host: settings.METRICS_HOST,
      }));
    deliveries.start();
    if (settings.DESK) await announceDesk(store, publicOrigin(), log);
    return {port, demoPort, metricsPort, log, stop};
  } catch (error) {
    await stop();
    throw error;
  }
};

const reportMissingBuild = (distDir: string, log: Logger): void => {
  for (const part of ['site', join('embed', 'v1'), 'embed-demo'])
    if (!existsSync(join(distDir, part))) log.warn(`${join(distDir, part)} is missing: run "npm run build"`);
};

const stopAll = async (
  listeners: readonly Listener[],
  deliveries: DeliveryWorker,
  closeStore: () => Promise<void>,
): Promise<void> => {
  await Promise.all([
    ...listeners.map((listener) => listener.close(GRACE_MS)),
    deliveries.stop(GRACE_MS / 2),
  ]);
  await closeStore();
};
