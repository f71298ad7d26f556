/**
 * The late parts of every form: everything it says and does after somebody began to fill it. Apart from the form itself,
 * because every visitor of a partner's page downloads that, and few fill it.
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

/** The rules for all that the late parts draw. */
export const lateStyles = checkbox + notice + styles;

/** The late parts of one form. */
export type LateParts<Field extends string> = {
  readonly submitter: Submitter<Field>;
  readonly faultText: typeof faultText;
  readonly attachCalculation: typeof attachCalculation;
  readonly AboveFields: typeof AboveFields;
  readonly BelowFields: typeof BelowFields;
};

/** Makes the late parts of one form. */
export const lateParts = <Field extends string>(form: SubmissionElement<Field>): LateParts<Field> => {
  prefillFromAddress(form);
  const submitter = new Submitter(form);
  attachFromAddress(form);
  return {submitter, faultText, attachCalculation, AboveFields, BelowFields};
};
