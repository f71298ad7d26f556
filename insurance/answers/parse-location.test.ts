import {describe, expect, test} from 'vitest';
import {parseLocation} from './parse-location.ts';

describe('a location as typed', () => {
  test.each([
    ['Houston, TX 77002', 'texas', '77002'],
    ['houston texas', 'texas', null],
    ['77494-1234', 'texas', '77494'],
    ['El Paso 88510', 'texas', '88510'],
    ['Austin 73301', 'texas', '73301'],
    ['Katy, Tejas', 'texas', null],
    ['德克萨斯州休斯顿', 'texas', null],
    ['Miami, FL 33101', 'other', '33101'],
    ['Tulsa, OK', 'other', null],
    ['90210', 'other', '90210'],
    ['Houston', 'texas', null],
    ['south side of San Antonio', 'texas', null],
    ['休斯顿', 'texas', null],
    ['Springfield', 'unknown', null],
    ['Arlington', 'unknown', null],
    ['Dallas, GA', 'other', null],
    ['Houston 65483', 'other', '65483'],
    ['New Orleans, Louisiana', 'other', null],
    ['Kalifornien', 'other', null],
    ['休斯顿 ７７００２', 'texas', '77002'],
    ['Houston, TX 10001', 'unknown', '10001'],
    ['I live in or near me', 'unknown', null],
    ['', 'unknown', null],
  ])('%j is %s', (text, state, zip) => {
    expect(parseLocation(text)).toMatchObject({state, zip});
  });

  test('recognizes every Texas ZIP code by the first three digits', () => {
    for (let prefix = 0; prefix < 1000; prefix += 1) {
      const isTexas = prefix === 733 || prefix === 885 || (prefix >= 750 && prefix <= 799);
      expect(parseLocation(`${String(prefix).padStart(3, '0')}01`).state).toBe(isTexas ? 'texas' : 'other');
    }
  });
});
