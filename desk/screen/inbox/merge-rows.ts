import type {InboxRow} from '../../../contract/desk-inbox.ts';

const isNewer = (one: InboxRow, other: InboxRow): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1;

/** Rows in the order of the list, each once; of two of the same record the later one stays. */
export const mergeRows = (rows: readonly InboxRow[], fresh: readonly InboxRow[]): readonly InboxRow[] =>
  [...new Map([...rows, ...fresh].map((row) => [row.id, row])).values()].toSorted(isNewer);

/** Counts the unread records after a row of the list has changed; a row that was not in the list changes no count. */
export const unreadAfter = (unread: number, rows: readonly InboxRow[], changed: InboxRow): number => {
  const before = rows.find(({id}) => id === changed.id);
  return before ? unread + Number(changed.isUnread) - Number(before.isUnread) : unread;
};

/** Rows after an event: `fresh` is their state now, and those of `asked` that are not among them are gone. */
export const afterEvent = (
  rows: readonly InboxRow[],
  {asked, fresh}: {readonly asked: readonly string[]; readonly fresh: readonly InboxRow[]},
): readonly InboxRow[] => {
  const there = new Set(fresh.map(({id}) => id));
  const gone = new Set(asked.filter((id) => !there.has(id)));
  return mergeRows(
    rows.filter(({id}) => !gone.has(id)),
    fresh,
  );
};
