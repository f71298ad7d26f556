import {expect, test} from 'vitest';
import type {Passage} from '../passage.ts';
import {findForeignObject} from './foreign-object.ts';

const passage: Passage = {
  source: 'agency:contact',
  title: 'How to reach us',
  heading: 'Hours',
  href: '/',
  text: 'The office is near the park. Termine und Notar. Wir haben Zeit.',
  words: '',
  isMedicare: false,
};

test.each([
  ['en', 'who do i call about a streetlight', 'contact'],
  ['es', 'cuanto cobran por poner un minisplit', 'cost'],
  ['fr', 'quels sont les horaires de la déchetterie', 'contact'],
  ['de', 'wann öffnet der Wertstoffhof', 'contact'],
  // The end of the word is "haben", which the site contains and which means nothing.
  ['de', 'wie hoch ist das Guthaben', 'cost'],
] as const)(
  'the hours or the price of something else is not for the agency: %s %s',
  async (lang, question, subject) => {
    const isForeign = await findForeignObject(lang, [passage]);
    expect(isForeign(question, subject)).toBe(true);
  },
);

test.each([
  // The visitor addresses the agency.
  ['en', 'do you have a parking garage', 'contact'],
  ['fr', 'vous avez un bureau à Katy ?', 'contact'],
  ['de', 'haben Sie einen Fahrstuhl', 'contact'],
  // Nothing else is named.
  ['en', 'open on saturday at 9?', 'contact'],
  ['en', 'open on oct 12?', 'contact'],
  ['es', 'abren en agosto', 'contact'],
  ['fr', 'ouvert en juillet', 'contact'],
  ['en', 'what is the ofice address', 'contact'],
  ['es', 'abren el sabado', 'contact'],
  ['de', 'Notartermin Sonntag möglich', 'contact'],
  // A subject with an object of its own.
  ['en', 'what does a minisplit deductible mean', 'deductible'],
  ['en', 'minisplit', undefined],
  // Pairs of Chinese characters that nobody wrote say little.
  ['zh', '垃圾站几点开门', 'contact'],
] as const)('a question for the agency passes: %s %s', async (lang, question, subject) => {
  const isForeign = await findForeignObject(lang, [passage]);
  expect(isForeign(question, subject)).toBe(false);
});
