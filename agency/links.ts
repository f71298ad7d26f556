import type {AgencyConfig} from './config.schema.ts';
import type {LinkName} from './content.schema.ts';

/** The target of a button: a path of our own site (without the language's prefix), or another site. */
export type LinkTarget = {
  readonly href: string;
  readonly isExternal: boolean;
  /** Whether the browser adds the next month with free days. */
  readonly isBooking: boolean;
};

/**
 * Returns the target of a named link, or undefined while the agency may not show the link: without the TPMO numbers
 * (42 CFR 422.2267(e)(41)) no link leads to Medicare enrollment or to the Medicare guide.
 */
export const linkTarget = (name: LinkName, {links, tpmo}: AgencyConfig): LinkTarget | undefined => {
  const targets: Record<LinkName, LinkTarget | undefined> = {
    quote: own('/#hero'),
    lifeCalculator: own('/#life-calculator'),
    retirementCalculator: own('/#retirement-calculator'),
    questionnaire: own('/ai-workflow'),
    booking: {...external(links.booking), isBooking: true},
    healthQuote: external(links.healthQuote),
    medicareEnroll: tpmo && external(links.medicareEnroll),
    medicareGuide: tpmo && external(links.medicareGuide),
  };
  return targets[name];
};

const own = (href: string): LinkTarget => ({href, isExternal: false, isBooking: false});
const external = (href: string): LinkTarget => ({href, isExternal: true, isBooking: false});
