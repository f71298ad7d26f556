import type {Kysely} from 'kysely';
import type {DeskMember} from '../../../contract/desk.ts';
import type {PersonView, SuggestedDay} from '../../../contract/desk-person.ts';
import type {Schema} from '../../storage/schema.ts';
import type {DeskParts} from '../desk-parts.ts';
import {readFollowUps} from '../follow-up/follow-up.store.ts';
import {reviewDaysOf} from '../follow-up/review-days.ts';
import {localTime} from '../permission/local-time.ts';
import {permissionOf} from '../permission/permission.ts';
import {ZONES} from '../permission/zone.ts';
import {nameIn} from '../../submission/sender-of.ts';
import {readSharing} from '../sharing/reader.ts';
import {languageOf, readKnownPerson, type KnownPerson} from './known-person.ts';
import {readHints, readMerges} from './merges.ts';
import {consentsOf} from './person-facts.ts';
import {mailTemplates} from './person-templates.ts';
import {readTimeline} from './read-timeline.ts';
import {personSources} from './sources.ts';

const MOST_DAYS = 4;

/** A person as a member may see them, and the version of the desk's notes. */
export type SeenPerson = {readonly known: KnownPerson; readonly view: PersonView; readonly version: number};

/** Reads the person who sent a submission; undefined for an unknown submission. Throws SealError or StorageUnavailableError. */
export const readPerson = async (
  parts: DeskParts,
  member: DeskMember,
  submissionId: string,
): Promise<SeenPerson | undefined> => {
  const keyring = await parts.keys.ring();
  const now = parts.now();
  const {overrides, results, values} = personSources(parts);
  const isHealthRead = member.role !== 'assistant';
  return await parts.store.read(async (db) => {
    const known = await readKnownPerson(db, {keyring, now, isHealthRead, overrides}, submissionId);
    if (!known) return undefined;
    const {newest, group, ids, card, facts} = known;
    const contact = contactOf(known);
    const sees = await readSharing(db, member, ids);
    const view: PersonView = {
      id: newest.id,
      ...contact,
      language: known.language,
      given: givenOf(known),
      corrections: card.corrections,
      isStopped: card.isStopped,
      scopeRecordedAt: card.scopeRecordedAt,
      haveRemindersEnded: card.remindersEndedAt !== null,
      clocks: clocksOf(known, now),
      isZoneKnown: facts.isKnown,
      permission: permissionOf(facts),
      consents: consentsOf(group).map(({record, consent, status}) => ({
        submissionId: record.id,
        kind: consent.kind,
        status,
        agreedAt: consent.agreedAt,
        lapsesAt: consent.lapsesAt,
        withdrawnAt: consent.withdrawnAt,
      })),
      timeline: await readTimeline(db, group, {
        keyring,
        member,
        sees,
        results,
      }),
      followUps: await readFollowUps(db, {keyring, sees}, ids),
      suggestedDays: suggestedDays(known, now, overrides),
      hints: await readHints(db, keyring, {known, now}),
      merges: await readMerges(db, group),
      templates: mailTemplates(
        known.language,
        {...values, name: contact.name},
        parts.edits.current.templates,
      ),
    };
    return {known, view, version: card.version};
  });
};

/** Returns the newest contact details that the person gave. */
const givenOf = ({group, newest}: KnownPerson) => {
  const last = (value: (record: KnownPerson['newest']) => string): string =>
    group.map(value).find((text) => text !== '') ?? '';
  return {
    name: last(nameIn),
    email: last(({answers}) => answers['email'] ?? ''),
    phone: last(({answers}) => answers['phone'] ?? ''),
    language: languageOf(newest),
  };
};

// The contact details with the desk's corrections.
const contactOf = (known: KnownPerson) => {
  const given = givenOf(known);
  const {name, email, phone} = known.card.corrections;
  return {name: name || given.name, email: email || given.email, phone: phone || given.phone};
};

const clocksOf = ({facts}: KnownPerson, now: Date): PersonView['clocks'] => {
  const clocks = facts.zones.map((zone) => {
    const {hour, minute, weekday} = localTime(now, zone);
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return {zone: ZONES[zone], time, weekday};
  });
  // Several zones may have the same time.
  return [...new Map(clocks.map((clock) => [clock.time, clock])).values()];
};

const suggestedDays = (
  {group}: KnownPerson,
  now: Date,
  overrides: ReturnType<typeof personSources>['overrides'],
): readonly SuggestedDay[] => {
  const saved = group.find(({kind, supersededBy}) => kind === 'questionnaire' && supersededBy === null);
  if (!saved) return [];
  const days = reviewDaysOf(saved, {now, overrides});
  return [...new Map(days.map((day) => [`${day.reason} ${day.day}`, day])).values()].slice(0, MOST_DAYS);
};

/** Reads only the ids of the person who sent a submission; undefined for an unknown submission. */
export const readIds = async (
  db: Kysely<Schema>,
  parts: Pick<DeskParts, 'keys' | 'now'>,
  submissionId: string,
): Promise<readonly string[] | undefined> => {
  const keyring = await parts.keys.ring();
  const known = await readKnownPerson(db, {keyring, now: parts.now(), isHealthRead: false}, submissionId);
  return known?.ids;
};
