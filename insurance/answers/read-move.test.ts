import {describe, expect, test} from 'vitest';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {readLifeChange} from './life-change.ts';
import {readMove} from './read-move.ts';

const today = '2026-11-23';

const read = (text: string, lang: string = 'en', day = '') =>
  readMove(readLifeChange(text, day, lang, today), today);

/** From Denver to Houston in January, as people write it. */
const toHouston: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'moving to Houston in January',
    'We are about to move to Texas in January',
    'I will move from Denver, CO to Houston in early January 2027',
    'Relocating to Austin, TX in January for work',
  ],
  es: ['Me mudo a Houston en enero', 'Nos vamos a mudar de Denver, CO a Texas en enero de 2027'],
  fr: ['Je déménage à Houston en janvier', 'Nous allons déménager de Denver, CO à Dallas en janvier'],
  de: ['Wir ziehen im Januar nach Houston', 'Ich werde im Januar von Denver, CO nach Texas umziehen'],
  zh: ['我一月要搬到休斯顿', '我们将于2027年1月从丹佛搬到德州'],
};

describe('a move', () => {
  test.each(LANGUAGES)('to Texas in a month is read in %s', (lang) => {
    for (const text of toHouston[lang])
      expect([text, read(text, lang)]).toEqual([
        text,
        expect.objectContaining({to: 'TX', isAhead: true, first: '2027-01-01', last: '2027-01-31'}),
      ]);
  });

  test('names the state that is left, too', () => {
    expect(read('Moving to Houston from Colorado in January')).toMatchObject({to: 'TX', from: 'CO'});
    expect(read('Moving from Texas to Denver, CO in March')).toMatchObject({to: 'CO', from: 'TX'});
    expect(read('Moving in January to Colorado')).toMatchObject({to: 'CO', from: null});
    expect(read('Moving out of Texas in March')).toMatchObject({to: null, from: 'TX'});
  });

  test('on a day counts from that day, and without a day only its words say that it is ahead', () => {
    expect(read('Moving to Texas', 'en', '2027-01-10')).toMatchObject({
      isAhead: true,
      first: '2027-01-10',
      last: '2027-01-10',
    });
    expect(read('We are about to move to Texas')).toMatchObject({isAhead: true, first: null, last: null});
    expect(read('Moved to Houston')).toMatchObject({to: 'TX', isAhead: false, first: null});
    expect(read('Moved to Houston in October')).toMatchObject({isAhead: false, first: null});
    expect(read('Moving to Texas', 'en', '2026-11-20')).toMatchObject({isAhead: false});
  });

  test('in the present month can be no earlier than today', () => {
    expect(read('Moving to Texas in November')).toMatchObject({first: today, last: '2026-11-30'});
  });

  test('leaves open what is not said, or said twice', () => {
    expect(read('Moving to Denver in January')).toMatchObject({to: null, from: null});
    expect(read('Moving to a bigger house')).toMatchObject({to: null, first: null});
    expect(read('Moving to Texas or to Oklahoma')).toMatchObject({to: null});
    expect(read('Moving to Texas in January or in March')).toMatchObject({first: null});
    expect(read('I may move to Texas in May')).toBeNull();
    expect(read('We had a baby in Texas')).toBeNull();
  });
});
