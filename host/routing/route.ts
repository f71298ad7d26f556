import type {InsuranceType} from '../../contract/insurance-type.ts';
import {type LegalPageName, legalPageNames} from '../../agency/legal-pages/legal-page.ts';

/** A screen of the site, whatever its language. */
export type Route =
  | {readonly page: 'home'}
  | {readonly page: 'blog'}
  | {readonly page: 'article'; readonly id: string}
  | {readonly page: 'service'; readonly id: InsuranceType}
  | {readonly page: 'ai-workflow'}
  | {readonly page: 'embed'}
  | {readonly page: LegalPageName}
  | {readonly page: 'not-found'};

/** Says whether a name is the name of a page of legal text. */
export const isLegalPage = (page: string): page is LegalPageName =>
  legalPageNames.some((name) => name === page);
