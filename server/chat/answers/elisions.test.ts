import {expect, test} from 'vitest';
import {withElisions} from './elisions.ts';

const WORDS = new Set(['ai', 'assurance', 'arriver', 'jamais', 'demain', 'est', 'homme', 'on', 'quand']);
const isWord = (word: string): boolean => WORDS.has(word);

test('a French word without its apostrophe is separated', () => {
  expect(withElisions('fr', 'Jai lassurance, cest darriver quhomme', isWord)).toBe(
    "J'ai l'assurance, c'est d'arriver qu'homme",
  );
});

test('a word of its own stays whole, and so does every word of another language', () => {
  expect(withElisions('fr', 'jamais demain quand mouette', isWord)).toBe('jamais demain quand mouette');
  expect(withElisions('en', 'dest', isWord)).toBe('dest');
});
