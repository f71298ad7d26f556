import {existsSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Express} from 'express';
import type {Logger} from 'pino';
import {campaignFile, loadCampaigns} from '../../agency/campaigns.ts';
import {agencyValues} from '../../agency/legal/values.ts';
import {loadAgency} from '../../agency/load.ts';
import {publicAgency} from '../../agency/public.ts';
import {createApp} from './app.ts';
import {backUpDaily} from '../backup/daily-backup.ts';
import {notingWithdrawals} from '../backup/note-withdrawals.ts';
import {createCampaignSource} from '../campaigns/campaign-source.ts';
import {createChannels} from '../delivery/create-channels.ts';
import {createEventReader} from '../delivery/read-event.ts';
import {receiptSources} from '../delivery/receipt-sources.ts';
import {sweepMailboxRegularly} from '../delivery/sweep-mailbox.ts';
import {DeliveryWorker} from '../delivery/worker.ts';
import {createDemoSite} from './demo-site.ts';
import {createRateLimiters, createReceiptLimiters, createSpentProofs} from '../http/rate-limiters.ts';
import {createReadiness} from '../health/readiness.ts';
import {listen, type Listener, type ListenOptions} from './listener.ts';
import {endsFileOf} from '../evidence/noted-ends.ts';
import {noteEndsRegularly} from '../evidence/note-ends.ts';
import {createLog} from '../log/log.ts';
import {measuredStore} from '../metrics/measured-store.ts';
import {Meter} from '../metrics/meter.ts';
import {metricsHandler} from '../metrics/metrics-handler.ts';
import {addStoreGauges} from '../metrics/store-gauges.ts';
import {readSettings, type Environment} from '../settings/settings.ts';
import {strangeSettings} from '../settings/unknown-settings.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {purgeDaily} from '../retention/daily-purge.ts';
import {Keys} from '../keys/keys.ts';
import {ProofOfWork} from '../proof-of-work/proof-of-work.ts';
import {openStore} from './open-store.ts';

/** How long a stop waits for requests that were accepted. */
const GRACE_MS = 10_000;

const BACKUP_PROGRAM = fileURLToPath(new URL('../cli/backup.ts', import.meta.url));

const now = () => new Date();

/** A running server. */
export type RunningServer = {
  readonly port: number;
  /** Undefined when the demo is off. */
  readonly demoPort: number | undefined;
  /** Where metrics are read; undefined when they are off. */
  readonly metricsPort: number | undefined;
  readonly log: Logger;
  /** Stops accepting, answers what was accepted, closes the store. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts site, API, widgets and partner demo. Throws SettingsError or the agency's ConfigError when something is
 * configured wrongly, and the system's error when a port is taken. A store that cannot be opened yet does not
 * stop the site: /api/ready says so, submissions get 503, and it is tried again with each.
 */
export const startServer = async (environment: Environment): Promise<RunningServer> => {
  const settings = readSettings(environment);
  const agency = loadAgency(environment);
  const log = createLog(settings.LOG_LEVEL);
  const distDir = resolve(settings.DIST_DIR);
  const readCampaigns = createCampaignSource({
    file: campaignFile(environment),
    load: () => loadCampaigns(environment),
    onFault: (err) => log.error({err}, 'the changed campaigns cannot be used; the former ones stay'),
  });
  const channels = createChannels(settings, agency, {
    now,
    onRefusal: (refusal) => log.warn(refusal, 'the mail server refused some of the recipients of MAIL_TO'),
  });
  reportMissingBuild(distDir, log);
  for (const {name, meant} of strangeSettings(environment))
    log.warn(`${name} is not a setting and changes nothing; ${meant} is one`);

  const meter = settings.METRICS_PORT === 'off' ? undefined : new Meter();
  const database = openStore(
    settings,
    (err) => log.error({err}, 'the store cannot be used'),
    meter &&
      ((acts, ms) => {
        meter.commits.observe(ms / 1_000);
        meter.commitSizes.observe(acts);
      }),
  );
  const store = meter ? measuredStore(database, meter) : database;
  const keys = new Keys(settings, store, (err) => log.error({err}, 'the keys cannot be used'));
  const texts = loadPublishedTexts(environment);
  await tryStore(keys, log);

  let port = settings.PORT;
  const siteAddress = () => settings.SITE_ORIGIN ?? `http://localhost:${port}`;
  // The sample's address is this machine's, whatever the port.
  const publicOrigin = () => (agency.isSample ? siteAddress() : agency.siteOrigin);
  const listeners: Listener[] = [];
  const stopNoting = noteEndsRegularly({store, keys, file: endsFileOf(settings), now, log});
  const stopPurge = purgeDaily({store, keys, retention: settings.RETENTION_DAYS, now, log});
  const stopBackups = backUpDaily({
    program: BACKUP_PROGRAM,
    folder: settings.BACKUP_DIR,
    keepDays: settings.BACKUP_KEEP_DAYS,
    store,
    environment,
    now,
    log,
  });
  const deliveries = new DeliveryWorker({
    store,
    channels,
    readEvent: createEventReader({
      store,
      keys,
      now,
      receipts: () => receiptSources(agency, publicOrigin()),
      receiptLimiters: createReceiptLimiters(database),
    }),
    backoff: {firstMs: settings.DELIVERY_RETRY_SECONDS * 1_000, attempts: settings.DELIVERY_ATTEMPTS},
    now,
    log,
    requests: () => listeners.reduce((sum, listener) => sum + listener.requests(), 0),
    onAttempt: ({channel, outcome, ms}) => meter?.deliveries.observe({channel, outcome}, ms / 1_000),
  });
  const limiters = createRateLimiters(database, {
    perAddress: settings.RATE_LIMIT,
    perOrigin: settings.ORIGIN_RATE_LIMIT,
  });
  const limits = {
    total: settings.MAX_CONNECTIONS,
    perAddress: settings.CONNECTION_LIMIT === 'off' ? Infinity : settings.CONNECTION_LIMIT,
  };
  const stopSweep = sweepMailboxRegularly(store, settings.DATA_DIR, log);
  const stop = () => {
    stopPurge();
    stopBackups();
    stopSweep();
    return stopAll(listeners, deliveries, async () => {
      await stopNoting();
      await store.close();
    });
  };
  try {
    // The demo first: its port, which may be any free one, is an origin that the site's API allows.
    const demoPort = await openPort(listeners, createDemoSite(distDir, siteAddress), settings.DEMO_PORT, {
      limits,
    });
    const app = createApp({
      store,
      keys,
      texts,
      now,
      readCampaigns,
      bookingUrl: agency.links.booking,
      figures: publicAgency(agency).figures,
      policies: {
        origins: {
          // The sample's address is this machine's, which requests name themselves, whatever the port.
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
      trustProxy: settings.TRUST_PROXY,
      siteOrigin: settings.SITE_ORIGIN,
      agencyTexts: agencyValues(publicAgency(agency)),
      noteWithdrawn: notingWithdrawals(settings, (err) =>
        log.error(
          {err},
          'a withdrawal could not be noted beside the store and its backups; the next backup notes it',
        ),
      ),
      log,
      meter,
    });
    port =
      (await openPort(listeners, app, settings.PORT, {limits: {...limits, isProxy: trusts(app)}})) ?? port;
    meter?.gauge(
      'mail_limit_reached',
      '1 while mails wait because as many have left in the last hour as may',
      [],
      async (gauge) => gauge.set(deliveries.isFull('mail') ? 1 : 0),
    );
    if (meter) addStoreGauges(meter, {store, isReady: createReadiness({store, keys, now}), now});
    const metricsPort =
      meter &&
      (await openPort(listeners, metricsHandler(meter), settings.METRICS_PORT, {
        host: settings.METRICS_HOST,
      }));
    deliveries.start();
    return {port, demoPort, metricsPort, log, stop};
  } catch (error) {
    await stop();
    throw error;
  }
};

// Whether an address is that of a proxy in front, as Express reads TRUST_PROXY.
const trusts = (app: Express): ((address: string) => boolean) => {
  const isTrusted = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (address) => isTrusted(address, 0);
};

const openPort = async (
  listeners: Listener[],
  handle: RequestListener,
  port: number | 'off',
  options?: ListenOptions,
): Promise<number | undefined> => {
  if (port === 'off') return undefined;
  const listener = await listen(handle, port, options);
  listeners.push(listener);
  return listener.port;
};

const demoOrigins = (port: number | undefined): readonly string[] =>
  port === undefined ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];

const tryStore = async (keys: Keys, log: Logger): Promise<void> => {
  try {
    await keys.ring();
  } catch {
    log.error('submissions cannot be stored yet; each one tries again');
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
