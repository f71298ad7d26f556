import {expect, test} from 'vitest';
import {loadAgency} from '../../agency/load.ts';
import {LANGUAGES} from '../../contract/language.ts';
import {receiptSources} from './receipt-sources.ts';

const agency = loadAgency({});
const {imprintIn} = receiptSources(agency, 'https://agency.example');

test('every mail names the agency, the licensed agent with the license, and the address in its own language', () => {
  for (const language of LANGUAGES) {
    const imprint = imprintIn(language).join('\n');
    for (const part of [
      agency.agencyName,
      agency.licensedName,
      agency.licenseNumber,
      agency.postalAddress.street,
      agency.phone.display,
    ])
      expect(imprint).toContain(part);
    expect(/Texas License #|insurance agent/u.test(imprint), language).toBe(language === 'en');
  }
  expect(new Set(LANGUAGES.map((language) => imprintIn(language).join('\n'))).size).toBe(LANGUAGES.length);
});
