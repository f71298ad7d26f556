import {afterEach, expect, test, vi} from 'vitest';
import {readStored, writeStored} from './storage.ts';

const origin = vi.hoisted(() => ({here: true}));
vi.mock('./origin.ts', () => ({
  isOnOwnPage: () => origin.here,
}));

// Other files share this storage, so only these entries are removed.
afterEach(() => {
  for (const name of ['probe', 'lamplight:probe']) localStorage.removeItem(name);
});

test('the agency’s own pages use the specification’s names', () => {
  origin.here = true;
  writeStored('probe', 'es');
  expect(localStorage.getItem('probe')).toBe('es');
  expect(readStored('probe')).toBe('es');
});

test('a partner’s own entries of the same names are neither read nor changed', () => {
  origin.here = false;
  localStorage.setItem('probe', 'klingon');
  expect(readStored('probe')).toBeNull();
  writeStored('probe', 'fr');
  expect(localStorage.getItem('probe')).toBe('klingon');
  expect(localStorage.getItem('lamplight:probe')).toBe('fr');
  expect(readStored('probe')).toBe('fr');
});
