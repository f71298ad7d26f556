import {createElement, useEffect, useState} from 'react';
import {followAddressLanguage} from '../element/page-protocol.ts';
import {useBuilderText} from './builder-context.ts';
import {type Choice, placementOf, type Scheme, tokensOf} from './choice.ts';
import {Options} from './options.tsx';
import './preview.css';

/** The chosen element on a sample page, light or dark, as wide as a phone or as the available space. */
export const Preview = ({choice}: {readonly choice: Choice}) => {
  const t = useBuilderText();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  const {element, lang, theme} = choice;
  const placement = placementOf(choice);
  // A language that was chosen for the whole page would override the language of the preview.
  useEffect(() => followAddressLanguage(lang), [lang]);
  const tokens = tokensOf(choice);
  return (
    <section className="builder-look" aria-labelledby="builder-look">
      <h2 id="builder-look">{t('look')}</h2>
      <div className="builder-looks">
        <Options
          label={t('page')}
          value={scheme}
          options={[
            ['light', t('light')],
            ['dark', t('dark')],
          ]}
          onChoose={setScheme}
        />
        <Options
          label={t('width')}
          value={width}
          options={[
            ['phone', t('phone')],
            ['desktop', t('desktop')],
          ]}
          onChoose={setWidth}
        />
      </div>
      <div className={`builder-sample ${scheme} ${width}`}>
        <p className="builder-sample-title">{t('samplePage')}</p>
        <p>{t('sampleText')}</p>
        <div
          className="builder-stage"
          // Not on the served page, whose policy allows no style attribute: nothing is chosen there yet.
          {...(Object.keys(tokens).length > 0 && {style: tokens})}
        >
          {createElement(`lamplight-${element}`, {
            key: element,
            lang,
            ...(theme !== 'auto' && {theme}),
            ...(placement && {placement}),
            suppressHydrationWarning: true,
          })}
        </div>
        <p>{t('sampleText')}</p>
      </div>
    </section>
  );
};
