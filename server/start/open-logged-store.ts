import type {Logger} from 'pino';
import {EmptyStoreError} from '../keys/empty-store-error.ts';
import type {Keys} from '../keys/keys.ts';
import type {Meter} from '../metrics/meter.ts';
import type {Settings} from '../settings/settings.ts';
import type {FoundLog} from '../storage/sqlite/inspect-log.ts';
import type {Store} from '../storage/store.ts';
import {StorageUnavailableError} from '../storage/storage-unavailable-error.ts';
import {openStore} from './open-store.ts';

/** Opens the store that the settings name, with the log for faults and recoveries and the meter for commits. */
export const openLoggedStore = (settings: Settings, log: Logger, meter: Meter | undefined): Store =>
  openStore(settings, {
    onFault: (err) => log.error({err}, 'the store cannot be used'),
    onRecovered: (found) => logRecovery(found, log),
    onCommit:
      meter &&
      ((acts, ms) => {
        meter.commits.observe(ms / 1_000);
        meter.commitSizes.observe(acts);
      }),
  });

/**
 * Tests the store by reading the keys; an unavailable store is logged. Throws EmptyStoreError, because an empty
 * store beside the keys of another store would look like the loss of every lead.
 */
export const tryStore = async (keys: Keys, log: Logger): Promise<void> => {
  try {
    await keys.ring();
  } catch (error) {
    if (error instanceof StorageUnavailableError && error.cause instanceof EmptyStoreError) throw error.cause;
    log.error('submissions cannot be stored yet; each submission opens the store again');
  }
};

const logRecovery = (found: FoundLog, log: Logger): void => {
  if (found.dropped === 0) log.info(found, 'the write-ahead log of a former process was recovered');
  else
    log.error(
      found,
      'part of the write-ahead log cannot be recovered; `copy` is a copy of the whole log. After a power cut the lost part is a commit that was never acknowledged; otherwise compare with the sent mails',
    );
};
