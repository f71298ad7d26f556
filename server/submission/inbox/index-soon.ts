import type {Logger} from 'pino';
import type {Keys} from '../../keys/keys.ts';
import {StorageUnavailableError} from '../../storage/storage-unavailable-error.ts';
import type {Store} from '../../storage/store.ts';
import {indexAll} from './index-records.ts';

const FIRST_AFTER_MS = 2_000;
const AGAIN_MS = 60_000;

type Parts = {readonly store: Store; readonly keys: Pick<Keys, 'ring'>; readonly log: Logger};

/**
 * Indexes missing records shortly after the start, and retries until the store is available. Returns a function
 * that ends the retries. Until a record is indexed, a search does not find the record, but the list shows it.
 */
export const indexSoon = ({store, keys, log}: Parts): (() => void) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (): Promise<void> => {
    try {
      const {changed} = await indexAll({store, keyring: await keys.ring()}, () => isStopped);
      if (changed > 0) log.info({changed}, 'records are now found by the search of the desk');
    } catch (err) {
      if (isStopped) return;
      // The store reports its own faults.
      if (!(err instanceof StorageUnavailableError)) log.error({err}, 'records cannot be made searchable');
      timer = setTimeout(() => void attempt(), AGAIN_MS).unref();
    }
  };
  timer = setTimeout(() => void attempt(), FIRST_AFTER_MS).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
