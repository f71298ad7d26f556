import {expect, test} from 'vitest';
import {acceptedLine, isBlank, isCleanLine, isCleanText} from './text-rule.ts';

test('control characters of every kind are refused, in texts all except line breaks and tabs', () => {
  const characters = Array.from({length: 0xa0}, (_, code) => String.fromCodePoint(code));
  const controls = characters.filter((character) => /\p{Cc}/u.test(character));
  expect(controls).toHaveLength(65);
  expect(controls.filter((control) => isCleanLine(`a${control}b`))).toEqual([]);
  expect(controls.filter((control) => isCleanText(`a${control}b`))).toEqual(['\t', '\n', '\r']);
  expect(['a\u2028b', 'a\u2029b', 'a\uD800b'].filter(isCleanLine)).toEqual([]);
});

test('ordinary text is accepted, in any script', () => {
  const texts = ['Müller-李', 'نور\u200fالدين', 'क्\u200dष', 'a\u00a0b', '👩\u200d👧', '…'];
  expect(texts.filter((text) => !isCleanLine(text) || !isCleanText(text))).toEqual([]);
});

test('a text without visible characters is blank', () => {
  const blank = [
    '',
    ' ',
    '\u200b\u200b',
    '\u202e',
    '\u2060\ufeff',
    '\u00a0\u3000',
    '\u00ad',
    '\u3164',
    '\u200b\n\t\u200b',
  ];
  expect(blank.filter((text) => !isBlank(text))).toEqual([]);
  expect(['a', '\u200ba', '.', '李', '\u0301', '👩', '٣'].filter(isBlank)).toEqual([]);
});

test('a line that no visitor has typed is made acceptable', () => {
  expect(acceptedLine(' my-id ', 100)).toBe('my-id');
  expect(acceptedLine('fall\n2026\u0000', 100)).toBe('fall 2026');
  expect(acceptedLine(`a${'😀'.repeat(60)}`, 100)).toBe(`a${'😀'.repeat(49)}`);
  const all = Array.from({length: 0x3000}, (_, code) => String.fromCharCode(code)).join('');
  expect(isCleanLine(acceptedLine(`${all}\uD800`, all.length + 1))).toBe(true);
});
