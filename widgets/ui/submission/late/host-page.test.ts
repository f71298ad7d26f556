import {expect, test} from 'vitest';
import {MAX_LENGTH} from '../../../../contract/limit.ts';
import {ContextSchema} from '../../../../contract/submission.schema.ts';
import {hostPage} from './host-page.ts';

const self = {} as Window;
const framed = (referrer: string) => ({self, top: {} as Window, document: {referrer}});

test('in a frame it is the surrounding page, without private parts of its address', () => {
  expect(hostPage(framed('https://partner.example/quotes?name=Ana#form'))).toBe(
    'https://partner.example/quotes',
  );
  expect(hostPage(framed('https://partner.example/'))).toBe('https://partner.example/');
});

test('it is empty for a page outside a frame, or if the browser does not reveal the page', () => {
  expect(hostPage({self, top: self, document: {referrer: 'https://search.example/'}})).toBeUndefined();
  expect(hostPage(framed(''))).toBeUndefined();
  expect(hostPage(framed('android-app://reader.example/'))).toBeUndefined();
});

test('it is never a value that the server would refuse', () => {
  const long = hostPage(framed(`https://partner.example/${'x'.repeat(5_000)}`));
  expect(long).toHaveLength(MAX_LENGTH.page);
  expect(ContextSchema.safeParse({hostPage: long}).success).toBe(true);
});
