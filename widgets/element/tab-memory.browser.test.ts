import {afterEach, expect, test, vi} from 'vitest';
import {forgetForTab, keepForTab, keptForTab} from './tab-memory.ts';

const origin = vi.hoisted(() => ({here: true}));
vi.mock('./origin.ts', () => ({
  isOnOwnPage: () => origin.here,
}));

// Other files share this storage, so only this entry is removed.
afterEach(() => sessionStorage.removeItem('probe'));

test('the agency’s own pages keep typed text until it is cleared', () => {
  origin.here = true;
  keepForTab('probe', {name: 'Ana'});
  expect(keptForTab('probe')).toEqual({name: 'Ana'});
  forgetForTab('probe');
  expect([keptForTab('probe'), sessionStorage.getItem('probe')]).toEqual([undefined, null]);
});

test('a partner’s page gets nothing to read, and its own entry stays unchanged', () => {
  origin.here = false;
  keepForTab('probe', {name: 'Ana'});
  expect(sessionStorage.getItem('probe')).toBeNull();
  sessionStorage.setItem('probe', '{"name":"Eve"}');
  expect(keptForTab('probe')).toBeUndefined();
  forgetForTab('probe');
  expect(sessionStorage.getItem('probe')).toBe('{"name":"Eve"}');
});
