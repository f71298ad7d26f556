import type {DeskMember} from '../../../contract/desk.ts';
import type {MemberTable} from '../../storage/tables/desk-tables.ts';

/** Builds the member that a row describes. */
export const memberFrom = ({
  id,
  mail,
  name,
  role,
  language,
}: Omit<MemberTable, 'has_digest' | 'invited_at' | 'revoked_at'>): DeskMember => ({
  id,
  mail,
  name,
  role,
  language,
});
