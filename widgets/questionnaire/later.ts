/**
 * What a visitor sees or needs only after the first touch, as one chunk: the optional questions, the second and third phase,
 * the answers, and what asks for them. Import it dynamically.
 */
import notice from '../ui/notice/notice.css?inline';
import {AboveForm, BelowForm} from './later/around-form.tsx';
import {PhaseRequests} from './later/phase-requests.ts';
import {ContactDetails} from './later/contact-details.tsx';
import {ExactAnswers} from './later/exact-answers.tsx';
import {faultText} from './later/fault-text.ts';
import answerStyles from './later/answer/answer.css?inline';
import saveStyles from './later/save.css?inline';
import {Saving} from './later/saving.ts';
import styles from './later/later.css?inline';
import {NeedsAssessment} from './later/needs-assessment.tsx';
import {PersonDetails} from './later/person-details.tsx';
import {Portfolio} from './later/portfolio.tsx';
import type {AnswerPath} from './answer-path.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';

/** The rules for all of this. */
export const lateStyles = notice + styles + answerStyles + saveStyles;

const components = {
  AboveForm,
  BelowForm,
  ContactDetails,
  ExactAnswers,
  NeedsAssessment,
  PersonDetails,
  Portfolio,
};

/** The later parts of one questionnaire. */
export type Later = {readonly [Name in keyof typeof components]: (typeof components)[Name]} & {
  readonly requests: PhaseRequests;
  readonly saving: Saving;
  readonly faultText: typeof faultText;
  /** Checks again what stands at `path`. */
  changed(path?: AnswerPath): void;
};

/** Makes the later parts of one questionnaire. */
export const lateParts = (element: QuestionnaireElement): Later => {
  element.setState({hasFailed: false});
  const requests = new PhaseRequests(element);
  const saving = new Saving(element);
  return {
    ...components,
    requests,
    saving,
    faultText,
    changed(path) {
      if (path === undefined) return;
      requests.answersChanged(path);
      saving.answersChanged();
    },
  };
};
