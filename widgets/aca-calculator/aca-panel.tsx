import {useMemo} from 'react';
import type {AcaError} from '../../insurance/aca/validate-aca.ts';
import {CalculatorPanel, type CalculatorPanelProps} from '../ui/calculator/calculator-panel.tsx';
import type {PanelProps} from '../ui/calculator/calculator-view.tsx';
import {LiveForm} from '../ui/calculator/live-form.tsx';
import type {LiveOwner} from '../ui/calculator/use-live.ts';
import type {Sending} from '../ui/calculator/send-to-agent.tsx';
import {leaveField, type Pressed, pressCalculate} from '../ui/calculator/visitor-acts.ts';
import {ErrorSummary} from '../ui/field/error-summary.tsx';
import type {AcaOutcome, HouseholdAnswers} from './aca-calculator.model.ts';
import {summaryText} from './aca-error-text.ts';
import {AcaResultView} from './aca-result.tsx';
import {mainFigure} from './estimate-figures.tsx';
import {HouseholdFields} from './household-fields.tsx';
import {PeopleFields} from './people-fields.tsx';

export {default as lateStyles} from './aca-panel.css?inline';

/** The parts of its element that the panel uses. */
export type AcaOwner = LiveOwner<HouseholdAnswers, AcaOutcome> &
  CalculatorPanelProps['element'] &
  Sending &
  Pressed & {
    readonly state: {readonly errors: readonly AcaError[]};
    readonly rules: {check(answers: HouseholdAnswers): readonly AcaError[]};
    setState(change: {readonly errors: readonly AcaError[]}): void;
    /** The current values: several fields may change before the panel is drawn again. */
    readonly answers: HouseholdAnswers;
    answer<Field extends keyof HouseholdAnswers>(field: Field, value: HouseholdAnswers[Field]): void;
    change(answers: HouseholdAnswers, errors?: readonly AcaError[]): void;
  };

/** The state that the panel shows. */
export type AcaPanelProps = PanelProps<AcaOwner, HouseholdAnswers> & {
  readonly errors: readonly AcaError[];
  readonly outcome: AcaOutcome | null;
};

/** The panel, for the first touch. */
export const lateParts = () => ({Panel: AcaPanel});

const firstFields = ['planYear', 'filing', 'householdSize', 'income', 'county', 'benchmarkMonthly'];

const place = ({field}: AcaError): number => firstFields.indexOf(field) + 1 || firstFields.length + 1;

/** Orders the household's errors first, in the order of the fields, then the people's errors. */
const inFormOrder = (errors: readonly AcaError[]): readonly AcaError[] =>
  errors.toSorted((a, b) => place(a) - place(b));

/** The open calculator: the household, the people, and the result below the button. */
const AcaPanel = (props: AcaPanelProps) => {
  const {element, answers, errors, t, lang, picker} = props;
  // Preact does not draw the same node again: a letter about the household does not draw the people.
  const people = useMemo(
    () => <PeopleFields {...{element, people: answers.people, errors, t, lang}} />,
    [element, answers.people, errors, t, lang],
  );
  return (
    <CalculatorPanel
      name="aca"
      smallPrint={t('estimateFooter')}
      {...{element, t, lang, picker, Dialog: props.Dialog, from: props.from}}
    >
      <LiveForm
        {...{element, answers, t, lang, mainFigure}}
        outcome={props.outcome}
        Result={AcaResultView}
        onSubmit={pressCalculate}
        onChange={leaveField}
      >
        {errors.length > 0 ? (
          <ErrorSummary
            title={t('errorSummary')}
            faults={inFormOrder(errors).map((error) => ({
              name: error.field,
              text: summaryText(error, t, lang),
            }))}
            onGo={(field) => void element.focusOn(field === 'people' ? '.add' : `[name="${field}"]`)}
          />
        ) : null}
        <HouseholdFields {...props} />
        {people}
        <button type="submit" className="button" part="calculate">
          {t('calculate')}
        </button>
      </LiveForm>
    </CalculatorPanel>
  );
};
