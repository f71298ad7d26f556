import {Group} from './group.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/** The last group of a phase: the contact details. Beside an answer they stand below it, where it can be saved. */
export const ContactGroup = (view: QuestionnaireProps) =>
  view.state.requests[view.state.phase].answered ? null : (
    <Group view={view} name="contact" title="contactMore" depth={2} />
  );
