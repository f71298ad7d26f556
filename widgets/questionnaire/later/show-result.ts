import type {QuestionnaireElement} from '../questionnaire.element.ts';

/** Scrolls a result to the top of the screen and focuses its heading. */
export const showResult = ({shadowRoot}: Pick<QuestionnaireElement, 'shadowRoot'>): void => {
  const heading = shadowRoot?.getElementById('result');
  // At once: a smoothly scrolling page would still be moving when the focus arrives.
  heading?.scrollIntoView({block: 'start', behavior: 'instant'});
  heading?.focus({preventScroll: true});
};
