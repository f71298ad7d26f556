import {join, resolve} from 'node:path';
import type {Settings} from '../settings/settings.ts';

/** The settings that say where ends of the chain of evidence are noted. */
export type EndsSettings = Pick<Settings, 'DATA_DIR' | 'EVIDENCE_ENDS_FILE'>;

/** The file outside the database in which ends of the chain are noted: beside the keys, unless a setting puts it elsewhere. */
export const endsFileOf = ({DATA_DIR, EVIDENCE_ENDS_FILE}: EndsSettings): string =>
  resolve(EVIDENCE_ENDS_FILE === '' ? join(DATA_DIR, 'evidence.ends') : EVIDENCE_ENDS_FILE);
