import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {dateInWords} from '../../widgets/ui/date-in-words.ts';
import de from '../../widgets/ui/messages/de.json' with {type: 'json'};
import en from '../../widgets/ui/messages/en.json' with {type: 'json'};
import es from '../../widgets/ui/messages/es.json' with {type: 'json'};
import fr from '../../widgets/ui/messages/fr.json' with {type: 'json'};
import zh from '../../widgets/ui/messages/zh.json' with {type: 'json'};
import {writerOf} from './written-value.ts';
import {dayInWords} from '../../agency/day-in-words.ts';

const catalogs = {en, es, fr, de, zh};

const first = {
  en: 'January 1, 2027',
  es: '1 de enero de 2027',
  fr: '1er janvier 2027',
  de: '1. Januar 2027',
  zh: '2027年1月1日',
};
const eleventh = {
  en: 'January 11, 2027',
  es: '11 de enero de 2027',
  fr: '11 janvier 2027',
  de: '11. Januar 2027',
  zh: '2027年1月11日',
};

// Nearly every answer contains the day on which most coverage starts.
test.each(LANGUAGES)('the first of a month is written as %s writes the first', (lang) => {
  const t = (key: 'date' | 'months', values: Readonly<Record<string, string | number>> = {}): string =>
    catalogs[lang][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  for (const write of [
    (day: string) => dayInWords(day, lang),
    (day: string) => dateInWords(t, day),
    writerOf(lang).day,
  ])
    expect([write('2027-01-01'), write('2027-01-11')]).toEqual([first[lang], eleventh[lang]]);
});
