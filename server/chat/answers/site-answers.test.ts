import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {loadAgency} from '../../../agency/load.ts';
import {createSiteAnswers} from './site-answers.ts';

const agency = loadAgency({});

// Longer than the wait before all indexes are built.
const LATER_MS = 60_000;

// The indexes are built in turns of the event loop, which pass as usual.
beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}));
afterEach(() => void vi.useRealTimers());

const started = () => {
  const readCampaigns = vi.fn<() => readonly []>(() => []);
  const {answer, stop} = createSiteAnswers({
    environment: {},
    agency,
    readCampaigns,
    readHours: () => agency.hours,
    stamp: () => 0,
    now: () => new Date('2026-11-22T12:00:00Z'),
  });
  return {readCampaigns, answer, stop};
};

test('the index of each language is built after the start, before anybody asks', async () => {
  const {readCampaigns} = started();
  vi.advanceTimersByTime(LATER_MS);
  await expect.poll(() => readCampaigns.mock.calls.length).toBe(5);
});

test('a stopped server does not build the index', () => {
  const {readCampaigns, stop} = started();
  stop();
  vi.advanceTimersByTime(LATER_MS);
  expect(readCampaigns).not.toHaveBeenCalled();
});

test('questions before the index is built wait for the one index of their language', async () => {
  const {readCampaigns, answer, stop} = started();
  stop();
  const answers = await Promise.all([
    answer('es', '¿Cuándo termina la inscripción abierta?'),
    answer('es', '¿Cuándo termina la inscripción abierta?'),
  ]);
  for (const {known, text} of answers)
    expect([known, text]).toEqual([true, expect.stringContaining('15 de diciembre')]);
  expect(readCampaigns).toHaveBeenCalledTimes(1);
});

test('content that could not be read is read again at the next question', async () => {
  const {readCampaigns, answer, stop} = started();
  stop();
  readCampaigns.mockImplementationOnce(() => {
    throw new Error('the file is being replaced');
  });
  await expect(answer('en', 'When does open enrollment end?')).rejects.toThrow('is being replaced');
  expect(await answer('en', 'When does open enrollment end?')).toMatchObject({known: true});
});
