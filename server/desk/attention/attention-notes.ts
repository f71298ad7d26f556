import {statfs} from 'node:fs/promises';
import type {Campaign} from '../../../contract/campaign.ts';
import type {AttentionNote} from '../../../contract/desk-today.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {MS_PER_DAY, addDays, addMonths} from '../../../insurance/calendar/day.ts';
import {allFigures} from '../../../insurance/figures/all-figures.ts';
import * as contactRules from '../../../insurance/figures/contact-rules.ts';
import {configured, isPastReview} from '../../../insurance/figures/figure.ts';
import {newestBackup} from '../../backup/backup-folder.ts';
import {listFlagged} from '../../submission/judge-flagged.ts';
import {personSources} from '../person/sources.ts';
import type {ReaderParts} from '../readers.ts';
import {certificateEnd} from './certificate-end.ts';

// Backups are daily: after two days without one, something is wrong.
const BACKUP_OLD_MS = 2 * MS_PER_DAY;
const SOON_DAYS = 14;
const CERTIFICATE_DAYS = 21;
const LAPSE_DAYS = 30;
const MOST_PEOPLE = 5;
const LEAST_FREE_BYTES = 1_000_000_000;
const LEAST_FREE_SHARE = 0.05;

/**
 * Lists the notes that need attention, except about people, most urgent first: backups, disk, certificate,
 * figures, campaigns, permissions, flagged records.
 */
export const attentionNotes = async (parts: ReaderParts): Promise<readonly AttentionNote[]> => {
  const now = parts.now();
  const today = chicagoDay(now.getTime());
  const notes = [
    ...backupNotes(parts.settings.BACKUP_DIR, now),
    ...(await diskNotes(parts.settings.DATA_DIR)),
    ...(await certificateNotes(parts.settings.SITE_ORIGIN, now)),
    ...figureNotes(parts, today),
    ...campaignNotes(parts.readCampaigns(), today),
    ...(await lapsingNotes(parts, now)),
    ...(await heldNotes(parts)),
  ];
  return [
    ...notes.filter(({urgency}) => urgency === 'now'),
    ...notes.filter(({urgency}) => urgency === 'soon'),
  ];
};

const lastBackup = (folder: string, now: Date): Date | undefined =>
  folder === '' ? undefined : newestBackup(folder, now)?.madeAt;

const isRecent = (madeAt: Date, now: Date): boolean => now.getTime() - madeAt.getTime() < BACKUP_OLD_MS;

/** Returns the moment of the last backup (ISO 8601); undefined when the backup is missing or old, and a note says so. */
export const recentBackup = ({settings}: Pick<ReaderParts, 'settings'>, now: Date): string | undefined => {
  const madeAt = lastBackup(settings.BACKUP_DIR, now);
  return madeAt && isRecent(madeAt, now) ? madeAt.toISOString() : undefined;
};

const backupNotes = (folder: string, now: Date): readonly AttentionNote[] => {
  const madeAt = lastBackup(folder, now);
  if (!madeAt) return [{kind: 'backup-none', urgency: 'now'}];
  return isRecent(madeAt, now)
    ? []
    : [{kind: 'backup-old', urgency: 'now', day: chicagoDay(madeAt.getTime())}];
};

const diskNotes = async (folder: string): Promise<readonly AttentionNote[]> => {
  try {
    const {bavail, bsize, blocks} = await statfs(folder);
    const free = bavail * bsize;
    const isLow = free < LEAST_FREE_BYTES || free < blocks * bsize * LEAST_FREE_SHARE;
    return isLow ? [{kind: 'disk-low', urgency: 'now', count: Math.floor(free / 1_000_000)}] : [];
  } catch {
    // The folder of a PostgreSQL installation may not exist, and some file systems do not report their space.
    return [];
  }
};

const certificateNotes = async (origin: string | undefined, now: Date): Promise<readonly AttentionNote[]> => {
  const end = await certificateEnd(origin, now);
  if (!end || end.getTime() - now.getTime() > CERTIFICATE_DAYS * MS_PER_DAY) return [];
  return [{kind: 'certificate-ends', urgency: 'now', day: chicagoDay(end.getTime())}];
};

const figureNotes = (parts: ReaderParts, today: string): readonly AttentionNote[] => {
  const {overrides} = personSources(parts);
  const past = [...allFigures, ...Object.values(contactRules)].filter((figure) =>
    isPastReview(configured<unknown>(figure, overrides), today),
  );
  return past.length === 0 ? [] : [{kind: 'figures-past-review', urgency: 'soon', count: past.length}];
};

const campaignNotes = (campaigns: readonly Campaign[], today: string): readonly AttentionNote[] => [
  ...campaigns
    .filter(({endDate, nextReview}) => endDate >= today && nextReview < today)
    .map(({title}): AttentionNote => ({kind: 'campaign-past-review', urgency: 'now', name: title})),
  ...campaigns
    .filter(({startDate, endDate}) => startDate <= today && endDate >= today)
    .filter(({endDate}) => endDate <= addDays(today, SOON_DAYS))
    .map(({title, endDate}): AttentionNote => ({
      kind: 'campaign-ends',
      urgency: 'soon',
      name: title,
      day: endDate,
    })),
];

// The Medicare permission lasts twelve months, like the `lapsesAt` of a consent. The names are added by the reader of the screen.
const lapsingNotes = async ({store}: ReaderParts, now: Date): Promise<readonly AttentionNote[]> => {
  const from = addMonths(now.toISOString().slice(0, 10), -12);
  const rows = await store.read((db) =>
    db
      .selectFrom('consent')
      .innerJoin('submission', 'submission.id', 'consent.submission_id')
      .select('submission.id')
      .where('consent.kind', '=', 'medicare')
      .where('consent.withdrawn_at', 'is', null)
      .where('consent.recorded_at', '>=', from)
      .where('consent.recorded_at', '<', addDays(from, LAPSE_DAYS))
      .where('submission.erased_at', 'is', null)
      .where('submission.superseded_by', 'is', null)
      .orderBy('consent.recorded_at')
      .execute(),
  );
  const people = [...new Set(rows.map(({id}) => id))].slice(0, MOST_PEOPLE).map((id) => ({id, name: ''}));
  return rows.length === 0 ? [] : [{kind: 'consents-lapse', urgency: 'soon', count: rows.length, people}];
};

const heldNotes = async ({store}: ReaderParts): Promise<readonly AttentionNote[]> => {
  const count = (await listFlagged(store)).filter(({isSpam}) => !isSpam).length;
  return count === 0 ? [] : [{kind: 'held', urgency: 'soon', count}];
};
