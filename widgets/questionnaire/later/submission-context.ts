import {MAX_LENGTH} from '../../../contract/limit.ts';
import {acceptedLine} from '../../../contract/text-rule.ts';
import type {SubmissionContext} from '../../../contract/submission.ts';
import type {Json} from '../../api/serialise.ts';
import type {Language} from '../../../contract/language.ts';
import {version} from '../../element/version.ts';
import {hostPage} from '../../ui/submission/late/host-page.ts';
import {utmIn} from '../../ui/submission/late/page-values.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';

/** Returns the page and the circumstances of a request. */
export const submissionContext = (
  element: QuestionnaireElement,
  lang: Language,
): {readonly [Name in keyof SubmissionContext]: Json} => ({
  lang,
  // A page's own long address must not cost an answer.
  partner: acceptedLine(element.getAttribute('partner') ?? '', MAX_LENGTH.partner),
  page: (location.origin + location.pathname).slice(0, MAX_LENGTH.page),
  widget: element.constructor.widget,
  version,
  elapsedMs: Math.round(performance.now() - element.usableSince),
});

/**
 * Returns the context of a save: its consents need time and page, too. Includes the field that only programs see and fill in.
 */
export const savingContext = (element: QuestionnaireElement, lang: Language) => {
  const trap = element.shadowRoot?.querySelector<HTMLInputElement>('.save [name=website]')?.value;
  return {
    ...submissionContext(element, lang),
    hostPage: hostPage(),
    utm: utmIn(location.search),
    sentAt: new Date().toISOString(),
    proof: {trap: trap ?? ''},
  };
};
