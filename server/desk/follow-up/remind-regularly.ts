import type {Logger} from 'pino';
import {StorageUnavailableError} from '../../storage/storage-unavailable-error.ts';
import {personSources} from '../person/sources.ts';
import {makeDigest} from '../attention/digest.ts';
import type {ReaderParts} from '../readers.ts';
import {makeReminders} from './make-reminders.ts';
import {makeReviews} from './make-reviews.ts';

const EVERY_MS = 60_000;

/** Runs one check: review days of new results become follow-ups, and due follow-ups become reminders. */
export const remindOnce = async (
  parts: Pick<ReaderParts, 'store' | 'keys' | 'now' | 'agency' | 'texts'>,
): Promise<void> => {
  const {store, keys, now} = parts;
  const {overrides} = personSources(parts);
  const making = {store, keyring: await keys.ring(), now: now(), overrides};
  await makeReviews(making);
  await makeReminders(making);
};

/**
 * Runs the check a minute after the start and then every minute, also after a failed check. Returns a function
 * that ends the checks.
 */
export const remindRegularly = (parts: ReaderParts & {readonly log: Logger}): (() => void) => {
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await remindOnce(parts);
      if (parts.settings.DESK_DIGEST) await makeDigest(parts.store, parts.now());
    } catch (err) {
      // An unavailable store has logged the error.
      if (!(err instanceof StorageUnavailableError))
        parts.log.error({err}, 'reminders could not be made; the server retries in a minute');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void run(), EVERY_MS).unref();
  return () => clearInterval(timer);
};
