import {isLanguage, type Language} from '../../contract/language.ts';
import {protocol} from '../../widgets/element/protocol.ts';
import {pathInLanguage} from '../routing/path.ts';
import {mustWait} from './follow-connection.ts';

/** The longest wait of a choice for React, which keeps typed text and the scroll position, in milliseconds. */
const WAIT_MS = 3_000;

const live = (): Promise<unknown> =>
  document.documentElement.dataset['site'] === 'live'
    ? Promise.resolve()
    : Promise.race([
        new Promise((resolve) => document.addEventListener('lamplight-site', resolve, {once: true})),
        new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
      ]);

const goTo = async (lang: Language): Promise<void> => {
  await live();
  const to = pathInLanguage(location.pathname, lang) + location.search + location.hash;
  const event = new CustomEvent('lamplight-navigate', {detail: {to}, cancelable: true});
  if (document.dispatchEvent(event)) location.assign(to);
};

/**
 * Switches the page to the language that was chosen in the list: saves the choice, notifies the elements, and goes to the same
 * address in that language. Without React the browser loads that page.
 */
export const followLanguageChoice = (): void => {
  document.addEventListener('lamplight-chosen', ({detail: chosen}: CustomEventInit<string>) => {
    if (chosen === undefined || !isLanguage(chosen) || mustWait()) return;
    protocol().choose(chosen);
    goTo(chosen).catch((error: unknown) => console.error(error));
  });
};
