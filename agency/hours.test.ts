import {expect, test} from 'vitest';

import {answerLine, hoursLine, schemaOrgHours} from './hours.ts';
import {loadAgency} from './load.ts';

const {hours} = loadAgency({});

test("the hours have the specification's form, and a natural form in each other language", () => {
  expect(hoursLine(hours, 'en')).toBe('Mon-Fri 8AM-8PM CT, Sat by appointment');
  expect(hoursLine(hours, 'es')).toBe('lun-vie 8 a. m.-8 p. m. CT, sáb con cita previa');
  expect(hoursLine(hours, 'fr')).toBe('lun-ven 8\u00a0h-20\u00a0h CT, sam sur rendez-vous');
  expect(hoursLine(hours, 'de')).toBe('Mo-Fr 8-20 Uhr CT, Sa nach Vereinbarung');
  expect(hoursLine(hours, 'zh')).toBe('周一至周五 08:00-20:00 CT，周六需预约');
});

test('the zone has one name for summer and winter, whatever the configuration calls it', () => {
  expect(hoursLine({...hours, zone: 'CST'}, 'en')).toContain('8PM CT,');
  expect(hoursLine({...hours, zone: 'CDT'}, 'en')).toContain('8PM CT,');
});

test('messages on a day without hours are promised an answer on the next day with hours', () => {
  expect(answerLine(hours, 'en')).toBe('What arrives on Sunday is answered on Monday.');
  expect(answerLine(hours, 'es')).toBe('Lo que llega el domingo se responde el lunes.');
  expect(answerLine(hours, 'fr')).toBe('Ce qui arrive le dimanche reçoit une réponse le lundi.');
  expect(answerLine(hours, 'de')).toBe('Was am Sonntag ankommt, beantworten wir am Montag.');
  expect(answerLine(hours, 'zh')).toBe('星期日收到的留言将在星期一回复。');
  expect(answerLine({...hours, byAppointment: []}, 'en')).toBe(
    'What arrives on Saturday or Sunday is answered on Monday.',
  );
  expect(answerLine({...hours, byAppointment: ['sat', 'sun']}, 'en')).toBe('');
});

test('noon, midnight and half hours are written correctly', () => {
  const odd = {
    regular: [{from: 'sun' as const, to: 'sun' as const, opens: '00:30', closes: '12:00'}],
    byAppointment: [],
    zone: 'CST',
  };
  expect(hoursLine(odd, 'en')).toBe('Sun 12:30AM-12PM CT');
});

test('search engines get the hours in their own notation', () => {
  expect(schemaOrgHours(hours)).toEqual(['Mo-Fr 08:00-20:00']);
});
