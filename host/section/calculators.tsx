import {ArrowRight} from 'lucide';
import type {ReactNode} from 'react';
import {planYearOn} from '../../insurance/calendar/plan-year.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {Icon} from '../drawing/icon.tsx';
import {Lamplight} from '../element/lamplight.tsx';
import type {LamplightTag} from '../elements.d.ts';
import {pathOf} from '../routing/path.ts';
import {ButtonLink} from '../ui/button.tsx';
import {PhoneText} from '../ui/phone-text.tsx';

/** The calculators, one below the other beside their heading, and the link to the questionnaire. */
export const Calculators = () => {
  const t = useText();
  const {lang, texts, day} = useScreen();
  const {questionnaire, calculators} = texts.content.sections;
  const year = String(planYearOn(day));
  return (
    <section id="calculators" className="calculators breath" aria-labelledby="calculators-title">
      <div className="wrap calculators-grid">
        <div className="calculators-head">
          <h2 id="calculators-title">{t('calculatorsTitle')}</h2>
          <p className="lede">{calculators.intro}</p>
          <aside className="ask" aria-labelledby="ask-title">
            <h3 id="ask-title">{t('questionnaireTitle')}</h3>
            <p>{questionnaire.intro}</p>
            <ButtonLink variant="outline" href={pathOf(lang, {page: 'ai-workflow'})}>
              {t('questionnaireAction')} <Icon node={ArrowRight} size={18} />
            </ButtonLink>
          </aside>
        </div>
        <div className="calculators-list">
          <Tool name="retirement-calculator" title={t('retirementTitle')} text={t('retirementText')} />
          <Tool name="life-calculator" title={t('lifeTitle')} text={t('lifeText')} />
          <Tool name="aca-calculator" title={t('acaTitle')} text={t('acaText', {year})} />
        </div>
      </div>
    </section>
  );
};

type ToolProps = {
  readonly name: LamplightTag;
  readonly title: string;
  readonly text: ReactNode;
};

/** A calculator's card. start/follow-calculators.ts widens an open calculator to the width of the page. */
const Tool = ({name, title, text}: ToolProps) => {
  const t = useText();
  return (
    <article id={name} className={name === 'life-calculator' ? 'tool' : 'tool tool-wide'}>
      <h3>{title}</h3>
      <p className="quiet">{text}</p>
      <Lamplight name={name}>
        <p>
          <PhoneText text={t('toolFallback')} />
        </p>
      </Lamplight>
    </article>
  );
};
