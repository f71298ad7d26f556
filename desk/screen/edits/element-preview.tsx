import {createElement, useEffect, useId, useState} from 'react';
import {languages} from '../../../agency/languages.ts';
import type {Language} from '../../../contract/language.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {SelectField} from './select-field.tsx';

type Props = {readonly element: 'enrollment-banner' | 'testimonials'; readonly draft: unknown};

const base64Url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Shows a draft in the published element, with a preview address of the desk in place of the public API. An invalid draft shows nothing.
 */
export const ElementPreview = ({element, draft}: Props) => {
  const t = useText();
  const id = useId();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const file = `/embed/v1/${element}.js`;
    // Not part of the desk's bundle: the browser loads the same file as visitors.
    void import(/* @vite-ignore */ file);
  }, [element]);
  const api = `${location.origin}/api/desk/previews/${base64Url(JSON.stringify(draft))}`;
  return (
    <section className="panel edit-preview" aria-labelledby={id}>
      <h2 id={id}>{t('edit.preview')}</h2>
      <SelectField
        label={t('edit.field.lang')}
        value={language}
        options={languages.map(({code, name}) => [code, name] as const)}
        onChange={setLanguage}
      />
      {shown !== undefined &&
        createElement(`lamplight-${element}`, {
          key: `${shown} ${language}`,
          api: shown,
          lang: language,
          picker: 'off',
        })}
      <p>
        <button className="button button-size-sm button-outline" type="button" onClick={() => setShown(api)}>
          {t('edit.preview-show')}
        </button>
      </p>
    </section>
  );
};
