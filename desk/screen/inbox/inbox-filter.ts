import {INBOX_STATES, type InboxRow} from '../../../contract/desk-inbox.ts';

/** The names of the filters in the screen's address and in the API. */
const FILTERS = ['state', 'kind', 'lang', 'partner', 'page', 'from', 'until', 'unread', 'flag', 'q'] as const;

/** The name of a filter. */
export type FilterName = (typeof FILTERS)[number];

/** The filter of the list; an absent field does not filter. */
export type InboxFilter = Partial<Record<FilterName, string>>;

/** Reads the filter from the screen's address and ignores other parameters. */
export const filterOf = (query: URLSearchParams): InboxFilter =>
  Object.fromEntries(
    FILTERS.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value !== ''),
  );

/** Returns the query string of a filter. */
export const queryOf = (filter: InboxFilter): string => new URLSearchParams(filter).toString();

/** The views that a phone offers: everything, flagged records, and each state. */
export const VIEWS = ['all', 'unread', 'flagged', 'spam', ...INBOX_STATES] as const;

/** The name of a view. */
export type View = (typeof VIEWS)[number];

/** Returns the view of a filter. */
export const viewOf = ({unread, flag, state}: InboxFilter): View =>
  VIEWS.find((view) => view === flag || view === state) ?? (unread ? 'unread' : 'all');

/** Returns a filter with another view. */
export const withView = (
  {unread: _unread, flag: _flag, state: _state, ...filter}: InboxFilter,
  view: View,
): InboxFilter => {
  if (view === 'all') return filter;
  if (view === 'unread') return {...filter, unread: '1'};
  if (view === 'flagged' || view === 'spam') return {...filter, flag: view};
  return {...filter, state: view};
};

/**
 * Returns whether a row still matches the filter after a change. A row that was just read stays in the list of unread rows, so that it does
 * not vanish while the member reads it.
 */
export const isInView = ({state, flag}: Pick<InboxRow, 'state' | 'flag'>, filter: InboxFilter): boolean =>
  (filter.flag ?? '') === flag && (filter.state === undefined || filter.state === state);
