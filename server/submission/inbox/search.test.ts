import {expect, test} from 'vitest';
import {newDataKey} from '../../keys/data-key.ts';
import {keyringOf} from '../../keys/keyring.ts';
import {hashedQuery, termsOfQuery} from './search-query.ts';
import {searchOf} from './search-terms.ts';

const key = newDataKey();
const keyring = keyringOf([key]);
if (!keyring) throw new Error('no key');

const isFound = (sender: {name: string; email?: string; phone?: string}, query: string): boolean => {
  const {terms} = searchOf(key, {email: '', phone: '', ...sender});
  const asked = hashedQuery(keyring, query);
  return asked.length > 0 && asked.every((hashes) => hashes.some((hash) => terms.includes(hash)));
};

test.each([
  ['José Núñez', 'jose'],
  ['José Núñez', 'NUÑEZ jose'],
  ['Jose\u0301 Nunez', 'José'],
  ["Siobhán O'Brien", 'o’brien'],
  ['Anna Groß-Weiß', 'gross'],
  ['Søren Łukasz', 'soren lukasz'],
  ['小明 王', '王小明'],
  ['小明 王', '小明'],
  ['Ana Müller-李', '李'],
])('%s is found by %s', (name, query) => {
  expect(isFound({name}, query)).toBe(true);
});

test.each([
  ['Ana Ruiz', 'An'],
  ['Ana Ruiz', 'Ana Lopez'],
  ['Ana Ruiz', ''],
  ['Ana Ruiz', '%'],
])('%s is not found by "%s": words are whole, and all of them count', (name, query) => {
  expect(isFound({name}, query)).toBe(false);
});

test.each(['713-555-0123', '(713) 555 0123', '+1 713.555.0123', '0017135550123', '7135550123', '0123'])(
  'a phone number is found as %s, however it was typed',
  (query) => {
    for (const phone of ['713 555 0123', '+17135550123', '1-713-555-0123'])
      expect(isFound({name: 'Ana', phone}, query)).toBe(true);
  },
);

test('other digits find no phone number', () => {
  for (const query of ['713', '555', '5550', '12345', '7135550124'])
    expect(isFound({name: 'Ana', phone: '713 555 0123'}, query)).toBe(false);
});

test('a mail address is found as a whole only, in any case', () => {
  const sender = {name: 'Ana', email: 'Ana.Ruiz+quote@Mail.example'};
  expect(isFound(sender, 'ana.ruiz+quote@mail.EXAMPLE')).toBe(true);
  for (const query of ['ana.ruiz@mail.example', 'mail.example', '@mail.example', 'quote'])
    expect(isFound(sender, query)).toBe(false);
});

test('a mixed query is split into mail, number and words, the most selective first', () => {
  expect(termsOfQuery('Ruiz ana@mail.example 0123')).toEqual([
    {kind: 'mail', text: 'ana@mail.example'},
    {kind: 'digits', text: '0123'},
    {kind: 'word', text: 'ruiz'},
  ]);
});

test('without the key nobody makes the terms, and a name is never a number', () => {
  const {terms} = searchOf(key, {name: '0123', email: '', phone: ''});
  expect(searchOf(newDataKey(), {name: '0123', email: '', phone: ''}).terms).not.toEqual(terms);
  expect(isFound({name: '0123'}, '0123')).toBe(false);
});
