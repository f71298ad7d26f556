import {afterEach, expect, test, vi} from 'vitest';
import {forgetForTab, keepForTab, keptForTab} from './tab-memory.ts';

const origin = vi.hoisted(() => ({here: true}));
vi.mock('./origin.ts', () => ({
  scriptOrigin: () => (origin.here ? location.origin : 'https://agency.example'),
}));

// Other files share this storage: only this entry goes.
afterEach(() => sessionStorage.removeItem('probe'));

test('the agency’s own pages keep what was typed until it is forgotten', () => {
  origin.here = true;
  keepForTab('probe', {name: 'Ana'});
  expect(keptForTab('probe')).toEqual({name: 'Ana'});
  forgetForTab('probe');
  expect([keptForTab('probe'), sessionStorage.getItem('probe')]).toEqual([undefined, null]);
});

test('a page of somebody else is given nothing to read, and its own entry is left alone', () => {
  origin.here = false;
  keepForTab('probe', {name: 'Ana'});
  expect(sessionStorage.getItem('probe')).toBeNull();
  sessionStorage.setItem('probe', '{"name":"Eve"}');
  expect(keptForTab('probe')).toBeUndefined();
  forgetForTab('probe');
  expect(sessionStorage.getItem('probe')).toBe('{"name":"Eve"}');
});
