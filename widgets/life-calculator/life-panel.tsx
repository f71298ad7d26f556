import {useState} from 'react';
import {type LifeField, lifeFields} from '../../insurance/life/life-inputs.ts';
import {CalculatorPanel, type CalculatorPanelProps} from '../ui/calculator/calculator-panel.tsx';
import type {PanelProps} from '../ui/calculator/calculator-view.tsx';
import {LiveForm} from '../ui/calculator/live-form.tsx';
import type {LiveOwner} from '../ui/calculator/use-live.ts';
import type {Sending} from '../ui/calculator/send-to-agent.tsx';
import {type Pressed, pressCalculate} from '../ui/calculator/visitor-acts.ts';
import {NumberField} from '../ui/number-field/number-field.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {countedInstead, type LifeAnswers, type LifeOutcome} from './life-calculator.model.ts';
import {LifeResultView, mainFigure} from './life-result.tsx';

export {default as lateStyles} from './life-panel.css?inline';

/** The panel, for the first touch. */
export const lateParts = () => ({Panel: LifePanel});

/** The parts of its element that the panel uses. */
export type LifeOwner = LiveOwner<LifeAnswers, LifeOutcome> &
  CalculatorPanelProps['element'] &
  Pressed &
  Sending & {
    answer(field: LifeField, value: number | null): void;
  };

/** The state that the panel shows. */
export type LifePanelProps = PanelProps<LifeOwner, LifeAnswers> & {
  readonly outcome: LifeOutcome | null;
};

const groups = [
  {id: 'basics', fields: lifeFields.slice(0, 4)},
  {id: 'closer', fields: lifeFields.slice(4)},
] as const;

/** The questions, the Calculate button and, after the calculation, the result. */
const LifePanel = (props: LifePanelProps) => {
  const {element, answers, outcome, t, lang, picker} = props;
  const counted = (field: LifeField): string | undefined => {
    const value = countedInstead(field, answers[field]);
    return value === null ? undefined : t('counted', {value: numbersIn(lang).plain(value)});
  };
  // While a number is being typed, its hint stays as before, so that nothing moves at a keystroke.
  const [typed, setTyped] = useState<{readonly field: LifeField; readonly hint: string | undefined}>();
  return (
    <CalculatorPanel
      name="life"
      smallPrint={t('calculatorFooter')}
      {...{element, t, lang, picker, Dialog: props.Dialog, from: props.from}}
    >
      <LiveForm
        {...{element, answers, t, lang, mainFigure}}
        outcome={outcome}
        Result={LifeResultView}
        onSubmit={pressCalculate}
      >
        {groups.map(({id, fields}) => (
          <fieldset key={id}>
            <legend>{t(id)}</legend>
            <div className="fields">
              {fields.map(({field, kind}) => (
                <NumberField
                  key={field}
                  name={field === 'children' ? 'childCount' : field} // a form has `children` of its own
                  label={t(field)}
                  hint={typed?.field === field ? typed.hint : counted(field)}
                  value={answers[field]}
                  unit={kind}
                  lang={lang}
                  onValue={(value) => {
                    if (typed?.field !== field) setTyped({field, hint: counted(field)});
                    element.answer(field, value);
                  }}
                  onLeave={() => setTyped(undefined)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <button type="submit" className="button" part="calculate">
          {t('calculate')}
        </button>
      </LiveForm>
    </CalculatorPanel>
  );
};
