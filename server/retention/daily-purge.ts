import type {Logger} from 'pino';
import {MS_PER_DAY} from '../../insurance/calendar/day.ts';
import {isScrubPending} from '../storage/scrub-pending-error.ts';
import type {Store} from '../storage/store.ts';
import {listFlagged} from '../submission/judge-flagged.ts';
import type {Keys} from '../keys/keys.ts';
import {PurgeWithheldError} from './purge-clock.ts';
import {purgeTables} from './purge.ts';
import type {Retention} from '../settings/retention.ts';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = MS_PER_DAY;

type Parts = {
  readonly store: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly retention: Retention;
  readonly now: () => Date;
  readonly log: Logger;
};

/**
 * Purges a minute after the start and once a day. Returns a function that ends the purges. A purge that fails, or
 * that is withheld because the clock may be wrong, is logged and retried the next day. Flagged records without a
 * review are not purged, so the log reports their number.
 */
export const purgeDaily = ({store, keys, retention, now, log}: Parts): (() => void) => {
  const run = async (): Promise<void> => {
    try {
      log.info(await purgeTables({store, keyring: await keys.ring()}, {retention, now: now()}), 'purged');
      await warnOfHeld(store, log);
      await store.scrub();
    } catch (err) {
      if (err instanceof PurgeWithheldError) log.error({err}, 'the purge was withheld: nothing was erased');
      else if (isScrubPending(err))
        log.warn(
          {err},
          'purged, but files of the store still contain deleted data: the server retries each minute',
        );
      else log.error({err}, 'the purge failed; the server retries tomorrow');
    }
  };
  const first = setTimeout(() => void run(), FIRST_AFTER_MS).unref();
  const daily = setInterval(() => void run(), EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
};

const warnOfHeld = async (store: Store, log: Logger): Promise<void> => {
  const held = (await listFlagged(store)).filter(({isSpam}) => !isSpam).length;
  if (held > 0) log.warn({held}, 'possible spam waits for a decision: leads -- held');
};
