import type {AgencyConfig} from '../../../../agency/config.schema.ts';
import {wordedIn} from '../../../../agency/worded.ts';
import {addDays} from '../../../../insurance/calendar/day.ts';
import {cfr, type Finding} from './finding.ts';

// The law names no number of days; a claim that was not checked for a year may no longer be true.
const CLAIM_STANDS_DAYS = 365;

const claimOf = (name: string, asOf: string, today: string): Finding => {
  const text = `The claim ${name} was last checked on ${asOf}`;
  const isOld = addDays(asOf, CLAIM_STANDS_DAYS) < today;
  return isOld
    ? {
        state: 'missing',
        topic: 'claims',
        text: `${text}: check the claim again and set asOf.`,
        source: TEXAS_ADS,
      }
    : {state: 'ok', topic: 'claims', text: `${text}.`};
};

const TEXAS_ADS = '28 TAC 21.102 to 21.122 (Texas Administrative Code, advertising of insurance)';

/** Checks the agency's identity: license, claims with their proof, approvals of carriers, Medicare numbers. `today` is a day. */
export const checkIdentity = (agency: AgencyConfig, today: string): readonly Finding[] => {
  if (agency.isSample)
    return [
      {
        state: 'missing',
        topic: 'agency',
        text: 'This is the sample agency. Create your own: npm run agency -- new <folder>, then set AGENCY_CONFIG.',
      },
    ];
  const {carrierHealthQuote: carrier} = agency.links;
  const claims = Object.entries(agency.claims).flatMap(([name, claim]) =>
    claim ? [[name, claim.asOf] as const] : [],
  );
  return [
    {
      state: 'ok',
      topic: 'agency',
      text: `${agency.licensedName}, Texas license ${agency.licenseNumber}, NPN ${agency.npn}: compare with your entry at https://www.tdi.texas.gov/`,
    },
    ...claims.map(([name, asOf]) => claimOf(name, asOf, today)),
    ...(claims.length === 0
      ? [{state: 'note', topic: 'claims', text: 'No claims are shown, because none are configured.'} as const]
      : []),
    ...(carrier && !carrier.approval
      ? [
          {
            state: 'missing',
            topic: 'claims',
            text: `${wordedIn(carrier.carrier, 'en')} is not named on the site until its approval is filed in links.carrierHealthQuote.approval.`,
            source: TEXAS_ADS,
          } as const,
        ]
      : []),
    agency.tpmo
      ? {
          state: 'ok',
          topic: 'agency',
          text: `The Medicare disclaimer names ${agency.tpmo.organizations} organizations and ${agency.tpmo.products} products.`,
          source: cfr(42, '422.2267(e)(41)'),
        }
      : {
          state: 'note',
          topic: 'agency',
          text: 'Without tpmo.organizations and tpmo.products the site names no Medicare plan or benefit, and the Medicare banner leads to Medicare.gov.',
          source: cfr(42, '422.2267(e)(41)'),
        },
  ];
};
