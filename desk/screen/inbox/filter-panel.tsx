import {useId, type ReactNode} from 'react';
import {INBOX_KINDS, type InboxChoices} from '../../../contract/desk-inbox.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {useData} from '../../api/use-data.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import type {FilterName, InboxFilter} from './inbox-filter.ts';
import {languageName} from './words.ts';

type Props = {
  readonly filter: InboxFilter;
  readonly onChange: (filter: InboxFilter) => void;
};

const same = (value: string) => [value, value] as const;

/** The filters: beside the list on a wide screen, below the search on a phone. */
export const FilterPanel = ({filter, onChange}: Props) => {
  const t = useText();
  const language = useLanguage();
  const {data: choices} = useData<InboxChoices>('/inbox/choices');
  const set = (name: FilterName, value: string): void => {
    const {[name]: _former, ...rest} = filter;
    onChange(value === '' ? rest : {...rest, [name]: value});
  };
  const select = (name: FilterName, label: string, options: readonly (readonly [string, string])[]) => (
    <Field key={name} label={label}>
      {(id) => (
        <select id={id} value={filter[name] ?? ''} onChange={({target}) => set(name, target.value)}>
          <option value="">{t('inbox.any')}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const date = (name: 'from' | 'until', label: string) => (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          value={filter[name] ?? ''}
          onChange={({target}) => set(name, target.value)}
        />
      )}
    </Field>
  );
  return (
    <div className="inbox-filters">
      {select(
        'kind',
        t('inbox.filter.kind'),
        INBOX_KINDS.map((kind) => [kind, t(`inbox.kind.${kind}`)]),
      )}
      {select(
        'lang',
        t('inbox.filter.language'),
        LANGUAGES.map((lang) => [lang, languageName(lang, language)]),
      )}
      {select('partner', t('inbox.filter.partner'), (choices?.partners ?? []).map(same))}
      {select('page', t('inbox.filter.page'), (choices?.pages ?? []).map(same))}
      {date('from', t('inbox.filter.from'))}
      {date('until', t('inbox.filter.until'))}
      <button className="button button-size-sm button-outline" type="button" onClick={() => onChange({})}>
        {t('inbox.filter.clear')}
      </button>
    </div>
  );
};

const Field = ({label, children}: {readonly label: string; readonly children: (id: string) => ReactNode}) => {
  const id = useId();
  return (
    <div className="field inbox-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};
