import type {LanguageCode} from '../../agency/languages.ts';
import type {LinkName} from '../../agency/content.schema.ts';
import {linkTarget, type LinkTarget} from '../../agency/links.ts';
import {pathInLanguage} from '../routing/path.ts';
import {agencyConfig} from './agency-data.ts';
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

/** Returns where a button leads on a page of this language, or undefined where the link may not be shown. */
export const buttonTarget = (name: LinkName, lang: LanguageCode): LinkTarget | undefined => {
  const target = linkTarget(name, agencyConfig);
  if (!target || target.isExternal) return target;
  const [path = '/', hash] = target.href.split('#');
  return {...target, href: pathInLanguage(path, lang) + (hash ? `#${hash}` : '')};
};
