import type {Kysely} from 'kysely';
import type {DeskMember} from '../../../contract/desk.ts';
import type {Schema} from '../../storage/schema.ts';

/** A member who reads texts. */
export type Reader = Pick<DeskMember, 'role' | 'mail'>;

/** Returns whether a member sees a text; `isShared` says whether the text's record is shared, `author` is the mail address of the colleague who wrote the text. */
export type SeesText = (text: {readonly id: string; readonly author?: string}) => boolean;

/** Returns whether a member sees the texts of a record. Only an assistant needs to have the record shared. */
export const seesTexts = ({role}: Pick<Reader, 'role'>, isShared: boolean): boolean =>
  role !== 'assistant' || isShared;

/** Reads which records are shared, and returns whether the member sees a text: of a shared record, or written by the member. */
export const readSharing = async (
  db: Kysely<Schema>,
  reader: Reader,
  ids: readonly string[],
): Promise<SeesText> => {
  if (reader.role !== 'assistant') return () => true;
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('inbox_item')
          .select('submission_id')
          .where('submission_id', 'in', [...new Set(ids)])
          .where('is_shared', '=', 1)
          .where('flag', '!=', 'gone')
          .execute();
  const shared = new Set(rows.map(({submission_id: id}) => id));
  return ({id, author}) => author === reader.mail || seesTexts(reader, shared.has(id));
};
