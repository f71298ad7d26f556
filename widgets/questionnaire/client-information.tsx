import {FAMILY_STATUSES, INCOME_BANDS} from '../../contract/ai-workflow.ts';
import {SelectField} from '../ui/field/select-field.tsx';
import {TextField} from '../ui/field/text-field.tsx';
import {TextareaField} from '../ui/field/textarea-field.tsx';
import {rows} from './answer-path.ts';
import {bind} from './bound.ts';
import {More} from './more.tsx';
import {PersonRow} from './person-row.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The first phase's column about the household. */
export const ClientInformation = (view: QuestionnaireProps) => {
  const {t, level} = view;
  const field = bind(view);
  const Heading = `h${level + 2}` as 'h4';
  return (
    <section className="column" aria-labelledby="client-information">
      <Heading id="client-information">{t('clientInformation')}</Heading>
      <div>
        <p className="lead">{t('people')}</p>
        <p className="hint">{t('ageHint')}</p>
      </div>
      <div className="people">
        {rows.map((row) => (
          <PersonRow key={row} view={view} row={row} />
        ))}
      </div>
      <TextField {...field('leadData.location')} autoComplete="off" />
      <div className="pair">
        <TextField
          {...field('leadData.householdSize')}
          hint={t('householdSizeHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...field('leadData.applicants')} inputMode="numeric" autoComplete="off" />
      </div>
      <div className="pair">
        <SelectField
          {...field('leadData.income')}
          placeholder={t('choose')}
          options={INCOME_BANDS.map((value) => ({value, label: t(`income.${value}`)}))}
        />
        <SelectField
          {...field('leadData.familyStatus')}
          placeholder={t('choose')}
          options={FAMILY_STATUSES.map((value) => ({value, label: t(`family.${value}`)}))}
        />
      </div>
      <More view={view} title={t('exact')} isFaulty={'leadData.exactIncome' in view.state.faults}>
        {({ExactAnswers}) => <ExactAnswers {...view} />}
      </More>
      <TextareaField {...field('leadData.currentCoverage')} rows={3} />
    </section>
  );
};
