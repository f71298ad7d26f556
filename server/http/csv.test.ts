import {expect, test} from 'vitest';
import {csvLine} from './csv.ts';

const cellOf = (text: string) => csvLine([text]).replace(/\r\n$/u, '');

test.each([
  '=1+1',
  '+1',
  '-1',
  '@a',
  '|cmd',
  '%x',
  '  =1',
  '\u200b=1+1',
  '\u200b \ufeff\u202e=1+1',
  ' \u200b @a',
  '\u3164=1',
  '＝1',
  '﹦cmd()',
  '﹢1',
  '﹣1',
  '﹫a',
  '\u200b﹦cmd()',
  '\tx',
  '\u200b\tx',
  '\nx',
  // The composed character would be a different character, which begins no formula.
  '=\u0338cmd',
])('%j cannot be a formula', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`);
});

test.each(['Ana', '\u200bAna', '1+1', 'a=b', '', ' ', '₁', '≠1', '(713) 555-0199'])(
  '%j stays as it is',
  (text) => {
    expect(cellOf(text)).toBe(`"${text}"`);
  },
);
