import type {Kysely} from 'kysely';
import {type Language, languageOrDefault} from '../../../contract/language.ts';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import {readChainOrder} from '../../evidence/chain-order.ts';
import {SealError} from '../../keys/seal.ts';
import type {Schema} from '../../storage/schema.ts';
import {readCards, type PersonCard} from '../../submission/person/person-card.ts';
import {readGroups} from '../../submission/person/person-group.ts';
import type {PermissionFacts} from '../permission/permission.ts';
import {readNumberWithdrawals} from './number-withdrawals.ts';
import {permissionFacts} from './person-facts.ts';
import {readSaved, type GroupReading, type PersonGroup, type PersonRecord} from './person-group.ts';

/** The desk's data about a person: submissions, notes, and the facts for permissions. */
export type KnownPerson = {
  /** The newest submission. */
  readonly newest: PersonRecord;
  readonly group: PersonGroup;
  readonly ids: readonly string[];
  readonly card: PersonCard;
  /** The language for mails: the desk's correction, or else the language of the newest submission. */
  readonly language: Language;
  readonly facts: PermissionFacts;
};

/** The parts that reading needs. */
export type PersonReading = GroupReading & {readonly overrides?: FigureOverrides | undefined};

/**
 * Reads the people who sent some submissions, by the ids of the submissions. An unknown submission has no entry;
 * for a person with data that cannot be decrypted, the entry is a SealError. The number of queries does not depend
 * on the number of submissions.
 */
export const readKnownPeople = async (
  db: Kysely<Schema>,
  reading: PersonReading,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPerson | SealError>> => {
  const groups = await readGroups(db, reading, submissionIds);
  const everyId = [...new Set([...groups.values()].flat().map(({record}) => record.id))];
  const completed = await readSaved(db, reading, groups.values());
  const cardOf = await readCards(db, reading.keyring, everyId);
  const lastMessages = await lastMessagesOf(db, everyId);
  const numberWithdrawals = await readNumberWithdrawals(db, reading.keyring, groups.values());
  const orders = await readChainOrder(db, everyId);
  const personOf = (submissions: Parameters<typeof completed>[0]): KnownPerson | SealError | undefined => {
    const {group, faults} = completed(submissions);
    const [newest] = group;
    if (!newest) return undefined;
    if (faults.length > 0) return new SealError(faults.join('; '));
    const ids = group.map(({id}) => id);
    const card = cardOf(ids);
    const lastMessageAt =
      ids
        .flatMap((id) => lastMessages.get(id) ?? [])
        .toSorted()
        .at(-1) ?? null;
    const {now, overrides} = reading;
    return {
      newest,
      group,
      ids,
      card,
      language: card.corrections.language || languageOf(newest),
      facts: permissionFacts({
        group,
        card,
        lastMessageAt,
        numberWithdrawals,
        orders,
        now,
        ...(overrides ? {overrides} : {}),
      }),
    };
  };
  return new Map(
    [...groups].flatMap(([id, submissions]) => {
      const person = orFault(() => personOf(submissions));
      return person ? [[id, person] as const] : [];
    }),
  );
};

/** Reads the person who sent a submission; undefined for an unknown submission. Throws SealError. */
export const readKnownPerson = async (
  db: Kysely<Schema>,
  reading: PersonReading,
  submissionId: string,
): Promise<KnownPerson | undefined> => {
  const person = (await readKnownPeople(db, reading, [submissionId])).get(submissionId);
  if (person instanceof SealError) throw person;
  return person;
};

/** Returns the language of a submission; English for an unsupported language. */
export const languageOf = ({lang}: Pick<PersonRecord, 'lang'>): Language => languageOrDefault(lang);

const orFault = <Value>(read: () => Value): Value | SealError => {
  try {
    return read();
  } catch (error) {
    if (error instanceof SealError) return error;
    throw error;
  }
};

const lastMessagesOf = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_event')
    .select(['submission_id as id', ({fn}) => fn.max('at').as('at')])
    .where('submission_id', 'in', ids)
    .where('kind', '=', 'visitor')
    .groupBy('submission_id')
    .execute();
  return new Map(rows.map(({id, at}) => [id, at]));
};
