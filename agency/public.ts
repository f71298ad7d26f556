import type {FigureOverrides} from '../insurance/figures/figure.ts';
import type {Language} from '../contract/language.ts';
import type {AgencyConfig} from './config.schema.ts';
import {governmentLinks} from './government-links.ts';
import {wordedIn} from './worded.ts';

/**
 * The part of the configuration that widgets include in their bundles: small, and only content that the page shows
 * anyway.
 */
export type PublicAgency = {
  readonly isSample: boolean;
  readonly agencyName: string;
  readonly licensedName: string;
  readonly licenseNumber: string;
  readonly npn: string;
  /** The form for visitors. */
  readonly phone: string;
  /** `tel:` link. */
  readonly phoneHref: string;
  readonly email: string;
  /** `mailto:` link. */
  readonly emailHref: string;
  /** The agency's city. */
  readonly city: string;
  readonly siteOrigin: string;
  readonly bookingUrl: string;
  readonly acaEnrollUrl: string;
  /** The agency's page, or Medicare.gov while the TPMO numbers are not configured. */
  readonly medicareEnrollUrl: string;
  /** Null: a Medicare text may name no plan, benefit or number of plans. */
  readonly tpmo: {
    readonly organizations: number;
    readonly products: number;
    readonly allPlans: boolean;
  } | null;
  /** The agency's own values for built-in figures that are contested, by id. */
  readonly figures: FigureOverrides;
};

/** Returns the part of the configuration that is public. */
export const publicAgency = (config: AgencyConfig): PublicAgency => ({
  isSample: config.isSample,
  agencyName: config.agencyName,
  licensedName: config.licensedName,
  licenseNumber: config.licenseNumber,
  npn: config.npn,
  phone: config.phone.display,
  phoneHref: `tel:${config.phone.e164}`,
  email: config.email,
  emailHref: `mailto:${config.email}`,
  city: config.postalAddress.city,
  siteOrigin: config.siteOrigin,
  bookingUrl: config.links.booking,
  acaEnrollUrl: config.links.acaEnroll,
  medicareEnrollUrl: config.tpmo ? config.links.medicareEnroll : governmentLinks.medicarePlanCompare,
  tpmo: config.tpmo ?? null,
  figures: ownFigures(config),
});

/** Returns the carrier's quote page with its name in a language, or null without a recorded approval (28 TAC 21.102-21.122): then it is not shown. */
export const carrierQuote = (config: AgencyConfig, lang: Language): {carrier: string; url: string} | null => {
  const quote = config.links.carrierHealthQuote;
  return quote?.approval ? {carrier: wordedIn(quote.carrier, lang), url: quote.url} : null;
};

const ownFigures = ({figures = {}}: AgencyConfig): FigureOverrides =>
  Object.fromEntries(Object.entries(figures).flatMap(([id, figure]) => (figure ? [[id, figure]] : [])));
