import {describe, expect, test} from 'vitest';
import {parseLocation} from '../answers/parse-location.ts';
import {contradictionsIn} from './contradictions.ts';
import {answer, mother, on} from './sample-answer.ts';

// Nobody in a territory can buy a plan of a Marketplace or have its credit (42 U.S.C. 18043): a deadline or a price would send the family
// to a site that turns the family away.

test.each([
  ['San Juan, PR 00901', 'PR'],
  ['00725', 'PR'],
  ['Ponce, Puerto Rico', 'PR'],
  ['San Juan, Porto Rico', 'PR'],
  ['波多黎各圣胡安', 'PR'],
  ['St. Thomas, VI 00802', 'VI'],
  ['Islas Vírgenes', 'VI'],
  ['Îles Vierges américaines', 'VI'],
  ['Jungferninseln', 'VI'],
  ['Hagåtña, Guam', 'GU'],
  ['96910', 'GU'],
  ['关岛', 'GU'],
  ['Saipan, MP 96950', 'MP'],
  ['96950', 'MP'],
  ['Nördliche Marianen', 'MP'],
  ['Pago Pago 96799', 'AS'],
  ['Samoa américaines', 'AS'],
  ['Honolulu, HI 96813', 'HI'],
  ['APT AS 4, Tulsa, OK', 'OK'],
])('%s is in %s', (place, code) => {
  expect(parseLocation(place)).toMatchObject({state: 'other', stateCode: code});
});

test('a street in Texas with the name of a territory stays in Texas', () => {
  expect(parseLocation('12 Guam St, Houston, TX 77002').state).toBe('texas');
  expect(parseLocation('Puerto Rico Ave 3, Houston 77002').state).toBe('texas');
});

describe.each(['San Juan, PR 00901', 'Hagåtña, Guam', 'Saipan, MP 96950', '00802', 'Pago Pago 96799'])(
  'a mother of two in %s',
  (location) => {
    const found = answer({...mother, location});

    test('reads where to ask, and no Marketplace, credit, price or limit of Texas', () => {
      expect(found.sentence).toMatchObject({code: 'ask-territory', params: {site: 'Medicaid.gov'}});
      expect(found.steps.map(({code}) => code)).toEqual(['ask-territory']);
      expect(found.people.flatMap(({prospects}) => prospects)).toEqual([
        {program: 'ask-territory', reason: 'no-exchange'},
      ]);
      expect(found).toMatchObject({money: undefined, price: undefined, branches: [], questions: []});
      expect(contradictionsIn(found)).toEqual([]);
    });
  },
);

test('nobody in a territory reads of a special enrollment, or of open enrollment to come', () => {
  const inPuertoRico = {...mother, location: 'Ponce, Puerto Rico'};
  const lost = answer({...inPuertoRico, currentCoverage: 'lost my job coverage 11/10/2026'});
  expect(lost.sentence.code).toBe('ask-territory');
  expect(on('2027-06-01', inPuertoRico).steps.map(({code}) => code)).toEqual(['ask-territory']);
});

test('Medicare stays: somebody of 64 in Puerto Rico signs up by the same days', () => {
  const found = answer({age: '1962-02-10', location: 'Ponce, PR', exactIncome: '18000', householdSize: '1'});
  expect(found.sentence).toMatchObject({code: 'enroll-medicare', day: '2027-01-31'});
  expect(found.people[0]?.prospects.map(({program}) => program)).toEqual(['ask-territory', 'medicare']);
});

const reasonIn = (location: string) =>
  answer({age: '70', location, householdSize: '1'}).people.flatMap(({prospects}) =>
    prospects.map(({reason}) => reason),
  );

test('nobody of 65 in a territory reads the reason that names Extra Help, which no territory has (42 U.S.C. 1395w-114(a)(3)(F))', () => {
  expect(reasonIn('Ponce, PR')).toEqual(['turns-65']);
  expect(reasonIn('Houston, TX 77002')).toEqual(['age-65']);
});

test('somebody who turns 65 in Puerto Rico is asked for the birthday only: no income and no size decides there', () => {
  const found = answer({age: '64', location: 'San Juan, PR 00901', income: 'under-30k'});
  expect(found.people.map(({openOn}) => openOn)).toEqual([['birthday']]);
  expect(found.questions).toEqual([{field: 'birthday', row: 0}]);
});
