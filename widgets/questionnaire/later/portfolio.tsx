import {TextareaField} from '../../ui/field/textarea-field.tsx';
import {bind} from '../bound.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';
import {LifeChanges} from './life-changes.tsx';

/** The third phase: existing insurance, and changes. */
export const Portfolio = (view: QuestionnaireProps) => {
  const {t, level} = view;
  const field = bind(view);
  const Heading = `h${level + 2}` as 'h4';
  return (
    <div className="columns even">
      <section className="column" aria-labelledby="policies">
        <Heading id="policies">{t('policies')}</Heading>
        <TextareaField {...field('policyInfo.lifeInsurance')} hint={t('lifeInsuranceHint')} rows={3} />
        <TextareaField {...field('policyInfo.cancerCoverage')} rows={3} />
        <TextareaField {...field('policyInfo.medicare', t('medicareStatus'))} rows={3} />
        <TextareaField {...field('policyInfo.retirement')} rows={3} />
      </section>
      <section className="column" aria-labelledby="changes">
        <Heading id="changes" tabIndex={-1}>
          {t('changes')}
        </Heading>
        <p className="hint">{t('changesHint')}</p>
        <LifeChanges {...view} />
      </section>
    </div>
  );
};
