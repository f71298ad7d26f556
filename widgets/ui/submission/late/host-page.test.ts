import {expect, test} from 'vitest';
import {MAX_LENGTH} from '../../../../contract/limit.ts';
import {ContextSchema} from '../../../../contract/submission.schema.ts';
import {hostPage} from './host-page.ts';

const self = {} as Window;
const framed = (referrer: string) => ({self, top: {} as Window, document: {referrer}});

test('in a frame it is the page around, without what may be private in its address', () => {
  expect(hostPage(framed('https://partner.example/quotes?name=Ana#form'))).toBe(
    'https://partner.example/quotes',
  );
  expect(hostPage(framed('https://partner.example/'))).toBe('https://partner.example/');
});

test('it is nothing where a page stands alone, or where the browser does not tell', () => {
  expect(hostPage({self, top: self, document: {referrer: 'https://search.example/'}})).toBeUndefined();
  expect(hostPage(framed(''))).toBeUndefined();
  expect(hostPage(framed('android-app://reader.example/'))).toBeUndefined();
});

test('it is never what the server would refuse', () => {
  const long = hostPage(framed(`https://partner.example/${'x'.repeat(5_000)}`));
  expect(long).toHaveLength(MAX_LENGTH.page);
  expect(ContextSchema.safeParse({hostPage: long}).success).toBe(true);
});
