import {expect, test} from 'vitest';
import {pageAddress} from './page-address.schema.ts';
import {ContextSchema} from './submission.schema.ts';

test.each([
  ['https://p.example/quote?name=Ana#ana', 'https://p.example/quote'],
  ['https://p.example/quote#ana?name', 'https://p.example/quote'],
  ['https://p.example?name=Ana', 'https://p.example/'],
  ['http://localhost:3000/es/contact', 'http://localhost:3000/es/contact'],
  ['https://ana:secret@p.example/quote', 'https://p.example/quote'],
  ['HTTPS:\\\\ana@p.example\\quote?a', 'https://p.example/quote'],
  ['https:p.example/quote?a', 'https://p.example/quote'],
  ['/quote?name=Ana', '/quote'],
  ['p.example/quote#ana', 'p.example/quote'],
  ['https://?name=Ana', 'https://'],
  ['about:srcdoc?ana', 'about:srcdoc'],
  ['the front page ?', 'the front page'],
  ['?name=Ana', ''],
  ['', ''],
])('of the page %s is kept %s', (given, kept) => {
  expect(pageAddress(given)).toBe(kept);
  expect(ContextSchema.parse({page: ` ${given} `}).page).toBe(kept);
});

test('a page that was not sent is empty, and an invalid line is refused', () => {
  expect(ContextSchema.parse({}).page).toBe('');
  for (const page of ['https://p.example/\u0000', `https://p.example/${'x'.repeat(2_048)}`, 7])
    expect(ContextSchema.safeParse({page}).success).toBe(false);
});
