import {Checkbox} from '../../ui/field/checkbox.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {personPath} from '../answer-path.ts';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {bindBox} from './bind-box.ts';

/** What may be said of one person beyond age and sex; each answer narrows what they can have. */
export const PersonDetails = ({view, row}: {readonly view: QuestionnaireProps; readonly row: number}) => {
  const {t, state} = view;
  const field = bind(view);
  const box = bindBox(view);
  const at = (name: string): string => personPath(row, name);
  const hasOffer = Boolean(state.answers[at('employerOffer.selfOnlyMonthly')]);
  return (
    <>
      <Checkbox {...box(at('medicare'), t('hasMedicare'))} />
      <p className="hint">{t('personHealthHint')}</p>
      <Checkbox {...box(at('tobacco'), t('tobacco'))} />
      <Checkbox {...box(at('pregnant'), t('pregnant'))} />
      {state.answers[at('pregnant')] === 'yes' ? (
        <TextField {...field(at('babiesExpected'))} inputMode="numeric" autoComplete="off" />
      ) : null}
      <p className="hint">{t('offerHint')}</p>
      <TextField {...field(at('employerOffer.selfOnlyMonthly'))} inputMode="decimal" autoComplete="off" />
      {hasOffer ? (
        <>
          <TextField {...field(at('employerOffer.familyMonthly'))} inputMode="decimal" autoComplete="off" />
          <Checkbox {...box(at('employerOffer.lowValue'), t('lowValue'))} />
        </>
      ) : null}
    </>
  );
};
