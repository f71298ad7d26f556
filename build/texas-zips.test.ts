import {expect, test} from 'vitest';
import {readZipTable, writeZipTable} from '../insurance/places/zip-table.ts';
import {brotliSize} from './widget-sizes.ts';
import {texasZips, texasZipsModule} from './texas-zips.ts';

const places = texasZips();
const table = readZipTable(writeZipTable(places));

test('every county of Texas has a ZIP code, and every ZIP code is read as written', () => {
  expect(table.counties).toHaveLength(254);
  expect(Object.keys(places).length).toBeGreaterThan(2400);
  for (const [zip, place] of Object.entries(places)) expect(table.find(zip), zip).toEqual(place);
});

test('a ZIP code lists each county that it touches, and an unknown ZIP code lists none', () => {
  expect(table.find('77002')).toEqual({city: 'Houston', counties: ['Harris']});
  expect(table.find('77494')).toEqual({city: 'Katy', counties: ['Fort Bend', 'Harris', 'Waller']});
  expect(table.find('78613')?.counties).toEqual(['Travis', 'Williamson']);
  expect(table.find('77433')?.counties).toEqual(['Harris']);
  expect(table.find('77954')?.counties).toContain('DeWitt');
  for (const unknown of ['74103', '00000', '88888', '']) expect(table.find(unknown)).toBeUndefined();
});

test('the file for a visitor of Texas stays under 12 kB', () => {
  expect(brotliSize(texasZipsModule())).toBeLessThan(12_000);
});
