import type {Logger} from 'pino';
import type {Store} from '../storage/store.ts';
import type {Keys} from './keys.ts';
import {purge} from './purge.ts';
import type {Retention} from './retention.ts';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 24 * 60 * 60 * 1_000;

type Parts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly retention: Retention;
  readonly log: Logger;
};

/** Purges a minute after the start and once a day; gives what stops it. What fails is logged and tried the next day. */
export function purgeDaily({store, keys, retention, log}: Parts): () => void {
  const run = async (): Promise<void> => {
    try {
      log.info(await purge({store, keyring: await keys.ring()}, {retention, now: new Date()}), 'purged');
    } catch (err) {
      log.error({err}, 'the purge failed; it is tried again tomorrow');
    }
  };
  const first = setTimeout(() => void run(), FIRST_AFTER_MS).unref();
  const daily = setInterval(() => void run(), EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
