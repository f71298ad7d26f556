import {expect, test} from 'vitest';
import {readZipTable, writeZipTable, type ZipPlace} from './zip-table.ts';

const places: Readonly<Record<string, ZipPlace>> = {
  '00501': {city: 'Holtsville', counties: ['Suffolk']},
  '77001': {city: 'Houston', counties: ['Harris']},
  '77002': {city: 'Houston', counties: ['Harris']},
  '77494': {city: 'Katy', counties: ['Fort Bend', 'Harris', 'Waller']},
  '77495': {city: 'Katy', counties: ['Harris']},
};

test('a table is read as it was written, including ZIP codes that begin with zeros', () => {
  const {counties, find} = readZipTable(writeZipTable(places));
  expect(counties).toEqual(['Fort Bend', 'Harris', 'Suffolk', 'Waller']);
  for (const [zip, place] of Object.entries(places)) expect(find(zip)).toEqual(place);
});

test('a ZIP code that the table lacks has no place', () => {
  const {find} = readZipTable(writeZipTable(places));
  for (const zip of ['77003', '501', '', 'constructor']) expect(find(zip)).toBeUndefined();
});
