import {expect, test} from 'vitest';
import {localTime, zonesOfPerson} from './local-time.ts';

test.each([
  ['a number of Houston', ['713-555-0142'], [], ['central']],
  ['a number of El Paso', ['+1 (915) 555-0142'], [], ['mountain']],
  ['a number of Houston and a home in El Paso', ['713-555-0142'], [{zip: '79901'}], ['central', 'mountain']],
  ['a home in Fort Hancock, Hudspeth County', [], [{zip: '79839'}], ['mountain']],
  ['a home in Marfa, beside the line', [], [{zip: '79843'}], ['central', 'mountain']],
  ['a county', [], [{county: 'Hudspeth'}], ['mountain']],
  ['a county as people write it', [], [{county: 'el paso county'}], ['mountain']],
  ['a county that is none of Texas beside a ZIP code', [], [{county: 'Orleans', zip: '79901'}], ['mountain']],
  [
    'a county that Texas has, too, with a ZIP code of California',
    [],
    [{county: 'Orange', zip: '92602'}],
    ['pacific'],
  ],
  ['another county of Texas', [], [{county: 'Harris'}], ['central']],
  ['a state alone: Texas has two zones', [], [{state: 'TX'}], ['central', 'mountain']],
  ['Florida has two zones', [], [{zip: '32501'}], ['eastern', 'central']],
  ['a number of northwest Indiana, which has two zones', ['219 555 0142'], [], ['eastern', 'central']],
  ['a number of Alaska, whose islands keep another time', ['907 555 0142'], [], ['alaska', 'hawaii']],
  ['New York', ['212 555 0142'], [{zip: '10001'}], ['eastern']],
] as const)('%s', (_, phones, places, zones) => {
  expect(zonesOfPerson(phones, places)).toEqual({zones, isKnown: true});
});

test.each([
  ['nothing', [''], []],
  ['a free number', ['800 555 0142'], []],
  ['a county that is none of Texas', [''], [{county: 'Orleans'}]],
  ['a number from abroad', ['+44 20 7946 0000'], []],
] as const)('%s leaves both zones of Texas', (_, phones, places) => {
  expect(zonesOfPerson(phones, places)).toEqual({zones: ['central', 'mountain'], isKnown: false});
});

test('the local time follows daylight time', () => {
  expect(localTime(new Date('2026-03-08T07:59:00Z'), 'central')).toEqual({weekday: 0, hour: 1, minute: 59});
  expect(localTime(new Date('2026-03-08T08:00:00Z'), 'central')).toEqual({weekday: 0, hour: 3, minute: 0});
  expect(localTime(new Date('2026-11-01T06:30:00Z'), 'central')).toEqual({weekday: 0, hour: 1, minute: 30});
  expect(localTime(new Date('2026-11-01T07:30:00Z'), 'central')).toEqual({weekday: 0, hour: 1, minute: 30});
  expect(localTime(new Date('2026-11-01T06:00:00Z'), 'mountain')).toEqual({weekday: 0, hour: 0, minute: 0});
});
