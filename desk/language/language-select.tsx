import {useId} from 'react';
import {languages} from '../../agency/languages.ts';
import {isLanguage, type Language} from '../../contract/language.ts';
import {useText} from './use-text.ts';

type Props = {
  readonly language: Language;
  readonly isBusy?: boolean;
  readonly onChange: (language: Language) => void;
};

/** Lets a person choose a language; each language has its own name, so that people find their language. */
export const LanguageSelect = ({language, isBusy = false, onChange}: Props) => {
  const t = useText();
  const id = useId();
  return (
    <div className="field language-select">
      <label htmlFor={id}>{t('account.language-choice')}</label>
      <select
        id={id}
        value={language}
        disabled={isBusy}
        onChange={({target: {value}}) => {
          if (isLanguage(value)) onChange(value);
        }}
      >
        {languages.map(({code, name}) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
