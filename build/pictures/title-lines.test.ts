import {expect, test} from 'vitest';
import {estimatedWidth, fitTitle, titleLines} from './title-lines.ts';

test('breaks between words, and no line is wider than allowed', () => {
  const lines = titleLines('The 400 percent cliff is back in 2027: what to do about it', 12);
  expect(lines.join(' ')).toBe('The 400 percent cliff is back in 2027: what to do about it');
  for (const line of lines) expect(estimatedWidth(line)).toBeLessThanOrEqual(12);
});

test('breaks Chinese between characters, never before a closing mark', () => {
  const lines = titleLines('六十五岁：联邦医疗保险的日期，别错过。', 8);
  expect(lines.join('')).toBe('六十五岁：联邦医疗保险的日期，别错过。');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).not.toMatch(/^[，。：]/u);
});

test('uses a smaller size for a longer heading', () => {
  const room = {sizes: [76, 64, 52, 44], widthPx: 700, maxLines: 4};
  expect(fitTitle('Short', room).sizePx).toBe(76);
  const long = fitTitle(
    'Krankenversicherungsbeitragserstattung und was danach kommt, Schritt für Schritt erklärt',
    room,
  );
  expect(long.sizePx).toBeLessThan(64);
});
