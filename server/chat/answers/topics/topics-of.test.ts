import {expect, test} from 'vitest';
import {LANGUAGES} from '../../../../contract/language.ts';
import {sitePassages} from '../site-answers.ts';
import {loadAgency} from '../../../../agency/load.ts';
import {loadCampaigns} from '../../../../agency/campaigns.ts';
import sources from './sources.json' with {type: 'json'};
import {topicsOf} from './topics-of.ts';

test('typing errors, missing accents and a second language do not hide a topic', () => {
  expect(topicsOf('en', 'whats a dedutcible').has('deductible')).toBe(true);
  expect(topicsOf('es', 'que es el coaseguro y el open enrollment')).toEqual(
    new Map([
      ['coinsurance', 1],
      ['dates', 1.8],
      ['insurance', 1],
    ]),
  );
  expect(topicsOf('zh', 'obamacare什么时候可以买').has('dates')).toBe(true);
});

test('a family is no question about insurance, but insurance for a family is', () => {
  for (const [lang, question] of [
    ['en', 'my boss took my ladder'],
    ['fr', 'vous aidez pour les devoirs des enfants ?'],
    ['zh', '孩子钢琴课多少钱'],
  ] as const)
    expect([...topicsOf(lang, question).keys()].filter((topic) => topic !== 'elsewhere')).toEqual([]);
  expect(topicsOf('fr', 'une assurance pour les enfants').has('chip')).toBe(true);
  expect(topicsOf('zh', '孩子').has('chip')).toBe(true);
});

test('inflected forms, German compounds and traditional or shortened Chinese name the topic of the phrase', () => {
  expect(topicsOf('en', 'we didnt pay the premium').has('grace')).toBe(true);
  expect(topicsOf('de', 'Arbeitgeberversicherung').has('job-plan')).toBe(true);
  expect(topicsOf('zh', '銀級').has('metal')).toBe(true);
  expect(topicsOf('zh', '税抵免').has('help')).toBe(true);
});

test('the words of a phrase are near each other', () => {
  expect(topicsOf('en', 'my job that I lost').has('change')).toBe(true);
  expect(
    topicsOf('en', 'we lost the game and so did the team that we know from my other job').has('change'),
  ).toBe(false);
});

test('a word is forgiven an error only where it stays the same word', () => {
  expect(topicsOf('en', 'planes').has('metal')).toBe(false);
  expect(topicsOf('en', 'the car').has('elsewhere')).toBe(true);
  expect(topicsOf('en', 'the cat and the card').get('elsewhere')).toBe(1);
});

test('every topic leads to passages that the sample has, in every language', async () => {
  const site = {
    environment: {},
    agency: loadAgency({}),
    readHours: () => loadAgency({}).hours,
    stamp: () => 0,
    readCampaigns: () => loadCampaigns({}),
    now: () => new Date('2026-11-22T18:00:00Z'),
  };
  for (const lang of LANGUAGES) {
    const known = new Set((await sitePassages(lang, site)).map(({source}) => source));
    expect(
      Object.values(sources)
        .flat()
        .filter((source) => !known.has(source)),
    ).toEqual([]);
  }
});
