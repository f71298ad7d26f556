import {expect, test} from 'vitest';

import {hoursLine, schemaOrgHours} from './hours.ts';
import {loadAgency} from './load.ts';

const {hours} = loadAgency({});

test('the hours read as the specification writes them, and naturally in each other language', () => {
  expect(hoursLine(hours, 'en')).toBe('Mon-Fri 8AM-8PM CT, Sat by appointment');
  expect(hoursLine(hours, 'es')).toBe('lun-vie 8 a. m.-8 p. m. CT, sáb con cita previa');
  expect(hoursLine(hours, 'fr')).toBe('lun-ven 8 h-20 h CT, sam sur rendez-vous');
  expect(hoursLine(hours, 'de')).toBe('Mo-Fr 8-20 Uhr CT, Sa nach Vereinbarung');
  expect(hoursLine(hours, 'zh')).toBe('周一至周五 08:00-20:00 CT，周六需预约');
});

test('noon, midnight and half hours are written right', () => {
  const odd = {
    regular: [{from: 'sun' as const, to: 'sun' as const, opens: '00:30', closes: '12:00'}],
    byAppointment: [],
    zone: 'CT',
  };
  expect(hoursLine(odd, 'en')).toBe('Sun 12:30AM-12PM CT');
});

test('search engines get the hours in their own notation', () => {
  expect(schemaOrgHours(hours)).toEqual(['Mo-Fr 08:00-20:00']);
});
