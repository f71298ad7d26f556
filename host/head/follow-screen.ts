import type {Screen} from '../content/screen.ts';
import {screenHead} from './screen-head.ts';

/**
 * Updates the head for a new screen after navigation in the browser. Tags that the new screen does not have are removed,
 * such as the questionnaire's keywords and the structured data of the first page.
 */
export const followScreen = (screen: Screen): void => {
  // A served service page: the document has its head, and its texts were not loaded.
  if (screen.route.page === 'service' && !screen.service) return;
  document.documentElement.lang = screen.lang;
  const tags = screenHead(screen);
  const kept = new Set(tags.map(({key}) => key));
  for (const element of document.head.querySelectorAll<HTMLElement>('[data-head]')) {
    if (!kept.has(element.dataset['head'] ?? '')) element.remove();
  }
  for (const {tag, key, attributes, text} of tags) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const found = document.head.querySelector(`[data-head="${key}"]`);
    const element = found ?? document.createElement(tag);
    for (const [name, value] of Object.entries({...attributes, 'data-head': key})) {
      element.setAttribute(name, value);
    }
    if (!found) document.head.append(element);
  }
};
