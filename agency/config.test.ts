import {expect, test} from 'vitest';

import {LANGUAGES} from '../contract/language.ts';
import {ConfigError} from './config-error.ts';
import {loadAgency, parseAgency} from './load.ts';
import {carrierQuote, publicAgency} from './public.ts';

const sample = loadAgency({});
const real = {
  ...sample,
  isSample: false,
  licenseNumber: '1234567',
  npn: '12345678',
  phone: {display: '713-222-3344', e164: '+17132223344'},
  email: 'agent@agency.com',
  links: {
    ...sample.links,
    carrierHealthQuote: undefined,
    social: [],
    booking: 'https://agency.com/book',
    healthQuote: 'https://agency.com/health',
    acaEnroll: 'https://agency.com/aca',
    medicareEnroll: 'https://agency.com/medicare',
    medicareGuide: 'https://agency.com/guide',
  },
};

const failure = (value: unknown): ConfigError => {
  try {
    parseAgency(value);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('was accepted');
};

test('the sample agency is valid and marked as a sample', () => {
  expect(sample.isSample).toBe(true);
  expect(sample.phone.display).toMatch(/555-01\d\d$/);
});

test('a missing field is named with the expected value', () => {
  const {npn: _, ...withoutNpn} = sample;
  expect(failure(withoutNpn)).toMatchObject({
    field: 'npn',
    expected: 'should be the National Producer Number, digits only',
  });
});

test('every wrong field is in the message, nested fields by their path', () => {
  const {message} = failure({...sample, phone: {display: '', e164: '713'}, siteOrigin: 'https://a.com/path'});
  expect(message).toContain('phone.display should be');
  expect(message).toContain('phone.e164 should be the same phone number in E.164 form');
  expect(message).toContain('siteOrigin should be the address of your own site');
});

test("a real agency's invalid link is reported together with all other faults", () => {
  const {message} = failure({...real, npn: '00000000', links: {...real.links, booking: 'agency.com/book'}});
  expect(message).toContain('links.booking should be the scheduling page');
  expect(message).toContain('npn should be your own National Producer Number');
});

test('an unknown field is refused by its name', () => {
  expect(failure({...sample, licenceNumber: '1'}).field).toBe('licenceNumber');
});

test('another zone than Central Time is refused, because the product counts in Central Time', () => {
  const {field, expected} = failure({...real, hours: {...real.hours, zone: 'MT'}});
  expect([field, expected]).toEqual([
    'hours.zone',
    'should be CT: the product counts hours and days in Central Time',
  ]);
});

test('a real agency cannot start with values of the sample', () => {
  const {message} = failure({...sample, isSample: false});
  for (const field of [
    'licenseNumber',
    'npn',
    'phone.e164',
    'email',
    'links.booking',
    'links.social.0.url',
  ]) {
    expect(message).toContain(`\n  ${field} should be your own`);
  }
  expect(parseAgency(real).licenseNumber).toBe('1234567');
});

test('an error about a missing file, or a file that is not JSON, names the file', () => {
  expect(() => loadAgency({AGENCY_CONFIG: '/nowhere/agency.json'})).toThrow(/nowhere.*\n.*can be read/);
  expect(() => loadAgency({AGENCY_CONFIG: import.meta.filename})).toThrow(/valid JSON/);
});

test('the environment changes the site and adds partners', () => {
  const moved = loadAgency({
    SITE_ORIGIN: 'https://www.a.com',
    PARTNER_ORIGINS: 'https://b.com, https://c.com',
  });
  expect(moved.siteOrigin).toBe('https://www.a.com');
  expect(moved.partnerOrigins).toEqual([...sample.partnerOrigins, 'https://b.com', 'https://c.com']);
  expect(() => loadAgency({SITE_ORIGIN: 'www.a.com'})).toThrow(/siteOrigin/);
});

test('an address of the environment may be copied from a browser, with its slash', () => {
  const copied = loadAgency({SITE_ORIGIN: 'https://www.a.com/', PARTNER_ORIGINS: 'https://WWW.b.com/'});
  expect(copied.siteOrigin).toBe('https://www.a.com');
  expect(copied.partnerOrigins).toContain('https://www.b.com');
});

test('an error about an address of the environment names the setting', () => {
  expect(() => loadAgency({PARTNER_ORIGINS: 'https://b.com/page'})).toThrow(
    /agency\.json \(with PARTNER_ORIGINS from the environment\)/,
  );
});

test('without TPMO numbers Medicare enrollment leads to Medicare.gov', () => {
  expect(publicAgency(parseAgency(real)).medicareEnrollUrl).toMatch(/^https:\/\/www\.medicare\.gov\//);
  const tpmo = {organizations: 6, products: 38, allPlans: false};
  expect(publicAgency(parseAgency({...real, tpmo})).medicareEnrollUrl).toBe('https://agency.com/medicare');
});

test('a carrier without its recorded approval is not shown', () => {
  expect(carrierQuote(sample, 'en')).not.toBeNull();
  const carrierHealthQuote = {carrier: 'A carrier', url: 'https://carrier.com/'};
  expect(carrierQuote({...sample, links: {...sample.links, carrierHealthQuote}}, 'en')).toBeNull();
});

test('the invented carrier is called a sample in the language of the page', () => {
  const named = LANGUAGES.map((lang) => carrierQuote(sample, lang)?.carrier ?? '');
  expect(new Set(named).size).toBe(LANGUAGES.length);
  expect(named.filter((name) => !/^Gulf Harbor Health \(.+\)$/.test(name))).toEqual([]);
});
