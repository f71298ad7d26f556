import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {LANGUAGES} from '../../../contract/language.ts';
import {hasHealthDetails} from './health-details.ts';

const Phrases = z.record(z.enum(LANGUAGES), z.array(z.string()));
const corpus = z
  .object({tells: Phrases, passes: Phrases})
  .parse(JSON.parse(readFileSync(new URL('corpus.json', import.meta.url), 'utf8')));

test.each(LANGUAGES)("a message about a person's health is recognized (%s)", (language) => {
  expect(corpus.tells[language].filter((phrase) => !hasHealthDetails(phrase))).toEqual([]);
});

test.each(LANGUAGES)('a question about insurance passes (%s)', (language) => {
  expect(corpus.passes[language].filter(hasHealthDetails)).toEqual([]);
});

test('the visitors’ questions in the corpus pass', () => {
  const Question = z.array(z.object({question: z.string()}));
  const questions = LANGUAGES.flatMap((language) =>
    Question.parse(
      JSON.parse(readFileSync(new URL(`../answers/corpus/${language}.json`, import.meta.url), 'utf8')),
    ).map(({question}) => question),
  );
  expect(questions).toHaveLength(1500);
  // These questions were written after the search was tuned, in the way in which visitors type. The messages listed
  // here do contain health details.
  expect(questions.filter(hasHealthDetails)).toEqual([
    'what meds can i take with lisinopril',
    'how do i get my knee surgery preaproved',
    'tengo diabetes me van a decir que no',
    'ma femme est enceinte de 5 mois, on arrive du canada',
    'meine frau ist schwanger und wir haben nix',
    '太太怀孕了，能申请什么保险',
  ]);
});

test('a long message is read in the time of a short one', () => {
  // Patterns with nested repetition would take minutes for such texts.
  const long = `my ${'a '.repeat(900)}${'I have '.repeat(20)}`;
  expect(hasHealthDetails(long)).toBe(false);
  expect(hasHealthDetails('si '.repeat(660))).toBe(false);
});
