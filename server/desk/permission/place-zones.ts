import {findCounty} from '../../../insurance/premiums/texas-counties.ts';
import {stateByZip} from '../../../insurance/places/find-state.ts';
import type {Zone} from './zone.ts';

/** The place where a person lives, as far as known. */
export type Place = {
  readonly zip?: string | null | undefined;
  /** The name of a county of Texas, as entered; an unknown name counts as no evidence. */
  readonly county?: string | undefined;
  /** The code of the state, in two capital letters. */
  readonly state?: string | null | undefined;
};

// 49 CFR part 71: El Paso and Hudspeth counties keep Mountain time, the rest of Texas keeps Central time.
const MOUNTAIN_COUNTIES = new Set(['El Paso', 'Hudspeth']);
// The post offices of the two counties among the ZIP codes 798xx (USPS); the other codes of 798xx are in Central
// time.
const MOUNTAIN_ZIPS = new Set([
  '79821',
  '79835',
  '79836',
  '79837',
  '79838',
  '79839',
  '79847',
  '79849',
  '79851',
  '79853',
]);

// The states of each zone. For states whose counties are in two zones, both zones count.
const STATES: Readonly<Record<Exclude<Zone, 'atlantic'>, string>> = {
  eastern: 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC TN VT VA WV',
  central: 'AL AR FL IL IN IA KS KY LA MI MN MS MO NE ND OK SD TN WI TX',
  mountain: 'AZ CO ID KS MT NE NV NM ND OR SD TX UT WY',
  arizona: 'AZ',
  pacific: 'CA ID NV OR WA',
  alaska: 'AK',
  hawaii: 'AK HI',
};

const zonesOfState = (state: string): readonly Zone[] =>
  Object.entries(STATES)
    .filter(([, states]) => states.split(' ').includes(state))
    // Object.entries loses the key type; the record above is complete.
    .map(([zone]) => zone as Zone);

const zonesOfZip = (zip: string): readonly Zone[] => {
  const state = stateByZip(zip);
  if (state !== 'TX') return state === undefined ? [] : zonesOfState(state);
  if (/^(?:799|885)/u.test(zip) || MOUNTAIN_ZIPS.has(zip)) return ['mountain'];
  // A ZIP code near the border of the two zones may be in both.
  return zip.startsWith('798') ? ['central', 'mountain'] : ['central'];
};

/** Returns the time zones of a place; none when nothing is known. */
export const zonesOfPlace = ({zip, county, state}: Place): readonly Zone[] => {
  // Other states have counties of the same name.
  const isTexas = ((zip ? stateByZip(zip) : state) ?? 'TX') === 'TX';
  const found = isTexas ? findCounty(county ?? '') : undefined;
  if (found) return MOUNTAIN_COUNTIES.has(found.name) ? ['mountain'] : ['central'];
  if (zip) return zonesOfZip(zip);
  return state ? zonesOfState(state) : [];
};
