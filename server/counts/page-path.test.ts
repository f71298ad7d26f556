import {expect, test} from 'vitest';
import {isProgram} from './is-program.ts';
import {countedPage, pagePath} from './page-path.ts';

test.each([
  ['/', '/'],
  ['/es/blog/the-400-percent-cliff-2027', '/es/blog/the-400-percent-cliff-2027'],
  ['/agents/rosa@mail.example', '/agents/*'],
  ['/agents/rosa%40mail.example/plans', '/agents/*/plans'],
  ['/orders/123456', '/orders/*'],
  ['/reset/a94a8fe5ccb19ba61c4c0873d391e987', '/reset/*'],
  [`/${'a'.repeat(188)}/rosa.lopez@mail.example`, `/${'a'.repeat(188)}/*`],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('of the path %s is kept %s', (path, kept) => {
  expect(pagePath(path)).toBe(kept);
});

test('a complete address keeps its origin', () => {
  expect(countedPage('https://partner.example/orders/123456')).toBe('https://partner.example/orders/*');
  expect(countedPage('the front page')).toBe('');
});

test('programs that say so are known, and browsers are none', () => {
  for (const name of [
    'curl/8.5',
    'Googlebot/2.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    '',
    'Playwright/1.6',
  ])
    expect(isProgram(name), name).toBe(true);
  for (const name of [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  ])
    expect(isProgram(name), name).toBe(false);
});
