import './inbox.css';
import {useEffect, useRef, useState} from 'react';
import {useLocation, useSearchParams} from 'wouter';
import {INBOX_STATES, MOST_COUNTED, type InboxRow} from '../../../contract/desk-inbox.ts';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {ScreenTitle} from '../../shell/screen-title.tsx';
import {useIsWide} from '../../shell/use-is-wide.ts';
import {BulkBar} from './bulk-bar.tsx';
import {FilterPanel} from './filter-panel.tsx';
import {HelpDialog} from './help-dialog.tsx';
import {filterOf, viewOf} from './inbox-filter.ts';
import {addressOf, InboxList} from './inbox-list.tsx';
import {OutcomeNote} from './outcome-note.tsx';
import {Preview} from './preview.tsx';
import {SearchBar} from './search-bar.tsx';
import {useActs} from './use-acts.ts';
import {useInbox} from './use-inbox.ts';
import {useShortcuts} from './use-shortcuts.ts';

const countText = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count));

/** The inbox: filters, rows and, on wide screens, a preview. */
const InboxScreen = () => {
  const t = useText();
  const [, navigate] = useLocation();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const inbox = useInbox(filter);
  const acts = useActs(inbox);
  const isWide = useIsWide();
  const [activeId, setActiveId] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const rows = inbox.rows ?? [];
  const active = rows.find(({id}) => id === activeId);
  const chosen = rows.filter(({id}) => selected.has(id));
  const place = useRef(0);
  useEffect(() => {
    if (active) place.current = rows.indexOf(active);
  });

  const show = (row: InboxRow): void => {
    setActiveId(row.id);
    if (row.isUnread) acts.setUnread(row, false);
  };
  const open = (row: InboxRow): void => {
    if (row.isUnread) acts.setUnread(row, false);
    navigate(addressOf(row));
  };
  // When the selected row leaves the list, the next row is selected.
  const move = (steps: number): void => {
    const from = active
      ? rows.indexOf(active)
      : activeId === undefined
        ? -1
        : place.current - Math.max(0, steps);
    const next = rows[Math.min(rows.length - 1, Math.max(0, from + steps))];
    if (!next) return;
    if (isWide) show(next);
    else setActiveId(next.id);
    document.querySelector<HTMLElement>(`#row-${CSS.escape(next.id)}`)?.focus();
  };
  const toggle = ({id}: InboxRow): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const onActive = (act: (row: InboxRow) => void) => () => {
    if (active) act(active);
  };
  const states = Object.fromEntries(
    INBOX_STATES.map((state, index) => [String(index + 1), onActive((row) => acts.setState(row, state))]),
  );
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: onActive(toggle),
    u: onActive((row) => acts.setUnread(row, !row.isUnread)),
    '/': () => search.current?.focus(),
    '?': () => setHelpOpen(true),
    ...states,
  });
  const setFilter = (next: Readonly<Record<string, string>>): void => {
    setSelected(new Set());
    acts.forget();
    setQuery(next, {replace: true});
  };

  return (
    <>
      <header className="inbox-head">
        <ScreenTitle>{t('inbox.title')}</ScreenTitle>
        <p className="quiet small">
          {t('inbox.counts', {unread: countText(inbox.unread), flagged: countText(inbox.flagged)})}
        </p>
        <button
          className="button button-size-sm button-ghost inbox-keys"
          type="button"
          onClick={() => setHelpOpen(true)}
        >
          {t('inbox.keys.title')}
        </button>
      </header>
      <SearchBar field={search} filter={filter} onChange={setFilter} />
      <div className="inbox">
        <details className="inbox-more" open={isWide}>
          <summary>{t('inbox.filter.more')}</summary>
          <FilterPanel filter={filter} onChange={setFilter} />
        </details>
        <section className="inbox-main" aria-label={t('inbox.list')} aria-busy={!inbox.rows}>
          {chosen.length > 0 && (
            <BulkBar
              count={chosen.length}
              isFlagged={filter.flag !== undefined}
              onAct={(act) => {
                acts.bulk(chosen, act);
                setSelected(new Set());
              }}
              onClear={() => setSelected(new Set())}
            />
          )}
          <OutcomeNote outcome={acts.outcome} onClose={acts.forget} />
          {inbox.problem && <ProblemNote problem={inbox.problem} onRetry={inbox.reload} />}
          {!inbox.rows && !inbox.problem && <p className="quiet">{t('shell.loading')}</p>}
          {inbox.rows && rows.length === 0 && (
            <Empty hasFilter={Object.keys(filter).length > 0} view={viewOf(filter)} />
          )}
          <InboxList
            rows={rows}
            activeId={activeId}
            selected={selected}
            onToggle={toggle}
            onOpen={(row) => {
              // A second click on the selected row opens the row.
              if (isWide && row.id !== activeId) {
                show(row);
                return true;
              }
              open(row);
              return true;
            }}
          />
          {inbox.hasMore && (
            <button
              className="button button-size-default button-outline"
              type="button"
              disabled={inbox.isLoadingMore}
              onClick={inbox.loadMore}
            >
              {t('inbox.older')}
            </button>
          )}
        </section>
        {isWide && active && <Preview key={active.id} row={active} acts={acts} />}
      </div>
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
    </>
  );
};

const Empty = ({hasFilter, view}: {readonly hasFilter: boolean; readonly view: string}) => {
  const t = useText();
  const text =
    view === 'unread' ? 'inbox.empty.unread' : hasFilter ? 'inbox.empty.filter' : 'inbox.empty.all';
  return <p className="inbox-empty">{t(text)}</p>;
};

export default InboxScreen;
