import {agencyValues} from '../../../agency/legal/values.ts';
import {publicAgency} from '../../../agency/public.ts';
import type {FigureOverrides} from '../../../insurance/figures/figure.ts';
import type {DeskParts} from '../desk-parts.ts';
import type {ResultSources} from './saved-result.ts';

/** The agency's figures and texts that the parts about people use. */
export type PersonSources = {
  readonly overrides: FigureOverrides;
  readonly results: ResultSources;
  /** Values for the placeholders of texts. */
  readonly values: Readonly<Record<string, string>>;
};

/** Reads the values that the parts about people use from the agency's configuration. */
export const personSources = ({agency, texts}: Pick<DeskParts, 'agency' | 'texts'>): PersonSources => {
  const shown = publicAgency(agency);
  const bookingUrl = agency.links.booking;
  const overrides = shown.figures;
  return {
    overrides,
    results: {bookingUrl, texts, overrides},
    values: {...agencyValues(shown), bookingUrl},
  };
};
