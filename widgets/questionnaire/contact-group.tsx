import {Group} from './group.tsx';
import type {QuestionnaireProps} from './questionnaire.view.tsx';

/**
 * The last group of a phase: the contact details. With an answer on screen, they are below the answer, where it can be
 * saved.
 */
export const ContactGroup = (view: QuestionnaireProps) =>
  view.state.requests[view.state.phase].answered ? null : (
    <Group view={view} name="contact" title="contactMore" depth={2} />
  );
