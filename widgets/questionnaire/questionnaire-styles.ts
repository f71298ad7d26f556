import button from '../ui/button/button.css?inline';
import field from '../ui/field/field.css?inline';
import footer from '../ui/footer/footer.css?inline';
import own from './questionnaire.css?inline';

/** The style sheet of the questionnaire: the rules of its parts, then its own. */
export const questionnaireStyles = field + button + footer + own;
