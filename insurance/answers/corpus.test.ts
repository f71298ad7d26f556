import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import de from './corpus/de.json' with {type: 'json'};
import en from './corpus/en.json' with {type: 'json'};
import es from './corpus/es.json' with {type: 'json'};
import fr from './corpus/fr.json' with {type: 'json'};
import zh from './corpus/zh.json' with {type: 'json'};
import {currentProgramIn} from './current-program.ts';
import {findDay} from './find-day.ts';
import {parseAge} from './parse-age.ts';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {parseLocation} from './parse-location.ts';
import {parseMoney} from './parse-money.ts';
import {readCoverage} from './read-coverage.ts';
import {readCoverageEnd} from '../windows/coverage-end.ts';
import {specialWindow} from '../windows/special-enrollment.ts';
import {readLifeChange, readLifeChanges} from './life-change.ts';
import {statedIn} from './stated.ts';

/**
 * Phrases that people write, each with the expected reading. `null` and `unclear`: not understood, so the visitor is
 * asked.
 */
const corpora = {en, es, fr, de, zh} satisfies Readonly<Record<Language, unknown>>;

const today = '2026-11-22';

type Reading = string | number | null;

const isNotUnderstood = (reading: Reading): boolean =>
  reading === null || String(reading).startsWith('unclear');

const joined = (...parts: readonly (string | number | null | undefined)[]): Reading => {
  const stated = parts.filter((part) => part !== null && part !== undefined);
  return stated.length === 0 ? null : stated.join(' ');
};

const readers = {
  lifeChanges: (text: string, lang: string): Reading => {
    const {kind} = readLifeChange(text, undefined, lang);
    return kind === 'other' ? null : kind;
  },
  coverage: (text: string, lang: string): Reading => {
    const {kind, lastDay} = readCoverage(text, lang);
    return joined(kind, lastDay);
  },
  money: (text: string): Reading => parseMoney(text),
  places: (text: string): Reading => {
    const {state, zip} = parseLocation(text);
    return state === 'unknown' ? null : joined(state, zip);
  },
  dates: (text: string, lang: string): Reading => findDay(text, lang),
  datesWithoutYear: (text: string, lang: string): Reading => findDay(text, lang, today),
  ages: (text: string, lang: string): Reading => {
    const known = parseAge(text, today, lang);
    return joined(known?.age, known?.birthDay);
  },
  stated: (text: string): Reading => joined(...statedIn(text)),
  programs: (text: string): Reading => currentProgramIn(text, today, false) ?? null,
};

/** Every phrase of a language with its parser and the expected reading. */
const phrasesOf = (lang: keyof typeof corpora) =>
  (Object.keys(readers) as (keyof typeof readers)[]).flatMap((field) =>
    Object.entries<Reading>(corpora[lang][field]).map(([text, expected]) => ({field, text, expected})),
  );

describe('phrases that people write', () => {
  test.each(LANGUAGES)('is read right in %s, or asked about', (lang) => {
    const misread = phrasesOf(lang)
      .map(({field, text, expected}) => ({text, expected, read: readers[field](text, lang)}))
      .filter(({expected, read}) => read !== expected);
    expect(misread).toEqual([]);
  });

  test('there are at least 300 phrases, 60 per language, and a third of them must not be understood', () => {
    const languages = Object.keys(corpora) as (keyof typeof corpora)[];
    const all = languages.flatMap((lang) => {
      const phrases = phrasesOf(lang);
      expect(phrases.length, lang).toBeGreaterThanOrEqual(60);
      return phrases;
    });
    expect(all.length).toBeGreaterThanOrEqual(300);
    const open = all.filter(({expected}) => isNotUnderstood(expected));
    expect(open.length).toBeGreaterThanOrEqual(all.length / 3);
  });
});

/** Events that are not about health coverage: verbs of losses and changes with other objects. */
const verbs =
  'Lost,Quit,Cancelled,Ended,Moved,Dropped,Retired,Adopted,Started,Changed,Perdí,Cancelé,Terminé,Dejé,Adopté,J’ai perdu,J’ai résilié,J’ai arrêté,Verloren:,Gekündigt:,失去,取消,停止,更换';
const things =
  'my keys,the game,smoking,my gym,my savings,a book club,the car lease,my phone plan,las llaves,el gimnasio,mi perro,mes clés,la salle de sport,mon chien,Schlüssel,Fitnessstudio,钥匙,健身房,手机';
const endings = ', 11/01/2026, 2026-11-01, at work, in the hospital, before my birthday';
const harmless = fc
  .tuple(
    ...[verbs, things].map((words) => fc.constantFrom(...words.split(','))),
    fc.constantFrom(...endings.split(',')),
  )
  .map(([verb, thing, ending]) => `${verb} ${thing}${ending}`);

/** Returns the windows that a text opens as a life change and as the present coverage. */
const windowsOf = (text: string) =>
  [
    ...readLifeChanges([text]).map(({kind, day}) => specialWindow(kind, day, today)),
    readCoverageEnd(text, today).window,
  ].filter((window) => window !== null);

describe('text that nobody can understand', () => {
  test('random text never opens a special enrollment', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 200}), (text) => {
        expect(windowsOf(text)).toEqual([]);
      }),
      {numRuns: 2000},
    );
  });

  test('losses of other things never open a special enrollment', () => {
    fc.assert(
      fc.property(harmless, (text) => {
        const [change] = readLifeChanges([text]);
        expect(change?.kind, text).toBe('other');
      }),
      {numRuns: 2000},
    );
  });
});
