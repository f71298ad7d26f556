import {Checkbox} from '../../ui/field/checkbox.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {personPath} from '../answer-path.ts';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {bindBox} from './bind-box.ts';
import {fittingQuestions} from './fitting-questions.ts';

/**
 * The questions about one person beyond age and gender, if they can matter; each answer narrows the person's programs.
 */
export const PersonDetails = ({view, row}: {readonly view: QuestionnaireProps; readonly row: number}) => {
  const {t, state} = view;
  const field = bind(view);
  const box = bindBox(view);
  const at = (name: string): string => personPath(row, name);
  const fits = fittingQuestions(state, row);
  const isPregnant = fits.has('pregnant') && state.answers[at('pregnant')] === 'yes';
  const hasOffer = Boolean(state.answers[at('employerOffer.selfOnlyMonthly')]);
  return (
    <>
      {fits.has('medicare') ? <Checkbox {...box(at('medicare'), t('hasMedicare'))} /> : null}
      {fits.has('tobacco') || fits.has('pregnant') ? <p className="hint">{t('personHealthHint')}</p> : null}
      {fits.has('tobacco') ? <Checkbox {...box(at('tobacco'), t('tobacco'))} /> : null}
      {fits.has('pregnant') ? <Checkbox {...box(at('pregnant'), t('pregnant'))} /> : null}
      {isPregnant ? (
        <TextField {...field(at('babiesExpected'))} inputMode="numeric" autoComplete="off" />
      ) : null}
      {fits.has('employerOffer') ? (
        <>
          <p className="hint">{t('offerHint')}</p>
          <TextField {...field(at('employerOffer.selfOnlyMonthly'))} inputMode="decimal" autoComplete="off" />
          {hasOffer ? (
            <>
              <TextField
                {...field(at('employerOffer.familyMonthly'))}
                inputMode="decimal"
                autoComplete="off"
              />
              <Checkbox {...box(at('employerOffer.lowValue'), t('lowValue'))} />
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
};
