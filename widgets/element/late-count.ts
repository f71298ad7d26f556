import {API_PATHS} from '../../contract/api-path.ts';
import type {CountedStage} from '../../contract/count.ts';
import type {BaseElement} from './base-element.ts';
import {isOnOwnPage} from './origin.ts';
import {readStored} from './storage.ts';

/** The entry in the browser's storage of a visitor who objects to being counted. */
export const DO_NOT_COUNT = 'doNotCount';

/** The part of an element that a count contains. */
type Counted = Pick<BaseElement, 'localName' | 'apiOrigin' | 'spoken' | 'getAttribute'>;

/**
 * Returns whether neither the visitor, nor the browser on the visitor's behalf, nor the page objects to being counted.
 */
const mayCount = (element: Counted): boolean =>
  !(navigator as {readonly globalPrivacyControl?: boolean}).globalPrivacyControl &&
  navigator.doNotTrack !== '1' &&
  element.getAttribute('counts') !== 'off' &&
  !readStored(DO_NOT_COUNT);

/**
 * Counts a stage: the element, the stage, the page's path, the partner's id and the language; nothing about the visitor
 * and no typed text. The request sends no cookie. "Seen" is counted on the agency's own pages only. Never throws: a
 * lost count is not repeated.
 */
export const sendCount = (
  element: Counted,
  {stage, step = ''}: {readonly stage: CountedStage; readonly step?: string | undefined},
): void => {
  if (stage === 'seen' && !isOnOwnPage()) return;
  if (!mayCount(element)) return;
  // A form's content type needs no preflight, and page scripts that change JSON do not affect it.
  const body = new URLSearchParams({
    element: element.localName.slice('lamplight-'.length),
    stage,
    step,
    page: location.pathname,
    partner: element.getAttribute('partner') ?? '',
    language: element.spoken ?? 'en',
  });
  // `keepalive` lets the last request finish while the visitor leaves the page.
  fetch(element.apiOrigin + API_PATHS.counts, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};
