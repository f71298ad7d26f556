import type {QuestionnaireElement} from '../questionnaire.element.ts';

/** Scrolls a result to the top of the screen and focuses its heading. */
export const showResult = ({shadowRoot}: Pick<QuestionnaireElement, 'shadowRoot'>): void => {
  const heading = shadowRoot?.getElementById('result');
  // To the upper edge, at once: a smoothly scrolling page would still be moving when the focus arrives.
  const scroll = (): void => heading?.scrollIntoView({behavior: 'instant'});
  scroll();
  heading?.focus({preventScroll: true});
  // Chromium adds the rest of a smooth scroll that has not ended, such as to the button that Tab reached.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
};
