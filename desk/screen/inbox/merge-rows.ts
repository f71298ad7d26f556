import type {InboxRow} from '../../../contract/desk-inbox.ts';

const isNewer = (one: InboxRow, other: InboxRow): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1;

/** Merges rows in the order of the list; of two rows of a record, the later row wins. */
export const mergeRows = (rows: readonly InboxRow[], fresh: readonly InboxRow[]): readonly InboxRow[] =>
  [...new Map([...rows, ...fresh].map((row) => [row.id, row])).values()].toSorted(isNewer);

/** Updates the number of unread records after a row has changed. A row that was not in the list does not count. */
export const unreadAfter = (unread: number, rows: readonly InboxRow[], changed: InboxRow): number => {
  const before = rows.find(({id}) => id === changed.id);
  return before ? unread + Number(changed.isUnread) - Number(before.isUnread) : unread;
};

/** Updates rows after an event: `fresh` has the current rows; rows in `requested` that are not in `fresh` are removed. */
export const afterEvent = (
  rows: readonly InboxRow[],
  {requested, fresh}: {readonly requested: readonly string[]; readonly fresh: readonly InboxRow[]},
): readonly InboxRow[] => {
  const there = new Set(fresh.map(({id}) => id));
  const gone = new Set(requested.filter((id) => !there.has(id)));
  return mergeRows(
    rows.filter(({id}) => !gone.has(id)),
    fresh,
  );
};
