/**
 * The late parts of every form: everything that is needed after a visitor starts to fill in the form. They are
 * separate, because every visitor of a partner's page downloads the form, and few fill it in.
 */
import checkbox from '../../field/checkbox.css?inline';
import notice from '../../notice/notice.css?inline';
import type {SubmissionElement} from '../submission-element.ts';
import {attachCalculation, attachFromAddress} from './attach-calculation.ts';
import {faultText} from './fault-text.ts';
import {AboveFields, BelowFields} from './late-parts.tsx';
import {prefillFromAddress} from './prefill-from-address.ts';
import {Submitter} from './submitter.ts';
import styles from './late.css?inline';

/** The style rules of the late parts. */
export const lateStyles = checkbox + notice + styles;

/** The late parts of one form. */
export type LateParts<Field extends string> = {
  readonly submitter: Submitter<Field>;
  readonly faultText: typeof faultText;
  readonly attachCalculation: typeof attachCalculation;
  readonly AboveFields: typeof AboveFields;
  readonly BelowFields: typeof BelowFields;
};

/** Creates the late parts of one form. */
export const lateParts = <Field extends string>(form: SubmissionElement<Field>): LateParts<Field> => {
  prefillFromAddress(form);
  const submitter = new Submitter(form);
  attachFromAddress(form);
  return {submitter, faultText, attachCalculation, AboveFields, BelowFields};
};
