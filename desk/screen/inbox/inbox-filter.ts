import {INBOX_STATES, type InboxRow} from '../../../contract/desk-inbox.ts';

/** The names of the filters, as the address of the screen and the API have them. */
export const FILTERS = [
  'state',
  'kind',
  'lang',
  'partner',
  'page',
  'from',
  'until',
  'unread',
  'flag',
  'q',
] as const;

/** One of them. */
export type FilterName = (typeof FILTERS)[number];

/** The filter of the list: what is not given does not filter. */
export type InboxFilter = Partial<Record<FilterName, string>>;

/** Reads the filter from the address of the screen, without anything else that stands there. */
export const filterOf = (query: URLSearchParams): InboxFilter =>
  Object.fromEntries(
    FILTERS.map((name) => [name, query.get(name) ?? '']).filter(([, value]) => value !== ''),
  );

/** The query of a filter. */
export const queryOf = (filter: InboxFilter): string => new URLSearchParams(filter).toString();

/** The views that one choice offers on a phone: everything, what needs a look, and each state. */
export const VIEWS = ['all', 'unread', 'flagged', 'spam', ...INBOX_STATES] as const;

/** One of them. */
export type View = (typeof VIEWS)[number];

/** The view of a filter. */
export const viewOf = ({unread, flag, state}: InboxFilter): View =>
  VIEWS.find((view) => view === flag || view === state) ?? (unread ? 'unread' : 'all');

/** A filter with another view; everything else stays. */
export const withView = (
  {unread: _unread, flag: _flag, state: _state, ...filter}: InboxFilter,
  view: View,
): InboxFilter => {
  if (view === 'all') return filter;
  if (view === 'unread') return {...filter, unread: '1'};
  if (view === 'flagged' || view === 'spam') return {...filter, flag: view};
  return {...filter, state: view};
};

/** Whether a row still belongs to the list after a change. A row that was read stays among the unread: it must not vanish while it is being read. */
export const isInView = ({state, flag}: Pick<InboxRow, 'state' | 'flag'>, filter: InboxFilter): boolean =>
  (filter.flag ?? '') === flag && (filter.state === undefined || filter.state === state);
