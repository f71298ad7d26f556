import {useEffect, useRef, useState} from 'react';
import {agency} from '../content/agency-data.ts';
import {useScreen} from '../content/site-context.ts';
import {PageHead} from '../page/page-head.tsx';
import './builder.css';
import './builder-guides.css';
import {BuilderContext, useBuilderText} from './builder-context.ts';
import {type Choice, OWN_FONT_SIZE, OWN_RADIUS} from './choice.ts';
import {ChoiceFields} from './choice-fields.tsx';
import {chosenBefore} from './chosen-before.ts';
import {ContrastList} from './contrast-list.tsx';
import {type EmbedFacts, loadFacts} from './facts.ts';
import {Guides} from './guides.tsx';
import type {Builder as BuilderData} from './load-builder.ts';
import {Peers} from './peers.tsx';
import {Preview} from './preview.tsx';
import {Snippets} from './snippets.tsx';

/**
 * `/embed`: a partner chooses an element and its look, sees it on a sample page, and copies the lines for the partner's
 * own page.
 */
export const BuilderPage = () => {
  const {builder} = useScreen();
  return builder ? (
    <BuilderContext value={builder.texts}>
      <Builder served={builder.facts} />
    </BuilderContext>
  ) : null;
};

// The served page names the agency's address until its first script runs (start/name-own-address.ts).
const ownOrigin = (): string => (typeof location === 'object' ? location.origin : agency.siteOrigin);

const Builder = ({served}: {readonly served: BuilderData['facts']}) => {
  const t = useBuilderText();
  const {lang} = useScreen();
  const [choice, setChoice] = useState<Choice>({
    element: 'quote-form',
    lang,
    theme: 'auto',
    colors: {},
    radius: OWN_RADIUS,
    fontSize: OWN_FONT_SIZE,
    partner: '',
  });
  const fields = useRef<HTMLElement>(null);
  const [facts, setFacts] = useState<EmbedFacts | 'missing' | undefined>(served);
  const origin = ownOrigin();
  useEffect(() => {
    const {current} = fields;
    if (current) setChoice((first) => chosenBefore(current, first));
  }, []);
  useEffect(() => {
    if (facts === undefined) loadFacts().then(setFacts, () => setFacts('missing'));
  }, [facts]);
  const change = (part: Partial<Choice>): void => {
    setChoice({...choice, ...part});
    if (facts === 'missing') setFacts(undefined); // requests the sizes again
  };
  return (
    <>
      <PageHead kicker={t('kicker')} title={t('title')} lede={t('lede')} />
      <div className="wrap builder page-body">
        <section ref={fields} className="builder-choice" aria-labelledby="builder-choose">
          <h2 id="builder-choose">{t('choose')}</h2>
          <ChoiceFields choice={choice} change={change} />
          <ContrastList choice={choice} />
        </section>
        <div className="builder-outcome">
          <Preview choice={choice} />
          <Snippets choice={choice} origin={origin} facts={facts} />
        </div>
      </div>
      {/* Outside the grid: only the choices beside the grid stay in view. */}
      <div className="wrap page-body">
        <Guides choice={choice} origin={origin} />
        <Peers />
      </div>
    </>
  );
};
