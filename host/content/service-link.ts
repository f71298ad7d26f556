import type {LanguageCode} from '../../agency/languages.ts';
import type {LinkName} from '../../agency/content.schema.ts';
import {linkTarget} from '../../agency/links.ts';
import {pathInLanguage} from '../routing/path.ts';
import {agency, agencyConfig} from './agency-data.ts';
import type {ServiceId} from './service-id.ts';

/** The anchor of each service's card (site-spec section 2). Disability has a card and is not in the menu. */
export const serviceAnchors: Readonly<Record<ServiceId, string>> = {
  health: 'health-insurance',
  cancer: 'cancer-insurance',
  life: 'life-insurance',
  medicare: 'medicare-insurance',
  retirement: 'retirement-insurance',
  disability: 'disability-insurance',
  notary: 'notary-insurance',
};

/** The services in the header's menu, in its order. */
export const menuServices: readonly ServiceId[] = [
  'health',
  'cancer',
  'life',
  'medicare',
  'retirement',
  'notary',
];

/** The key of each service's name and, with `Desc`, of its one-line description. */
export const serviceKeys = {
  health: 'healthInsurance',
  cancer: 'cancerInsurance',
  life: 'lifeInsurance',
  medicare: 'medicare',
  retirement: 'retirementPlanning',
  disability: 'disabilityInsurance',
  notary: 'notaryServices',
} as const satisfies Record<ServiceId, string>;

/** Where a button leads, on this page's language. `isBooking`: the month is added in the browser. */
export interface ButtonTarget {
  readonly href: string;
  readonly isExternal: boolean;
  readonly isBooking: boolean;
}

/**
 * The target of a named link. Null where it may not be shown: without TPMO numbers neither the Medicare enrollment page nor the
 * Medicare guide is linked.
 */
export const buttonTarget = (name: LinkName, lang: LanguageCode): ButtonTarget | null => {
  if ((name === 'medicareEnroll' || name === 'medicareGuide') && !agency.tpmo) return null;
  const {href, isExternal} = linkTarget(name, agencyConfig);
  if (isExternal) return {href, isExternal, isBooking: name === 'booking'};
  const [path = '/', hash] = (calculatorHref[name] ?? href).split('#');
  return {href: pathInLanguage(path, lang) + (hash ? `#${hash}` : ''), isExternal, isBooking: false};
};

// Each calculator has an anchor of its own inside #calculators.
const calculatorHref: Partial<Record<LinkName, string>> = {
  lifeCalculator: '/#life-calculator',
  retirementCalculator: '/#retirement-calculator',
};
