import {expect, test} from 'vitest';
import {loadCampaigns} from '../../../agency/campaigns.ts';
import {loadAgency} from '../../../agency/load.ts';
import {LANGUAGES} from '../../../contract/language.ts';
import {turnsDuring} from '../../testing/turns-during.ts';
import {indexPassages} from './search-passages.ts';
import {searchSite, sitePassages, type SiteSources} from './site-answers.ts';

const agency = loadAgency({});
const sources: SiteSources = {
  environment: {},
  agency,
  readCampaigns: () => loadCampaigns({}),
  readHours: () => agency.hours,
  stamp: () => 0,
  now: () => new Date('2026-11-22T18:00:00Z'),
};

test('other work runs between the files that are read, and while their passages are indexed', async () => {
  const {result: passages, turns} = await turnsDuring(() => sitePassages('en', sources));
  // Questions, services, glossary, articles, the agency and dates.
  expect(turns).toBeGreaterThanOrEqual(10);
  const {turns: turnsOfIndex} = await turnsDuring(() => indexPassages('en', passages));
  // Indexed, weighed, and weighed by headings: at most 10 passages in one turn.
  expect(turnsOfIndex).toBeGreaterThanOrEqual(Math.floor((passages.length * 3) / 10) - 3);
});

test('an index that is built beside the other languages finds the same as an index that is built alone', async () => {
  const questions = [
    'When does open enrollment end?',
    'i lost my job',
    'dedutcible',
    'who do i call about a streetlight',
  ];
  const foundBy = (find: Awaited<ReturnType<ReturnType<typeof searchSite>>>) =>
    questions.map((question) =>
      find(question).map(({passage, score}) => [passage.source, passage.text, score]),
    );
  const alone = await searchSite(sources)('en');
  const searchIn = searchSite(sources);
  const beside = await Promise.all(LANGUAGES.map(searchIn));
  expect(beside).toHaveLength(LANGUAGES.length);
  expect(foundBy(await searchIn('en'))).toEqual(foundBy(alone));
});

test('an edit while an index is built is in the answers to the next question', async () => {
  let stamp = 0;
  let read = 0;
  const searchIn = searchSite({
    ...sources,
    stamp: () => stamp,
    readCampaigns: () => {
      read += 1;
      return [];
    },
  });
  const building = searchIn('en');
  stamp = 1;
  await building;
  await searchIn('en');
  await searchIn('en');
  expect(read).toBe(2);
});
