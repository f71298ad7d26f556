import button from '../button/button.css?inline';
import consent from '../consent/consent.css?inline';
import field from '../field/field.css?inline';
import footer from '../footer/footer.css?inline';
import frame from './submission.css?inline';

/** The style sheet of a form: the rules of its parts, then of the frame. */
export const submissionStyles = field + button + consent + footer + frame;
