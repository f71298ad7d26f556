import type {LeadField} from '../../contract/lead-field.ts';
import {SelectField} from '../ui/field/select-field.tsx';
import {TextField} from '../ui/field/text-field.tsx';
import {fieldsOf, SubmissionFrame, type SubmissionViewProps} from '../ui/submission/submission-frame.tsx';
import {SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';

/** The quote form: the sender, the contact details, and the service. */
export const QuoteFormView = (view: SubmissionViewProps<LeadField>) => {
  const {t} = view;
  const field = fieldsOf(view);
  const services = Object.entries(SERVICE_TEXT_KEYS).map(([value, key]) => ({value, label: t(key)}));
  return (
    <SubmissionFrame {...view}>
      <div className="pair">
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <div className="pair">
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <SelectField {...field('insuranceType')} placeholder={t('choose')} options={services} />
    </SubmissionFrame>
  );
};
