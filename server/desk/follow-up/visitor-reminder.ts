import type {Verdict} from '../../../contract/desk-person.ts';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import type {FollowUpTable} from '../../storage/tables/desk-tables.ts';
import type {Store} from '../../storage/store.ts';
import {permissionOf} from '../permission/permission.ts';
import {readKnownPerson, type KnownPerson} from '../person/known-person.ts';
import type {GroupReading} from '../person/person-group.ts';

/** A person who may be reminded, and the current permission. */
export type Remindable = {readonly known: KnownPerson; readonly verdict: Verdict};

type Reading = GroupReading & {readonly overrides: FigureOverrides};

/**
 * Returns the permission under which a person may get the reminder of a follow-up: a consent to mail is in force,
 * the reminders have not been ended, and a consent about Medicare alone covers no other subject. Undefined if the
 * person may not get the reminder. Throws SealError.
 */
export const readRemindable = async (
  store: Pick<Store, 'read'>,
  reading: Reading,
  followUp: FollowUpTable,
): Promise<Remindable | undefined> => {
  const known = await store.read((db) => readKnownPerson(db, reading, followUp.submission_id));
  if (!known || known.card.remindersEndedAt !== null) return undefined;
  const verdict = permissionOf(known.facts).reminder;
  const {subject} = unsealRow(reading.keyring, 'follow_up', followUp);
  const isOther = followUp.kind === 'review' && !subject.startsWith('medicare');
  return verdict.isAllowed && verdict.isMedicareOnly && isOther ? undefined : {known, verdict};
};

/** Returns the moment from which the visitor's reminder may be sent; undefined for never. */
export const visitorReminderAt = async (
  store: Pick<Store, 'read'>,
  reading: Reading,
  followUp: FollowUpTable,
): Promise<Date | undefined> => {
  const verdict = (await readRemindable(store, reading, followUp))?.verdict;
  if (!verdict) return undefined;
  if (verdict.isAllowed) return reading.now;
  return verdict.nextAllowedAt === null ? undefined : new Date(verdict.nextAllowedAt);
};
