import {useCallback, useEffect, useRef, useState} from 'react';
import {type InboxPage, type InboxRow, MOST_ROWS} from '../../../contract/desk-inbox.ts';
import {DeskProblem} from '../../api/desk-problem.ts';
import {request} from '../../api/request.ts';
import {useReturn} from '../../api/use-return.ts';
import {useKeptFocus} from '../../api/use-kept-focus.ts';
import {onRecordsChanged, type RecordsChanged} from '../../live/live.ts';
import {isInView, queryOf, type InboxFilter} from './inbox-filter.ts';
import {afterEvent, mergeRows, unreadAfter} from './merge-rows.ts';

/** The list as the screen shows it. */
export type Inbox = {
  /** Undefined until the first page has loaded. */
  readonly rows: readonly InboxRow[] | undefined;
  readonly unread: number;
  readonly flagged: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly problem: DeskProblem | undefined;
  readonly loadMore: () => void;
  readonly reload: () => void;
  /** Shows a row as changed by an act. */
  readonly put: (row: InboxRow) => void;
};

type State = {
  readonly query: string;
  readonly rows?: readonly InboxRow[];
  readonly next?: string | null;
  readonly unread?: number;
  readonly flagged?: number;
  readonly problem?: DeskProblem | undefined;
};

const problemOf = (error: unknown): DeskProblem =>
  error instanceof DeskProblem ? error : new DeskProblem({}, {status: 500});

/** Loads the list of a filter page by page and follows its changes. Rows stay on screen during a reload. */
export const useInbox = (filter: InboxFilter): Inbox => {
  const query = queryOf(filter);
  const [state, setState] = useState<State>({query});
  const [isLoadingMore, setLoadingMore] = useState(false);
  const keepFocus = useKeptFocus(isLoadingMore);
  const shown = useRef<State>(state);
  const wanted = useRef(query);
  useEffect(() => {
    shown.current = state;
    wanted.current = query;
  });

  const readPage = useCallback(
    async (after?: string): Promise<InboxPage> =>
      (
        await request<InboxPage>(
          `/inbox?${query}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
        )
      ).data,
    [query],
  );

  // A late answer to an earlier query must not replace the current rows.
  const put = useCallback(
    (change: (last: State) => State) => {
      if (wanted.current === query) setState((last) => change(last.query === query ? last : {query}));
    },
    [query],
  );

  const reload = useCallback(async (): Promise<void> => {
    try {
      const page = await readPage();
      put(() => ({query, ...page}));
    } catch (error) {
      put((last) => ({...last, problem: problemOf(error)}));
    }
  }, [put, query, readPage]);

  const loadMore = async (): Promise<void> => {
    const {next} = shown.current;
    if (!next || isLoadingMore) return;
    keepFocus();
    setLoadingMore(true);
    try {
      const page = await readPage(next);
      put((last) => ({...last, ...page, rows: mergeRows(last.rows ?? [], page.rows), problem: undefined}));
    } catch (error) {
      put((last) => ({...last, problem: problemOf(error)}));
    }
    setLoadingMore(false);
  };

  useEffect(() => {
    void reload();
  }, [reload]);

  const follow = useCallback(
    async (changed: RecordsChanged): Promise<void> => {
      if (changed === 'all') {
        await reload();
        return;
      }
      try {
        const page = await readPage();
        const known = new Set(shown.current.rows?.map(({id}) => id));
        const first = new Set(page.rows.map(({id}) => id));
        const requested = changed.filter((id) => known.has(id) && !first.has(id)).slice(0, MOST_ROWS);
        const {data: others} =
          requested.length > 0
            ? await request<readonly InboxRow[]>(`/inbox/rows?ids=${requested.join(',')}`)
            : {data: []};
        put((last) => ({
          ...last,
          rows: afterEvent(last.rows ?? [], {requested, fresh: [...others, ...page.rows]}),
          next: last.next === undefined ? page.next : last.next,
          unread: page.unread,
          flagged: page.flagged,
          problem: undefined,
        }));
      } catch (error) {
        put((last) => ({...last, problem: problemOf(error)}));
      }
    },
    [put, readPage, reload],
  );
  useEffect(() => onRecordsChanged((changed) => void follow(changed)), [follow]);
  // The rows from further down stay.
  useReturn(useCallback(() => void follow(shown.current.rows?.map(({id}) => id) ?? 'all'), [follow]));

  const current = state.query === query ? state : {query};
  return {
    rows: current.rows?.filter((row) => isInView(row, filter)),
    unread: current.unread ?? 0,
    flagged: current.flagged ?? 0,
    hasMore: typeof current.next === 'string',
    isLoadingMore,
    problem: current.problem,
    loadMore: () => void loadMore(),
    reload: () => void reload(),
    put: (row) =>
      put((last) => ({
        ...last,
        rows: mergeRows(last.rows ?? [], [row]),
        unread: unreadAfter(last.unread ?? 0, last.rows ?? [], row),
      })),
  };
};
