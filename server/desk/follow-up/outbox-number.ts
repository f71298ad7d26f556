import type {FollowUpTable} from '../../storage/tables/desk-tables.ts';

/** The number by which the outbox knows a follow-up and its day: digits alone, the same each time, so that no reminder is made twice. */
export const followUpNumber = ({
  due_on: dueOn,
  created_at: at,
}: Pick<FollowUpTable, 'due_on' | 'created_at'>): string => `${dueOn.replaceAll('-', '')}${Date.parse(at)}`;
