import {expect, test, vi} from 'vitest';
import {loadAgency} from '../../../agency/load.ts';
import {createSiteAnswers} from './site-answers.ts';

const agency = loadAgency({});

const started = () => {
  const readCampaigns = vi.fn<() => readonly []>(() => []);
  const answer = createSiteAnswers({
    environment: {},
    agency,
    readCampaigns,
    readHours: () => agency.hours,
    stamp: () => 0,
    now: () => new Date('2026-11-22T12:00:00Z'),
  });
  return {readCampaigns, answer};
};

test('an index is built for the languages of visitors only', async () => {
  const {readCampaigns, answer} = started();
  expect(readCampaigns).not.toHaveBeenCalled();
  await answer('fr', 'Qu’est-ce que Medicare ?');
  expect(readCampaigns).toHaveBeenCalledTimes(1);
});

test('two languages are indexed one after the other', async () => {
  const {readCampaigns, answer} = started();
  const order: string[] = [];
  readCampaigns.mockImplementation(() => {
    order.push('read');
    return [];
  });
  await Promise.all(
    (['es', 'de'] as const).map(async (lang) => {
      await answer(lang, 'Medicare');
      order.push(lang);
    }),
  );
  expect(order).toEqual(['read', 'es', 'read', 'de']);
});

test('questions before the index is built wait for the one index of their language', async () => {
  const {readCampaigns, answer} = started();
  const answers = await Promise.all([
    answer('es', '¿Cuándo termina la inscripción abierta?'),
    answer('es', '¿Cuándo termina la inscripción abierta?'),
  ]);
  for (const {known, text} of answers)
    expect([known, text]).toEqual([true, expect.stringContaining('15 de diciembre')]);
  expect(readCampaigns).toHaveBeenCalledTimes(1);
});

test('content that could not be read is read again at the next question', async () => {
  const {readCampaigns, answer} = started();
  readCampaigns.mockImplementationOnce(() => {
    throw new Error('the file is being replaced');
  });
  await expect(answer('en', 'When does open enrollment end?')).rejects.toThrow('is being replaced');
  expect(await answer('en', 'When does open enrollment end?')).toMatchObject({known: true});
});
