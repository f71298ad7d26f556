import {join, resolve} from 'node:path';
import type {Settings} from '../settings/settings.ts';

/** The settings for the file of recorded ends of the chain. */
export type EndsSettings = Pick<Settings, 'DATA_DIR' | 'EVIDENCE_ENDS_FILE'>;

/**
 * Returns the path of the file, outside the database, that records ends of the chain: beside the keys, unless a
 * setting names another place.
 */
export const endsFileOf = ({DATA_DIR, EVIDENCE_ENDS_FILE}: EndsSettings): string =>
  resolve(EVIDENCE_ENDS_FILE === '' ? join(DATA_DIR, 'evidence.ends') : EVIDENCE_ENDS_FILE);
