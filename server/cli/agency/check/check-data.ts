import {resolve, sep} from 'node:path';
import {MS_PER_DAY} from '../../../../insurance/calendar/day.ts';
import {newestBackup} from '../../../backup/backup-folder.ts';
import type {Settings} from '../../../settings/settings.ts';
import type {Finding} from './finding.ts';

// The server makes a backup a day and retries each hour.
const STALE_DAYS = 2;

const keyFinding = ({DATA_KEY, DATA_KEY_FILE, DATA_DIR}: Settings): Finding => {
  if (DATA_KEY !== '') return {state: 'ok', topic: 'data', text: 'The data key is in DATA_KEY.'};
  const beside = DATA_KEY_FILE === '' || resolve(DATA_KEY_FILE).startsWith(resolve(DATA_DIR) + sep);
  return beside
    ? {
        state: 'missing',
        topic: 'data',
        text: 'The key is in the data folder, so that anybody who copies the folder can read everything: set DATA_KEY_FILE to a file elsewhere, and keep a copy of the key (docs/operations.md, the first day).',
      }
    : {state: 'ok', topic: 'data', text: `The data key is in ${DATA_KEY_FILE}.`};
};

const backupFinding = ({BACKUP_DIR}: Settings, now: Date): Finding => {
  if (BACKUP_DIR === '')
    return {
      state: 'missing',
      topic: 'data',
      text: 'No backups are made: set BACKUP_DIR to a folder on another disk.',
    };
  const newest = newestBackup(BACKUP_DIR, now)?.madeAt;
  if (newest && now.getTime() - newest.getTime() <= STALE_DAYS * MS_PER_DAY)
    return {
      state: 'ok',
      topic: 'data',
      text: `The newest backup was made at ${newest.toISOString()}.`,
    };
  return {
    state: 'missing',
    topic: 'data',
    text: newest
      ? `The newest backup in ${BACKUP_DIR} was made at ${newest.toISOString()}: look for errors in the log.`
      : `There is no backup in ${BACKUP_DIR} yet: npm run backup -- ${BACKUP_DIR}`,
  };
};

/** Checks that visitors' data is encrypted with a key and survives the loss of the machine. */
export const checkData = (settings: Settings, now: Date): readonly Finding[] => [
  keyFinding(settings),
  backupFinding(settings, now),
];
