import type {ChatFrame} from '../../../contract/chat.ts';
import {el} from '../../element/dom.ts';
import {licensedName} from 'virtual:lamplight/agency';
import type {ChatElement} from '../chat.element.ts';

/** A message in the log. The visitor's own message may be pending or undelivered. */
export type ShownMessage = Pick<ChatFrame, 'from' | 'text' | 'sources'> & {
  id?: string;
  /** The idempotency key, under which the message may be sent again. */
  readonly key?: string;
  state?: 'sending' | 'failed' | undefined;
  node?: HTMLElement;
};

/** Draws a message: the sender, the text, the sources, and a button to send it again. */
export const messageNode = (
  {t, siteOrigin}: ChatElement,
  {from, text, sources = [], state}: ShownMessage,
  again?: () => void,
): HTMLElement => {
  const who = from === 'agent' ? licensedName : t(from === 'bot' ? 'bot' : 'you');
  return el(
    'div',
    {class: `message ${from}`, part: 'message'},
    el('p', {class: 'who'}, who),
    el('p', {class: 'text'}, text),
    sources.length > 0 && el('p', {class: 'more'}, t('sources')),
    sources.length > 0 &&
      el('ul', {}, ...sources.map(({title, href}) => el('li', {}, link(t, siteOrigin, {title, href})))),
    state === 'failed' &&
      el(
        'button',
        {type: 'button', class: 'plain', part: 'button', onclick: () => again?.()},
        t('sendAgain'),
      ),
  );
};

// On a partner's page the visitor keeps the page, and the conversation with it.
const link = (
  t: ChatElement['t'],
  siteOrigin: string,
  {title, href}: {readonly title: string; readonly href: string},
): HTMLElement =>
  siteOrigin === location.origin
    ? el('a', {href: siteOrigin + href}, title)
    : el(
        'a',
        {href: siteOrigin + href, target: '_blank', rel: 'noopener'},
        title,
        el('span', {class: 'unseen'}, t('newTab')),
      );
