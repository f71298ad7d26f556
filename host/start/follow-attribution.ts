import {MAX_LENGTH} from '../../contract/limit.ts';
import {isCleanLine} from '../../contract/text-rule.ts';
import {UTM_FIELDS} from '../../contract/utm.ts';

const root = (): HTMLElement => document.documentElement;

/**
 * Reads a partner's id from the query of an address; undefined without an id, and for an id that the API would
 * refuse.
 */
export const partnerIn = (search: string): string | undefined => {
  const partner = new URLSearchParams(search).get('partner')?.trim() ?? '';
  return partner !== '' && partner.length <= MAX_LENGTH.partner && isCleanLine(partner) ? partner : undefined;
};

/** Returns the `utm_` fields of the query of an address as a query; empty without such fields. */
export const campaignIn = (search: string): string => {
  const query = new URLSearchParams(search);
  const names = UTM_FIELDS.map((field) => `utm_${field}`);
  return new URLSearchParams(
    names.flatMap((name) => query.getAll(name).map((value) => [name, value])),
  ).toString();
};

/**
 * Adds a partner and a campaign to the query of an address. A partner or campaign that the address already names
 * stays.
 */
export const withAttribution = (
  search: string,
  {partner, campaign = ''}: {readonly partner?: string | undefined; readonly campaign?: string | undefined},
): string => {
  const added = new URLSearchParams(campaignIn(search) === '' ? campaign : '');
  if (partner && partnerIn(search) === undefined) added.set('partner', partner);
  // Without additions the text stays unchanged: a rewritten address could differ from the page's own, and a
  // link within the page would load the page.
  return added.size > 0 ? `?${new URLSearchParams([...new URLSearchParams(search), ...added])}` : search;
};

/** Adds the partner and the campaign of the current page to the query of an address of the site. */
export const withAttributionOfPage = (search: string): string => {
  const {partner, campaign} = root().dataset;
  return partner || campaign ? withAttribution(search, {partner, campaign}) : search;
};

/** Adds partner and campaign to a link to another page of the site, which may be a new document. */
const carry = (event: Event): void => {
  // Links inside our elements, too.
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link?.origin === location.origin) link.search = withAttributionOfPage(link.search);
};

/**
 * Attributes the visitor's submissions to the partner and the campaign whose link led to the site, as in
 * `/es?partner=your-id&utm_source=news`. Every element on the page gets the partner's id as its attribute,
 * elements that React draws later read `<html data-partner>`, and links within the site keep id and campaign in
 * their addresses, from which a form reads the campaign. The function stores nothing.
 */
export const followAttribution = (): void => {
  const partner = partnerIn(location.search);
  const campaign = campaignIn(location.search);
  if (!partner && !campaign) return;
  root().dataset['campaign'] = campaign;
  for (const type of ['click', 'auxclick']) document.addEventListener(type, carry, true);
  if (!partner) return;
  root().dataset['partner'] = partner;
  for (const element of document.body.querySelectorAll('*'))
    if (element.localName.startsWith('lamplight-')) element.setAttribute('partner', partner);
};
