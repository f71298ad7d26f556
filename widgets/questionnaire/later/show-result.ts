import type {QuestionnaireElement} from '../questionnaire.element.ts';

/** Brings a result to the top of the screen and gives its heading the focus. */
export const showResult = ({shadowRoot}: Pick<QuestionnaireElement, 'shadowRoot'>): void => {
  const heading = shadowRoot?.getElementById('result');
  // At once: a page that scrolls smoothly would still be on its way when the focus arrives.
  heading?.scrollIntoView({block: 'start', behavior: 'instant'});
  heading?.focus({preventScroll: true});
};
