import {afterEach, expect, test} from 'vitest';
import {serialise} from './serialise.ts';

afterEach(() => {
  for (const prototype of [Array.prototype, Object.prototype, String.prototype])
    Reflect.deleteProperty(prototype, 'toJSON');
});

test('equals the output of JSON.stringify', () => {
  const value = {
    text: 'é "quoted" \u2028 \n',
    count: 1.5,
    no: null,
    yes: true,
    list: [1, 'two', {three: []}],
    gone: undefined,
  };
  expect(serialise(value)).toBe(JSON.stringify(value));
});

test('ignores the toJSON of a page', () => {
  const value = {consents: [{kind: 'contact'}], name: 'Ana'};
  const expected = JSON.stringify(value);
  for (const prototype of [Array.prototype, Object.prototype, String.prototype])
    Object.defineProperty(prototype, 'toJSON', {value: () => 'patched', configurable: true});
  expect(serialise(value)).toBe(expected);
});

test('ignores properties that a page adds to every object', () => {
  const base = {inherited: () => 'of the page'};
  expect(serialise(Object.assign(Object.create(base) as {a?: number}, {a: 1}))).toBe('{"a":1}');
});
