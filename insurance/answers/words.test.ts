import {describe, expect, test} from 'vitest';
import {monthAhead} from './month-ahead.ts';
import {noWords} from './no-words.ts';
import {words} from './words.ts';

const today = '2026-11-26';

const read = (readers: typeof words) => [
  readers.currentProgramIn('', today, true),
  readers.holdsMedicaid('', today),
  readers.medicaidIn('', 1),
  readers.statedIn(''),
  readers.hasMedicareIn(''),
  readers.lacksPartB(''),
  readers.isPartAOnly(''),
  readers.readCoverageEnd('', today),
  readers.readLifeChanges([{change: ' ', date: '2026-11-01'}]),
];

test('the readers of nothing answer as all readers answer an empty text', () => {
  expect(read(noWords)).toEqual(read(words));
});

const changeIn = (text: string) => {
  const [change] = words.readLifeChanges([text], 'en', today);
  if (!change) throw new Error(text);
  return {kind: change.kind, month: monthAhead(change, today)?.first};
};

describe('a retirement in a coming month', () => {
  test.each([
    'my wife is going to retire in March',
    'me jubilaré en marzo',
    'mi esposo se jubila en marzo',
    'mi esposa se va a jubilar en marzo de 2027',
    'voy a jubilarme en marzo',
    'nos jubilamos en marzo',
    'me retiro en marzo',
    'je prendrai ma retraite en mars',
    'je vais prendre ma retraite en mars',
    'mon mari prendra sa retraite en mars 2027',
    'ma femme part en retraite en mars',
    'je partirai à la retraite en mars',
    'Ich gehe im März in Rente',
    'Meine Frau geht im März 2027 in den Ruhestand',
    'Renteneintritt im März',
    '我将于三月退休',
    '我丈夫明年3月退休',
  ])('is understood: %s', (text) => {
    expect(changeIn(text)).toEqual({kind: 'retirement', month: '2027-03-01'});
  });

  test.each([
    'retirement account',
    'I want to retire',
    'cuenta de jubilación',
    'ahorro para la jubilación',
    'mi jefe se jubila en marzo',
    'mi vecino se va a jubilar en marzo',
    'pienso jubilarme en marzo',
    'me retiré de la fiesta',
    'plan de retraite',
    'maison de retraite',
    'mon patron prendra sa retraite en mars',
    'je ne prends pas ma retraite',
    'Rentenversicherung',
    'Mein Chef geht im März in den Ruhestand',
    'Ich gehe noch nicht in Rente',
    '退休账户',
    '我还没退休',
  ])('is not read into: %s', (text) => {
    expect(changeIn(text).kind).toBe('other');
  });
});

// The days that follow were running, and the visitor read that they would begin in a year.
test.each([
  'I lost my job in October',
  'I retired in October',
  'got married in September',
  'perdí mi trabajo en octubre',
  "j'ai pris ma retraite en octobre",
  '我十月失业了',
])('a change that has happened is not ahead: %s', (text) => {
  expect(changeIn(text).month).toBeUndefined();
});
