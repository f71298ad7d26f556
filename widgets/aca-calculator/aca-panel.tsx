import type {AcaError} from '../../insurance/aca/validate-aca.ts';
import type {PanelProps} from '../ui/calculator/calculator-view.tsx';
import {ErrorSummary} from '../ui/field/error-summary.tsx';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import type {AcaOutcome, HouseholdAnswers} from './aca-calculator.model.ts';
import {acaErrorText, fieldName} from './aca-error-text.ts';
import {AcaResultView} from './aca-result.tsx';
import {HouseholdFields} from './household-fields.tsx';
import {PeopleFields} from './people-fields.tsx';

export {default as lateStyles} from './aca-panel.css?inline';

/** What the panel asks of its element. */
export type AcaOwner = {
  close(): void;
  change(answers: HouseholdAnswers, errors?: readonly AcaError[]): void;
  leave(field: string): void;
  submit(): void;
  /** Moves the focus once what has changed is on screen. */
  focusOn(selector: string): Promise<void>;
};

/** What the panel shows. */
export type AcaPanelProps = PanelProps<AcaOwner, HouseholdAnswers> & {
  readonly errors: readonly AcaError[];
  readonly outcome: AcaOutcome | null;
};

/** The panel, for the first touch. */
export const lateParts = () => ({Panel: AcaPanel});

const firstFields = ['planYear', 'filing', 'householdSize', 'income'];

const place = ({field}: AcaError): number => firstFields.indexOf(field) + 1 || firstFields.length + 1;

/** The household's errors first, as its fields stand; then those of the people. */
const inFormOrder = (errors: readonly AcaError[]): readonly AcaError[] =>
  errors.toSorted((a, b) => place(a) - place(b));

/** The open calculator: the household, the people, and under the button what came of it. */
export const AcaPanel = (props: AcaPanelProps) => {
  const {element, answers, errors, outcome, t, lang, picker} = props;
  return (
    <section className="aca" part="calculator" aria-labelledby="aca-title">
      <div className="aca-head">
        <h2 id="aca-title">{t('title')}</h2>
        <button type="button" className="button outline" part="close" onClick={() => element.close()}>
          {t('close')}
        </button>
      </div>
      <p className="intro">{`${t('intro')} ${t('private')}`}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          element.submit();
        }}
      >
        {errors.length > 0 ? (
          <ErrorSummary
            title={t('errorSummary')}
            faults={inFormOrder(errors).map((error) => ({
              name: error.field,
              text: t('error.in', {label: fieldName(error.field, t), error: acaErrorText(error, t, lang)}),
            }))}
            onGo={(field) => void element.focusOn(field === 'people' ? '.add' : `[name="${field}"]`)}
          />
        ) : null}
        <HouseholdFields {...props} />
        <PeopleFields {...props} />
        <button type="submit" className="button" part="calculate">
          {t('calculate')}
        </button>
      </form>
      {outcome ? (
        <AcaResultView outcome={outcome} isStale={outcome.answers !== answers} t={t} lang={lang} />
      ) : null}
      <p className="small-print">{t('estimateFooter')}</p>
      <WidgetFooter t={t} lang={lang} picker={picker} />
    </section>
  );
};
