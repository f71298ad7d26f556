import type {AgencyConfig} from './config.schema.ts';
import type {LinkName} from './content.schema.ts';
import {publicAgency} from './public.ts';

/** A place a button leads to: a path of our own site (to be put under the language's prefix), or another site. */
export type LinkTarget = {
  readonly href: string;
  readonly isExternal: boolean;
};

/** Resolves the name of a link. Medicare enrolment leads to Medicare.gov while the agency's TPMO numbers are not configured. */
export const linkTarget = (name: LinkName, config: AgencyConfig): LinkTarget => {
  const {bookingUrl, medicareEnrollUrl} = publicAgency(config);
  const targets: Record<LinkName, LinkTarget> = {
    quote: own('/#hero'),
    lifeCalculator: own('/#calculators'),
    retirementCalculator: own('/#calculators'),
    questionnaire: own('/ai-workflow'),
    booking: external(bookingUrl),
    healthQuote: external(config.links.healthQuote),
    medicareEnroll: external(medicareEnrollUrl),
    medicareGuide: external(config.links.medicareGuide),
  };
  return targets[name];
};

const own = (href: string): LinkTarget => ({href, isExternal: false});
const external = (href: string): LinkTarget => ({href, isExternal: true});
