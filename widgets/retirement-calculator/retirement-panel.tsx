import type {ReactNode} from 'react';
import type {RetirementNumber} from '../../insurance/retirement/retirement-inputs.ts';
import type {RetirementAnswers, RetirementError} from '../../insurance/retirement/validate-retirement.ts';
import {CalculatorPanel, type CalculatorPanelProps} from '../ui/calculator/calculator-panel.tsx';
import type {PanelProps} from '../ui/calculator/calculator-view.tsx';
import {LiveForm} from '../ui/calculator/live-form.tsx';
import type {LiveOwner} from '../ui/calculator/use-live.ts';
import {leaveField} from '../ui/calculator/visitor-acts.ts';
import type {Sending} from '../ui/calculator/send-to-agent.tsx';
import {Tabs} from '../ui/tabs/tabs.tsx';
import {mainFigure} from './ratio-headline.tsx';
import {RetirementFields} from './retirement-fields.tsx';
import {RetirementResultView} from './retirement-result.tsx';
import {RetirementSummary} from './retirement-summary.tsx';
import type {RetirementChoice, RetirementOutcome} from './retirement-calculator.model.ts';
import {goOn, type Stepped} from './retirement-steps.ts';
import {type RetirementTab, retirementTabs} from './retirement-tabs.ts';

export {default as lateStyles} from './retirement-panel.css?inline';

/** The parts of its element that the panel uses. */
export type RetirementOwner = LiveOwner<RetirementAnswers, RetirementOutcome> &
  CalculatorPanelProps['element'] &
  Sending &
  Stepped & {
    readonly answers: RetirementAnswers;
    readonly state: {readonly errors: readonly RetirementError[]};
    readonly rules: {check(answers: RetirementAnswers): readonly RetirementError[]};
    setState(change: {readonly errors: readonly RetirementError[]}): void;
    answer(field: RetirementNumber | RetirementChoice, value: number | boolean | null): void;
  };

/** The state that the panel shows. */
export type RetirementPanelProps = PanelProps<RetirementOwner, RetirementAnswers> & {
  readonly tab: RetirementTab;
  readonly errors: readonly RetirementError[];
  readonly outcome: RetirementOutcome | null;
};

/** The panel, for the first touch. */
export const lateParts = () => ({Panel: RetirementPanel});

/** The open calculator: six tabs in one form, so that Enter continues from any field. */
const RetirementPanel = (props: RetirementPanelProps) => {
  const {element, answers, tab, errors, t, lang, picker} = props;
  const content = (id: RetirementTab): ReactNode =>
    id === 'summary' ? <RetirementSummary {...props} /> : <RetirementFields {...props} tabShown={id} />;
  return (
    <CalculatorPanel
      name="retirement"
      smallPrint={t('calculatorFooter')}
      {...{element, t, lang, picker, Dialog: props.Dialog, from: props.from}}
    >
      <LiveForm
        {...{element, answers, t, lang, mainFigure}}
        outcome={props.outcome}
        Result={RetirementResultView}
        onSubmit={goOn}
        onChange={leaveField}
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
      </LiveForm>
    </CalculatorPanel>
  );
};
