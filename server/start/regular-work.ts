import {fileURLToPath} from 'node:url';
import type {Logger} from 'pino';
import {backUpDaily} from '../backup/daily-backup.ts';
import {sweepMailboxRegularly} from '../delivery/sweep-mailbox.ts';
import {noteEndsRegularly} from '../evidence/note-ends.ts';
import type {PublishedTexts} from '../evidence/published-texts.ts';
import {rememberTextsSoon} from '../evidence/remember-texts.ts';
import {endsFileOf} from '../keys/ends-file.ts';
import type {Keys} from '../keys/keys.ts';
import {purgeDaily} from '../retention/daily-purge.ts';
import type {Environment, Settings} from '../settings/settings.ts';
import type {Store} from '../storage/store.ts';
import {indexSoon} from '../submission/inbox/index-soon.ts';

const BACKUP_PROGRAM = fileURLToPath(new URL('../cli/backup.ts', import.meta.url));

type Parts = {
  readonly settings: Settings;
  readonly environment: Environment;
  readonly store: Store;
  readonly keys: Keys;
  readonly texts: PublishedTexts;
  readonly now: () => Date;
  readonly log: Logger;
};

/** The recurring work of the server. */
export type RegularWork = {
  /** Stops further rounds. */
  readonly stop: () => void;
  /** Resolves when the last round that writes to the store has ended. */
  readonly ended: () => Promise<void>;
};

/** Starts all recurring work: purge, backup, records of the evidence's end, published texts, search index, mailbox. */
export const startRegularWork = async ({
  settings,
  environment,
  store,
  keys,
  texts,
  now,
  log,
}: Parts): Promise<RegularWork> => {
  const stopNoting = noteEndsRegularly({
    store,
    keys,
    file: endsFileOf(settings),
    mayBegin: settings.ACCEPT_EMPTY_STORE,
    now,
    log,
  });
  const stops = [
    purgeDaily({store, keys, retention: settings.RETENTION_DAYS, now, log}),
    backUpDaily({
      program: BACKUP_PROGRAM,
      folder: settings.BACKUP_DIR,
      keepDays: settings.BACKUP_KEEP_DAYS,
      store,
      environment,
      now,
      log,
    }),
    await rememberTextsSoon({store, texts, now, log}),
    indexSoon({store, keys, log}),
    sweepMailboxRegularly(store, settings.DATA_DIR, log),
  ];
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
    ended: async () => {
      await stopNoting();
    },
  };
};
