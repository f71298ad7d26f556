import {inject} from 'vitest';

/** The bundle of the store's thread, in place of `server/start/store-thread-url.ts` (see vitest.config.ts). */
export const STORE_THREAD = new URL(inject('storeThread'));
