import {bookingUrl, emailHref, phone, phoneHref} from 'virtual:lamplight/agency';
import {el} from '../../element/dom.ts';
import type {ChatElement} from '../chat.element.ts';

/** Links to a person, and to other offers on the agency's site. */
export const offers = (element: ChatElement, handOver: () => void): HTMLElement => {
  const {t, siteOrigin, spoken} = element;
  // A copy of `sitePage`, because the file that forms share would add 4 kB for one line.
  const prefix = spoken === null || spoken === 'en' ? '' : `/${spoken}`;
  const page = (path: string): string => siteOrigin + prefix + path;
  const away: Readonly<Record<string, string>> =
    siteOrigin === location.origin ? {} : {target: '_blank', rel: 'noopener'};
  const way = (text: string, href: string, more: Readonly<Record<string, string>> = {}): HTMLElement =>
    el(
      'li',
      {},
      el(
        'a',
        {href, ...more},
        text,
        more['target'] === '_blank' && el('span', {class: 'unseen'}, t('newTab')),
      ),
    );
  const booking = way(t('bookConsultation'), bookingUrl, {target: '_blank', rel: 'noopener'});
  // The booking page's next month loads when the pointer comes near; without it the page opens at its own
  // month.
  const bringMonth = (): void => {
    void import('../../ui/booking-address.ts').then(
      ({bookingAddress}) => booking.firstElementChild?.setAttribute('href', bookingAddress()),
      () => undefined,
    );
  };
  return el(
    'nav',
    {class: 'offers', 'aria-label': t('offers'), onpointerover: bringMonth, onfocusin: bringMonth},
    el('button', {type: 'button', class: 'agent', part: 'button', onclick: handOver}, t('askAgent')),
    el(
      'ul',
      {},
      way(t('quote'), page('/#hero'), away),
      way(t('emailUs'), emailHref),
      way(t('call', {phone}), phoneHref),
      booking,
      way(t('questionnaire'), page('/ai-workflow'), away),
    ),
  );
};
