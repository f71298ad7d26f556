import {existsSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Express} from 'express';
import type {Logger} from 'pino';
import {agencyValues} from '../../agency/legal/values.ts';
import {loadAgency} from '../../agency/load.ts';
import {publicAgency} from '../../agency/public.ts';
import {createWorkflow} from './api.ts';
import {createApp} from './app.ts';
import {backUpDaily} from '../backup/daily-backup.ts';
import {notingWithdrawals} from '../backup/note-withdrawals.ts';
import {VisitCounter} from '../counts/visit-counter.ts';
import {startChat} from './start-chat.ts';
import {agentAddresses, createChannels} from '../delivery/create-channels.ts';
import {createEventReader} from '../delivery/read-event.ts';
import {receiptSources} from '../delivery/receipt-sources.ts';
import {sweepMailboxRegularly} from '../delivery/sweep-mailbox.ts';
import {DeliveryWorker} from '../delivery/worker.ts';
import {createCurrentSite} from './current-site.ts';
import {announceDesk} from './announce-desk.ts';
import {deskReaders} from '../desk/readers.ts';
import {createPushChannel} from '../desk/push/push-channel.ts';
import {pushSubject} from '../desk/push/push-subject.ts';
import {remindRegularly} from '../desk/follow-up/remind-regularly.ts';
import {createDemoSite} from './demo-site.ts';
import {createRateLimiters, createReceiptLimiters, createSpentProofs} from '../http/rate-limiters.ts';
import {createReadiness} from '../health/readiness.ts';
import {listen, type Listener, type ListenOptions} from './listener.ts';
import {endsFileOf} from '../keys/ends-file.ts';
import {noteEndsRegularly} from '../evidence/note-ends.ts';
import {createLog} from '../log/log.ts';
import {measuredStore} from '../metrics/measured-store.ts';
import {Meter} from '../metrics/meter.ts';
import {metricsHandler} from '../metrics/metrics-handler.ts';
import {addStoreGauges} from '../metrics/store-gauges.ts';
import {readSettings, type Environment} from '../settings/settings.ts';
import {similarNames} from '../settings/unknown-settings.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';
import {rememberTextsSoon} from '../evidence/remember-texts.ts';
import {purgeDaily} from '../retention/daily-purge.ts';
import {EmptyStoreError} from '../keys/empty-store-error.ts';
import {Keys} from '../keys/keys.ts';
import {ChangeBell, ringingStore} from '../storage/change-bell.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import {ProofOfWork} from '../proof-of-work/proof-of-work.ts';
import {createResultWriter} from '../saved-results/written-result.ts';
import {indexSoon} from '../submission/inbox/index-soon.ts';
import {siteOriginOf} from './site-origin.ts';
import {openStore} from './open-store.ts';
import type {FoundLog} from '../storage/sqlite/inspect-log.ts';

/** How long a stop waits for accepted requests, in milliseconds. */
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
  /** Stops accepting, answers accepted requests, closes the store. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts site, API, widgets and partner demo. Throws SettingsError or the agency's ConfigError when something is
 * configured wrongly, and the system's error when a port is taken. A store that cannot be opened yet does not
 * stop the site: /api/ready reports it, submissions get 503, and each one tries again to open it.
 */
export const startServer = async (environment: Environment): Promise<RunningServer> => {
  const settings = readSettings(environment);
  const agency = loadAgency(environment);
  const log = createLog(settings.LOG_LEVEL);
  const distDir = resolve(settings.DIST_DIR);
  const channels = createChannels(settings, agency, {
    now,
    onRefusal: (refusal) => log.warn(refusal, 'the mail server refused some of the recipients of MAIL_TO'),
  });
  reportMissingBuild(distDir, log);
  for (const {name, meant} of similarNames(environment))
    log.warn(`${name} is not a setting and has no effect; the setting is ${meant}`);

  const meter = settings.METRICS_PORT === 'off' ? undefined : new Meter();
  const database = openStore(settings, {
    onFault: (err) => log.error({err}, 'the store cannot be used'),
    onRecovered: (found) => logRecovery(found, log),
    onCommit:
      meter &&
      ((acts, ms) => {
        meter.commits.observe(ms / 1_000);
        meter.commitSizes.observe(acts);
      }),
  });
  const bell = new ChangeBell();
  const store = ringingStore(meter ? measuredStore(database, meter) : database, bell);
  const site = createCurrentSite({agency, environment, database, bell, now, log});
  const {readCampaigns} = site;
  const keys = new Keys(settings, store, (err) => log.error({err}, 'the keys cannot be used'));
  const texts = loadPublishedTexts(environment);
  await tryStore(keys, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  let port = settings.PORT;
  const siteAddress = () => settings.SITE_ORIGIN ?? `http://localhost:${port}`;
  const publicOrigin = () => siteOriginOf(agency, {...settings, PORT: port});
  const listeners: Listener[] = [];
  const stopNoting = noteEndsRegularly({
    store,
    keys,
    file: endsFileOf(settings),
    mayBegin: settings.ACCEPT_EMPTY_STORE,
    now,
    log,
  });
  if (settings.ACCEPT_EMPTY_STORE) log.warn('ACCEPT_EMPTY_STORE is set: take it out again after this start');
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
  await site.edits.refresh();
  site.edits.start();
  const stopRemembering = await rememberTextsSoon({store, texts, now, log});
  const stopIndexing = indexSoon({store, keys, log});
  const rates = {perAddress: settings.RATE_LIMIT, perOrigin: settings.ORIGIN_RATE_LIMIT};
  const limiters = createRateLimiters(database, rates);
  const receiptLimiters = createReceiptLimiters(store, rates);
  const workflow = {now, bookingUrl: agency.links.booking, texts, figures: publicAgency(agency).figures};
  const reminding = {store, keys, now, agency, texts, settings, readCampaigns, origin: publicOrigin};
  const push =
    settings.DESK && settings.DESK_PUSH
      ? [
          createPushChannel({
            store,
            keys,
            now,
            log,
            subject: pushSubject(agency),
            own: settings.PUSH_SERVICES,
            mailed: agentAddresses(settings, agency).map((address) => address.toLowerCase()),
          }),
        ]
      : [];
  const deliveries = new DeliveryWorker({
    store,
    channels: [...channels, ...push],
    readEvent: createEventReader({
      store,
      keys,
      now,
      receipts: () => receiptSources(agency, publicOrigin()),
      receiptLimiters,
      write: createResultWriter(createWorkflow(workflow)),
      ...(settings.DESK ? {readers: deskReaders(reminding)} : {}),
    }),
    backoff: {firstMs: settings.DELIVERY_RETRY_SECONDS * 1_000, attempts: settings.DELIVERY_ATTEMPTS},
    now,
    log,
    requests: () => listeners.reduce((sum, listener) => sum + listener.requests(), 0),
    onAttempt: ({channel, outcome, ms}) => meter?.deliveries.observe({channel, outcome}, ms / 1_000),
  });
  const limits = {
    total: settings.MAX_CONNECTIONS,
    perAddress: settings.CONNECTION_LIMIT === 'off' ? Infinity : settings.CONNECTION_LIMIT,
  };
  const stopSweep = sweepMailboxRegularly(store, settings.DATA_DIR, log);
  const stopReminding = settings.DESK ? remindRegularly({...reminding, log}) : () => {};
  const chat = startChat({store, database, bell, keys, texts, now, agency, environment, settings, ...site});
  const counter = new VisitCounter({store, now, log});
  counter.start();
  const stop = () => {
    chat.stop();
    stopReminding();
    bell.close();
    stopPurge();
    stopRemembering();
    stopIndexing();
    stopBackups();
    stopSweep();
    return stopAll(listeners, deliveries, async () => {
      await Promise.all([stopNoting(), counter.stop()]);
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
      readCampaigns,
      ...workflow,
      copies: receiptLimiters,
      tpmo: publicAgency(agency).tpmo,
      chat: chat.parts,
      counter,
      policies: {
        origins: {
          // The sample agency runs on this machine, at the host and port that a request names.
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
      agencyTexts: agencyValues(publicAgency(agency)),
      noteWithdrawn: notingWithdrawals(settings, (err) =>
        log.error(
          {err},
          'a withdrawal could not be noted beside the store and its backups; the next backup notes it',
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
    if (meter) addStoreGauges(meter, {store, isReady: createReadiness({store, keys, now}), now});
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

// Throws EmptyStoreError: to begin an empty store beside the keys of another one would look like the loss of every lead.
const tryStore = async (keys: Keys, log: Logger): Promise<void> => {
  try {
    await keys.ring();
  } catch (error) {
    if (error instanceof StorageUnavailableError && error.cause instanceof EmptyStoreError) throw error.cause;
    log.error('submissions cannot be stored yet; each submission tries again');
  }
};

const logRecovery = (found: FoundLog, log: Logger): void => {
  if (found.dropped === 0) log.info(found, 'the write-ahead log of a former process was recovered');
  else
    log.error(
      found,
      'part of the write-ahead log cannot be recovered; `copy` is where all of it is kept. After a power cut this is a commit that nobody was answered for; else compare with the mails that went out',
    );
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
