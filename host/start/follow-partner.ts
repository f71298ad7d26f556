import {isCleanLine} from '../../contract/text-rule.ts';
import {MAX_LENGTH} from '../../contract/limit.ts';

/**
 * Reads a partner's id from the query of an address; undefined without an id, and for an id that the API would refuse.
 */
export const partnerIn = (search: string): string | undefined => {
  const partner = new URLSearchParams(search).get('partner')?.trim() ?? '';
  return partner !== '' && partner.length <= MAX_LENGTH.partner && isCleanLine(partner) ? partner : undefined;
};

/** Adds the id to a link to another page of the site, which may be a new document. */
const carry = (partner: string, event: Event): void => {
  // Links inside the elements, too.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || link.origin !== location.origin || partnerIn(link.search)) return;
  const query = new URLSearchParams(link.search);
  query.set('partner', partner);
  link.search = query.toString();
};

/**
 * Attributes the visitor's submissions to the partner whose link led here, as in `/es?partner=your-id`: every element
 * on the page gets the id as its attribute, elements that React draws later read `<html data-partner>`, and links
 * within the site keep the id in their addresses. Nothing is stored.
 */
export const followPartner = (): void => {
  const partner = partnerIn(location.search);
  if (!partner) return;
  document.documentElement.dataset['partner'] = partner;
  for (const element of document.body.querySelectorAll('*'))
    if (element.localName.startsWith('lamplight-')) element.setAttribute('partner', partner);
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, (event) => carry(partner, event), true);
};
