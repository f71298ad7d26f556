import type {Language} from '../../contract/language.ts';
import type {LinkName} from '../../agency/content.schema.ts';
import {linkTarget, type LinkTarget} from '../../agency/links.ts';
import {INSURANCE_TYPES, type InsuranceType} from '../../contract/insurance-type.ts';
import {pathInLanguage} from '../routing/path.ts';
import {agencyConfig} from './agency-data.ts';

/** The services in the header's menu, in card order: disability has a card and is not in the menu (site-spec section 2). */
export const menuServices: readonly InsuranceType[] = INSURANCE_TYPES.filter((id) => id !== 'disability');

/** Returns the target of a button on a page of this language, or undefined if the link may not be shown. */
export const buttonTarget = (name: LinkName, lang: Language): LinkTarget | undefined => {
  const target = linkTarget(name, agencyConfig);
  if (!target || target.isExternal) return target;
  const [path = '/', hash] = target.href.split('#');
  return {...target, href: pathInLanguage(path, lang) + (hash ? `#${hash}` : '')};
};
