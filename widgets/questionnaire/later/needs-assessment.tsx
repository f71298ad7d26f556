import {RISK_TOLERANCES, TIMELINES} from '../../../contract/ai-workflow.ts';
import {SelectField} from '../../ui/field/select-field.tsx';
import {TextareaField} from '../../ui/field/textarea-field.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {answerAt} from './answer-at.ts';

/** The second phase: the person, and the person's priorities. */
export const NeedsAssessment = (view: QuestionnaireProps) => {
  const {t, level} = view;
  const bound = bind(view);
  // Age and dependents show values from phase 1 until they are answered here.
  const field: typeof bound = (path, label) => ({
    ...bound(path, label),
    value: answerAt(view.state.answers, path),
  });
  const Heading = `h${level + 2}` as 'h4';
  return (
    <div className="columns even">
      <section className="column" aria-labelledby="client-profile">
        <Heading id="client-profile">{t('clientProfile')}</Heading>
        <div className="pair">
          <TextField {...field('clientProfile.age')} hint={t('profileAgeHint')} autoComplete="off" />
          <TextField {...field('clientProfile.dependents')} inputMode="numeric" autoComplete="off" />
        </div>
        {[0, 1].map((number) => (
          <TextField
            key={number}
            {...field(`clientProfile.doctors.${number}`, t('doctor', {number: number + 1}))}
            autoComplete="off"
          />
        ))}
        <TextField {...field('clientProfile.visitsPerYear')} inputMode="numeric" autoComplete="off" />
        <div className="pair">
          <TextField {...field('clientProfile.assets')} inputMode="decimal" autoComplete="off" />
          <TextField {...field('clientProfile.debts')} inputMode="decimal" autoComplete="off" />
        </div>
        <TextareaField {...field('clientProfile.coverage')} rows={2} />
      </section>
      <section className="column" aria-labelledby="goals-heading">
        <Heading id="goals-heading">{t('goals')}</Heading>
        <TextareaField {...field('goals.primary')} rows={4} />
        <TextField {...field('goals.budget')} inputMode="decimal" autoComplete="off" />
        <SelectField
          {...field('goals.riskTolerance')}
          placeholder={t('choose')}
          options={RISK_TOLERANCES.map((value) => ({value, label: t(`risk.${value}`)}))}
        />
        <SelectField
          {...field('timeline')}
          placeholder={t('choose')}
          options={TIMELINES.map((value) => ({value, label: t(`timeline.${value}`)}))}
        />
      </section>
    </div>
  );
};
