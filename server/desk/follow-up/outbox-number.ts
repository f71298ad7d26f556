import type {FollowUpTable} from '../../storage/tables/desk-tables.ts';

/**
 * Returns the number that the outbox uses for a follow-up on a day: digits only, and always the same, so that no
 * reminder is added twice.
 */
export const followUpNumber = ({
  due_on: dueOn,
  created_at: at,
}: Pick<FollowUpTable, 'due_on' | 'created_at'>): string => `${dueOn.replaceAll('-', '')}${Date.parse(at)}`;
