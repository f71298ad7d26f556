import {expect, test} from 'vitest';
import {newDataKey} from './data-key.ts';
import {personOf, personUnderAnyKey} from './person.ts';

const [current, former] = [newDataKey(), newDataKey()];
const ring = {current, all: [current, former]};

// Chromium sends the ASCII form of a domain that a visitor types in Unicode, Firefox sends it as typed.
test.each([
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['Ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@bu\u0308cher.example', 'ana@bücher.example'],
  ['jose\u0301@mail.example', 'josé@mail.example'],
  [' Ana@Mail.Example', 'ana@mail.example'],
])('%s and %s are one person', (one, other) => {
  expect(personOf(current, one)).toBe(personOf(current, other));
  expect(personUnderAnyKey(ring, one)).toContain(personOf(former, other));
});

test('a person is found by a hash of the time in which the spelling counted', () => {
  const hashed = `${former.id}.${former.hashed('person', 'ana@bücher.example')}`;
  for (const email of ['ana@xn--bcher-kva.example', 'ana@bücher.example'])
    expect(personUnderAnyKey(ring, email)).toContain(hashed);
});

test('other addresses are other people, and a usual address has one hash for each key', () => {
  const emails = ['ana@mail.example', 'ana+1@mail.example', 'ana@xn--mail.example', 'ana@1.2', '192.0.2.0'];
  expect(new Set(emails.map((email) => personOf(current, email))).size).toBe(emails.length);
  expect(personUnderAnyKey(ring, 'ana@mail.example')).toHaveLength(2);
  expect(personOf(current, 'ana@1.2')).toBe(`${current.id}.${current.hashed('person', 'ana@1.2')}`);
});
