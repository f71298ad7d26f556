import type {ContactField} from '../../contract/contact-field.ts';
import {TextField} from '../ui/field/text-field.tsx';
import {TextareaField} from '../ui/field/textarea-field.tsx';
import {fieldsOf, SubmissionFrame, type SubmissionViewProps} from '../ui/submission/submission-frame.tsx';

/** The contact form: the sender, the sender's contact details, and the message. */
export const ContactFormView = (view: SubmissionViewProps<ContactField>) => {
  const field = fieldsOf(view);
  return (
    <SubmissionFrame {...view}>
      <TextField {...field('name')} autoComplete="name" />
      <div className="pair">
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} autoComplete="off" />
      <TextareaField {...field('message')} rows={6} />
    </SubmissionFrame>
  );
};
