import {expect, test} from 'vitest';
import {MAX_HIDDEN} from '../../../../contract/limit.ts';
import {ContextSchema} from '../../../../contract/submission.schema.ts';
import {hiddenIn, utmIn} from './page-values.ts';

test('only the five campaign fields of the page’s query are read', () => {
  const search = '?utm_source=news&utm_campaign=fall%202026&utm_id=7&email=ana%40mail.example&token=secret';
  expect(utmIn(search)).toEqual({source: 'news', campaign: 'fall 2026'});
  expect(utmIn('?email=ana%40mail.example')).toBeUndefined();
});

test('a page’s own fields are a query; values that the server would refuse are omitted or cut', () => {
  expect(hiddenIn('campaign=spring&clinic=7')).toEqual({campaign: 'spring', clinic: '7'});
  const many = Array.from({length: 12}, (_, n) => `field${n}=${'x'.repeat(300)}`).join('&');
  const hidden = hiddenIn(`a b=1&${many}`);
  expect(Object.keys(hidden ?? {})).toHaveLength(MAX_HIDDEN);
  const utm = utmIn(`?utm_term=${'y'.repeat(400)}`);
  expect(ContextSchema.safeParse({hidden, utm}).success).toBe(true);
  expect(hiddenIn('')).toBeUndefined();
  const broken = `${'z'.repeat(199)}😀`;
  const unclean = {
    hidden: hiddenIn(`a=x%0Ay&b=${broken}`),
    utm: utmIn(`?utm_source=fall%0A2026&utm_medium=%00&utm_term=${broken}`),
  };
  expect(unclean).toMatchObject({hidden: {a: 'x y'}, utm: {source: 'fall 2026'}});
  expect(ContextSchema.safeParse(unclean).success).toBe(true);
});
