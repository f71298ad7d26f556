import type {ReactNode} from 'react';
import type {RetirementNumber} from '../../insurance/retirement/retirement-inputs.ts';
import type {RetirementAnswers, RetirementError} from '../../insurance/retirement/validate-retirement.ts';
import type {Lang} from '../element/language.ts';
import type {Translate} from '../element/translate.ts';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import {Tabs} from '../ui/tabs/tabs.tsx';
import {RetirementFields} from './retirement-fields.tsx';
import {RetirementSummary} from './retirement-summary.tsx';
import type {RetirementChoice, RetirementOutcome} from './retirement-calculator.model.ts';
import {type RetirementTab, retirementTabs} from './retirement-tabs.ts';

/** What the panel asks of its element. */
export type RetirementOwner = {
  close(): void;
  select(tab: RetirementTab): void;
  step(steps: number): void;
  goOn(): void;
  goTo(field: string): void;
  leave(field: RetirementNumber): void;
  answer(field: RetirementNumber | RetirementChoice, value: number | boolean | null): void;
};

/** What the panel shows. */
export type RetirementPanelProps = {
  readonly element: RetirementOwner;
  readonly answers: RetirementAnswers;
  readonly tab: RetirementTab;
  readonly errors: readonly RetirementError[];
  readonly outcome: RetirementOutcome | null;
  readonly t: Translate;
  readonly lang: Lang;
  readonly picker: 'on' | 'off';
};

/** The open calculator: six tabs in one form, so that Enter goes on from any field. */
export const RetirementPanel = (props: RetirementPanelProps) => {
  const {element, tab, errors, t, lang, picker} = props;
  const content = (id: RetirementTab): ReactNode =>
    id === 'summary' ? <RetirementSummary {...props} /> : <RetirementFields {...props} step={id} />;
  return (
    <section className="retirement" part="calculator" aria-labelledby="retirement-title">
      <div className="retirement-head">
        <h2 id="retirement-title">{t('title')}</h2>
        <button type="button" className="button outline" part="close" onClick={() => element.close()}>
          {t('close')}
        </button>
      </div>
      <p className="intro">{`${t('intro')} ${t('private')}`}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          element.goOn();
        }}
      >
        <Tabs
          label={t('steps')}
          active={tab}
          onSelect={(id) => element.select(id as RetirementTab)}
          tabs={retirementTabs.map(({id, fields}) => ({
            id,
            label: t(`tab.${id}`),
            mark: errors.some(({field}) => fields.some((name) => name === field)) ? t('mark') : undefined,
            content: content(id),
          }))}
        />
      </form>
      <p className="small-print">{t('estimateFooter')}</p>
      <WidgetFooter t={t} lang={lang} picker={picker} />
    </section>
  );
};
