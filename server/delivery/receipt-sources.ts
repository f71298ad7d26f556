import type {AgencyConfig} from '../../agency/config.schema.ts';
import {legalCatalogs} from '../../agency/legal/catalog.ts';
import {agencyValues, fillPlaceholders} from '../../agency/legal/values.ts';
import {publicAgency} from '../../agency/public.ts';
import type {ReceiptSources} from '../withdrawal/receipt.ts';

/** Builds the agency's details for receipts to visitors, and the base of the links. */
export const receiptSources = (agency: AgencyConfig, siteOrigin: string): ReceiptSources => {
  const {street, city, state, zip} = agency.postalAddress;
  const values = agencyValues(publicAgency(agency));
  return {
    siteOrigin,
    values,
    // CAN-SPAM (15 USC 7704(a)(5)) requires a postal address; 28 TAC 21.104 requires the licensed name.
    imprintIn: (language) => [
      `${agency.agencyName}\n${fillPlaceholders(legalCatalogs[language].licenceShort, values)}`,
      `${street}\n${city}, ${state} ${zip}\n${agency.phone.display}`,
    ],
  };
};
