import {useState} from 'react';
import {type LifeField, lifeFields} from '../../insurance/life/life-inputs.ts';
import type {PanelProps} from '../ui/calculator/calculator-view.tsx';
import {LiveForm} from '../ui/calculator/live-form.tsx';
import type {LiveOwner} from '../ui/calculator/use-live.ts';
import type {Sending} from '../ui/calculator/send-to-agent.tsx';
import {type Pressed, pressCalculate} from '../ui/calculator/visitor-acts.ts';
import {Dialog} from '../ui/dialog/dialog.tsx';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import {NumberField} from '../ui/number-field/number-field.tsx';
import {numbersIn} from '../ui/number-field/numbers.ts';
import {countedInstead, type LifeAnswers, type LifeOutcome} from './life-calculator.model.ts';
import {LifeResultView, mainFigure} from './life-result.tsx';

export {default as lateStyles} from './life-panel.css?inline';

/** The dialog, for the first touch. */
export const lateParts = () => ({Panel: LifeDialog});

/** The parts of its element that the dialog uses. */
export type LifeDialogOwner = LiveOwner<LifeAnswers, LifeOutcome> &
  Pressed &
  Sending & {
    readonly attributeValues: {readonly placement: 'dialog' | 'inline'};
    answer(field: LifeField, value: number | null): void;
  };

/** The state that the dialog shows. */
export type LifeDialogProps = PanelProps<LifeDialogOwner, LifeAnswers> & {
  readonly outcome: LifeOutcome | null;
};

const groups = [
  {id: 'basics', fields: lifeFields.slice(0, 4)},
  {id: 'closer', fields: lifeFields.slice(4)},
] as const;

/** The questions, the Calculate button and, after the calculation, the result. */
const LifeDialog = ({element, answers, outcome, t, lang, picker}: LifeDialogProps) => {
  // By name: Safari does not focus a clicked button, so the browser may not know where the focus was.
  const close = (): void => {
    element.close();
    void element.focusOn('.opener');
  };
  const counted = (field: LifeField): string | undefined => {
    const value = countedInstead(field, answers[field]);
    return value === null ? undefined : t('counted', {value: numbersIn(lang).plain(value)});
  };
  // While a number is being typed, its hint stays as before, so that nothing moves at a keystroke.
  const [typed, setTyped] = useState<{readonly field: LifeField; readonly hint: string | undefined}>();
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      onClose={close}
      isInline={element.attributeValues.placement === 'inline'}
    >
      <p className="intro">{`${t('intro')} ${t('private')}`}</p>
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
      <p className="small-print">{t('calculatorFooter')}</p>
      <WidgetFooter t={t} lang={lang} picker={picker} />
    </Dialog>
  );
};
