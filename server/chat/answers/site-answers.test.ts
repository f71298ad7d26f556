import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadAgency} from '../../../agency/load.ts';
import {createSiteAnswers} from './site-answers.ts';

const agency = loadAgency({});

// Longer than the wait before all indexes are built.
const LATER_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const started = () => {
  const readCampaigns = vi.fn<() => readonly []>(() => []);
  const {stop} = createSiteAnswers({
    environment: {},
    agency,
    readCampaigns,
    readHours: () => agency.hours,
    stamp: () => 0,
    now: () => new Date('2026-11-22T12:00:00Z'),
  });
  return {readCampaigns, stop};
};

test('the index of each language is built after the start, before anybody asks', () => {
  const {readCampaigns} = started();
  vi.advanceTimersByTime(LATER_MS);
  expect(readCampaigns).toHaveBeenCalledTimes(5);
});

test('a stopped server does not build the index', () => {
  const {readCampaigns, stop} = started();
  stop();
  vi.advanceTimersByTime(LATER_MS);
  expect(readCampaigns).not.toHaveBeenCalled();
});
