import {randomInt} from 'node:crypto';
import {expect, test} from 'vitest';
import {MAX_LENGTH} from '../../../contract/limit.ts';
import {recordsIn, startTestServer} from '../../testing/test-server.ts';
import {listedPage} from './listed-page.ts';

// Random characters, because a database compresses others.
const characters = (count: number): string =>
  Array.from({length: count}, () => String.fromCodePoint(randomInt(0x4e00, 0x9fa5))).join('');

test('a request with the longest page that the API accepts is stored, on every database', async () => {
  const {sendLead, place} = await startTestServer();
  const pages = [characters(MAX_LENGTH.page), `https://partner.example/${characters(1_900)}`];
  for (const page of pages) await sendLead({context: {page, partner: characters(MAX_LENGTH.partner)}});
  const records = await recordsIn(place);
  expect(records.map(({page}) => page)).toEqual([pages[0], new URL(pages[1] ?? '').href]);
});

test('the list has the beginning of a long page in whole characters', () => {
  expect(listedPage('https://partner.example/quote')).toBe('https://partner.example/quote');
  expect(listedPage('a'.repeat(2_001))).toBe('a'.repeat(2_000));
  expect(listedPage(`a${'计'.repeat(1_000)}`)).toBe(`a${'计'.repeat(666)}`);
  expect(listedPage('😀'.repeat(501))).toBe('😀'.repeat(500));
});
