import './search.css';
import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import {useText} from '../../language/use-text.ts';
import {viewOf, VIEWS, withView, type InboxFilter, type View} from './inbox-filter.ts';
import {ActForm} from '../../shell/act-form.tsx';

// The pause in typing before a search starts, in milliseconds.
const TYPING_MS = 250;

type Props = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly filter: InboxFilter;
  readonly onChange: (filter: InboxFilter) => void;
};

/**
 * The search field and the one filter that fits on a phone. Enter searches immediately; otherwise the search waits for a pause in typing.
 */
export const SearchBar = ({field, filter, onChange}: Props) => {
  const t = useText();
  const [text, setText] = useState(filter.q ?? '');
  const query = filter.q ?? '';
  const search = (typed: string): void => {
    const {q: _former, ...rest} = filter;
    const q = typed.trim();
    if (q !== query) onChange(q === '' ? rest : {...rest, q});
  };
  // After the pause, the search uses the current filter, not the filter at the time of the key press.
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // When the query is cleared elsewhere, the field is cleared, too.
  useEffect(() => {
    if (query === '' && document.activeElement !== field.current) setText('');
  }, [query, field]);
  return (
    <search>
      <ActForm className="inbox-search" act={() => search(text)}>
        <div className="field inbox-field inbox-query">
          <label htmlFor="inbox-query">{t('inbox.search')}</label>
          <input
            ref={field}
            id="inbox-query"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            placeholder={t('inbox.search-hint')}
            onChange={({target}) => setText(target.value)}
            onKeyDown={({key, currentTarget}) => {
              if (key === 'Escape') currentTarget.blur();
            }}
          />
        </div>
        <div className="field inbox-field">
          <label htmlFor="inbox-view">{t('inbox.view')}</label>
          <select
            id="inbox-view"
            value={viewOf(filter)}
            onChange={({target}) => onChange(withView(filter, target.value as View))}
          >
            {VIEWS.map((view) => (
              <option key={view} value={view}>
                {t(
                  view === 'all' || view === 'unread' || view === 'flagged' || view === 'spam'
                    ? `inbox.view.${view}`
                    : `inbox.state.${view}`,
                )}
              </option>
            ))}
          </select>
        </div>
      </ActForm>
    </search>
  );
};
