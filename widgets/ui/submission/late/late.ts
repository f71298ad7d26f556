/**
 * What the first touch of a form brings: everything it says and does after somebody began to fill it. Apart from the form
 * itself, because every visitor of a partner's page downloads that, and few fill it.
 */
import type {SubmissionElement} from '../submission-element.ts';
import {faultText} from './fault-text.ts';
import {AboveFields, BelowFields} from './late-parts.tsx';
import {Submitter} from './submitter.ts';
import notice from '../../notice/notice.css?inline';
import styles from './late.css?inline';

let sheet: CSSStyleSheet | null = null;

/** The rules for what the late parts draw; one sheet for all forms of the page. */
const lateSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(notice + styles);
  }
  return sheet;
};

/** The late parts of one form. */
export const lateParts = <Field extends string>(form: SubmissionElement<Field>) => ({
  submitter: new Submitter(form),
  faultText,
  AboveFields,
  BelowFields,
  sheet: lateSheet(),
});

/** The late parts of one form. */
export type LateParts<Field extends string> = ReturnType<typeof lateParts<Field>>;
