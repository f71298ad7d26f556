import {describe, expect, test} from 'vitest';
import {readLifeChange} from './life-change.ts';
import {isMoveFromAbroad} from './from-abroad.ts';

// A person who lived in a foreign country or in a territory needs no coverage before the move (45 CFR 155.420).

const today = '2026-11-22';
const read = (text: string) => isMoveFromAbroad(readLifeChange(text, '2026-11-10', 'en', today));

describe('a move from a foreign country or a territory', () => {
  test.each([
    'Moved to Houston from Puerto Rico',
    'Moved here from San Juan, PR',
    'moved to Houston from Guam',
    'Moved here from Mexico',
    'moved from Mexico City to Houston',
    'We moved back from abroad',
    'moved from the Philippines in October',
    'Nos mudamos de México a Houston',
    'Me mudé del extranjero',
    'déménagé de l’étranger',
    'J’ai déménagé du Mexique',
    'umgezogen aus dem Ausland',
    'Umgezogen aus Deutschland nach Houston',
    '从国外搬到休斯顿了',
    '从中国搬到休斯顿了',
  ])('%s', (text) => {
    expect(read(text)).toBe(true);
  });
});

describe('no such move', () => {
  test.each([
    'Moved to Houston',
    'Moved here from New Mexico',
    'Moved from Denver, CO',
    'moved from Mexico, Missouri',
    'moved from China, TX to Houston',
    'moved from Paris, Texas',
    'moved to Mexico from Houston',
    'moved to Puerto Rico',
    'moved from Puerto Rico to Denver, then from Denver, CO to Houston',
    'got married in Mexico',
    'lost my coverage from Mexico',
  ])('%s', (text) => {
    expect(read(text)).toBe(false);
  });
});
