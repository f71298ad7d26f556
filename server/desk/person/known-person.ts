import type {Kysely} from 'kysely';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import type {Schema} from '../../storage/schema.ts';
import type {PermissionFacts} from '../permission/permission.ts';
import {readCard, type PersonCard} from './person-card.ts';
import {permissionFacts} from './person-facts.ts';
import {readGroup, type GroupReading, type PersonGroup, type PersonRecord} from './person-group.ts';

/** A person as the desk knows them: what came from them, what was noted, and the facts of their permission. */
export type KnownPerson = {
  /** The newest submission. */
  readonly newest: PersonRecord;
  readonly group: PersonGroup;
  readonly ids: readonly string[];
  readonly card: PersonCard;
  readonly facts: PermissionFacts;
};

/** Reads the person who sent a submission; undefined where there is none (any more). Throws SealError. */
export const readKnownPerson = async (
  db: Kysely<Schema>,
  reading: GroupReading & {readonly overrides?: FigureOverrides | undefined},
  submissionId: string,
): Promise<KnownPerson | undefined> => {
  const group = await readGroup(db, reading, submissionId);
  const [newest] = group;
  if (!newest) return undefined;
  const ids = group.map(({id}) => id);
  const card = await readCard(db, reading.keyring, ids);
  const lastMessageAt = await lastMessageOf(db, ids);
  const {now, overrides} = reading;
  const facts = permissionFacts({group, card, lastMessageAt, now, ...(overrides ? {overrides} : {})});
  return {newest, group, ids, card, facts};
};

const lastMessageOf = async (db: Kysely<Schema>, ids: readonly string[]): Promise<string | null> => {
  const row = await db
    .selectFrom('chat_event')
    .select(({fn}) => fn.max('at').as('at'))
    .where('submission_id', 'in', ids)
    .where('kind', '=', 'visitor')
    .executeTakeFirst();
  return row?.at ?? null;
};
