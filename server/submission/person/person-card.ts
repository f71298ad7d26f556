import type {Kysely} from 'kysely';
import {z} from 'zod';
import type {PersonCorrections} from '../../../contract/desk-person.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import type {Keyring} from '../../keys/keyring.ts';
import {sealRow, unsealRow} from '../../keys/sealed-fields.ts';
import type {PersonCardTable} from '../../storage/tables/desk-tables.ts';
import type {Schema} from '../../storage/schema.ts';
import type {Transact} from '../../storage/store.ts';
import {timeOrderedId} from '../../storage/time-ordered-id.ts';

/** The desk's data about a person as a whole, over all merged cards. */
export type PersonCard = {
  /** 0 before the first note; for several cards the sum of their versions, which each change raises. */
  readonly version: number;
  readonly corrections: PersonCorrections;
  readonly isStopped: boolean;
  readonly scopeRecordedAt: string | null;
  readonly remindersEndedAt: string | null;
};

/** A change of the card. Absent fields stay unchanged. */
export type CardChange = Partial<Omit<PersonCard, 'version'>>;

const NONE: PersonCorrections = {name: '', email: '', phone: '', language: ''};

const Corrections = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  // Cards of earlier versions have no language.
  language: z.union([z.literal(''), z.enum(LANGUAGES)]).default(''),
});

const rowsOf = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly PersonCardTable[]> =>
  ids.length === 0
    ? []
    : await db
        .selectFrom('person_card')
        .selectAll()
        .where('submission_id', 'in', ids)
        .orderBy('changed_at')
        .execute();

const openCorrections = (keyring: Keyring, row: PersonCardTable): PersonCorrections => {
  const {corrections} = unsealRow(keyring, 'person_card', row);
  return corrections === '' ? NONE : Corrections.parse(JSON.parse(corrections));
};

/** Reads the cards of groups of submissions. The returned function gives the card of a group, and throws SealError. */
export const readCards = async (
  db: Kysely<Schema>,
  keyring: Keyring,
  ids: readonly string[],
): Promise<(group: readonly string[]) => PersonCard> => {
  const rows = await rowsOf(db, ids);
  return (group) =>
    cardOf(
      keyring,
      rows.filter(({submission_id: id}) => group.includes(id)),
    );
};

const latest = (values: readonly (string | null)[]): string | null =>
  values
    .filter((value) => value !== null)
    .toSorted()
    .at(-1) ?? null;

// A stop on any card counts; the newest correction counts.
const cardOf = (keyring: Keyring, rows: readonly PersonCardTable[]): PersonCard => {
  const newest = rows.at(-1);
  return {
    version: rows.reduce((sum, {version}) => sum + version, 0),
    corrections: newest ? openCorrections(keyring, newest) : NONE,
    isStopped: rows.some(({is_stopped: isStopped}) => isStopped === 1),
    scopeRecordedAt: latest(rows.map(({scope_recorded_at: at}) => at)),
    remindersEndedAt: latest(rows.map(({reminders_ended_at: at}) => at)),
  };
};

/**
 * The author of a change, the submissions of the card, and the version that the author saw; undefined if the
 * change overwrites nothing.
 */
export type CardWrite = {
  readonly ids: readonly string[];
  readonly version: number | undefined;
  readonly by: string;
  readonly now: Date;
};

/**
 * Writes a change of the card in a transaction. Returns the new version, or undefined if another member has
 * changed the card since the version that the author saw. Of several cards, the newest card takes the change; the
 * end of a stop applies to all cards.
 */
export const changeCard = async (
  transaction: Transact,
  keyring: Keyring,
  change: CardChange,
  {ids, version, by, now}: CardWrite,
): Promise<number | undefined> => {
  // Locks the rows until the commit, so that the compared version is the replaced one.
  await transaction
    .updateTable('submission')
    .set((eb) => ({lang: eb.ref('lang')}))
    .where('id', 'in', ids)
    .execute();
  const rows = await rowsOf(transaction, ids);
  const card = cardOf(keyring, rows);
  if (version !== undefined && version !== card.version) return undefined;
  const [anchor = ''] = ids.toSorted().toReversed();
  const row = rows.at(-1);
  const next = {...card, ...change};
  const values: PersonCardTable = sealRow(keyring.current, 'person_card', {
    id: row?.id ?? timeOrderedId(now),
    submission_id: row?.submission_id ?? anchor,
    version: (row?.version ?? 0) + 1,
    corrections: JSON.stringify(next.corrections),
    is_stopped: next.isStopped ? 1 : 0,
    scope_recorded_at: next.scopeRecordedAt,
    reminders_ended_at: next.remindersEndedAt,
    changed_at: now.toISOString(),
    changed_by: by,
  });
  if (row) await transaction.updateTable('person_card').set(values).where('id', '=', row.id).execute();
  else await transaction.insertInto('person_card').values(values).execute();
  const others = rows.filter(({id}) => id !== row?.id).map(({id}) => id);
  if (change.isStopped === false && others.length > 0)
    await transaction.updateTable('person_card').set({is_stopped: 0}).where('id', 'in', others).execute();
  return card.version + 1;
};
