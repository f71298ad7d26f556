import button from '../button/button.css?inline';
import consent from '../consent/consent.css?inline';
import field from '../field/field.css?inline';
import footer from '../footer/footer.css?inline';
import frame from './submission.css?inline';

/** The sheet of a form: its parts' rules, then the frame's. */
export const submissionStyles = field + button + consent + footer + frame;
