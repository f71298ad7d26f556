import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {legalCatalogs} from '../legal/catalog.ts';
import {sampleFolder} from '../load.ts';
import {builtInTestimonials} from './built-in.ts';

test.each(LANGUAGES)('the sample agency has five testimonials in %s', (lang) => {
  const testimonials = builtInTestimonials(lang, {});
  expect(testimonials.map(({id}) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(testimonials.map(({name, rating}) => [name, rating])).toEqual(
    builtInTestimonials('en', {}).map(({name, rating}) => [name, rating]),
  );
  for (const {sample} of testimonials) expect(sample).toBe(legalCatalogs[lang].testimonialSample);
});

test('a real agency has none, even with the sample content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'));
  const sample = JSON.parse(readFileSync(join(sampleFolder, 'agency.json'), 'utf8')) as {links: object};
  const page = 'https://www.real-agency.com/page';
  const real = {
    ...sample,
    isSample: false,
    licenseNumber: '1234567',
    npn: '12345678',
    phone: {display: '713-555-1234', e164: '+17135551234'},
    email: 'agent@real-agency.com',
    links: {
      booking: page,
      healthQuote: page,
      acaEnroll: page,
      medicareEnroll: page,
      medicareGuide: page,
      social: [],
    },
  };
  writeFileSync(join(folder, 'agency.json'), JSON.stringify(real));
  expect(builtInTestimonials('en', {AGENCY_CONFIG: join(folder, 'agency.json')})).toEqual([]);
});
