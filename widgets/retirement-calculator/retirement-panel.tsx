import type {ReactNode} from 'react';
import type {RetirementNumber} from '../../insurance/retirement/retirement-inputs.ts';
import type {RetirementAnswers, RetirementError} from '../../insurance/retirement/validate-retirement.ts';
import type {PanelProps} from '../ui/calculator/calculator-view.tsx';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import {Tabs} from '../ui/tabs/tabs.tsx';
import {RetirementFields} from './retirement-fields.tsx';
import {RetirementSummary} from './retirement-summary.tsx';
import type {RetirementChoice, RetirementOutcome} from './retirement-calculator.model.ts';
import {type RetirementTab, retirementTabs} from './retirement-tabs.ts';

export {default as lateStyles} from './retirement-panel.css?inline';

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
export type RetirementPanelProps = PanelProps<RetirementOwner, RetirementAnswers> & {
  readonly tab: RetirementTab;
  readonly errors: readonly RetirementError[];
  readonly outcome: RetirementOutcome | null;
};

/** The panel, for the first touch. */
export const lateParts = () => ({Panel: RetirementPanel});

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
      <p className="small-print">{t('calculatorFooter')}</p>
      <WidgetFooter t={t} lang={lang} picker={picker} />
    </section>
  );
};
