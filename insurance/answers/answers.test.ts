import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {findDay} from './find-day.ts';
import {incomeBands} from './income-band.ts';
import {incomeRange} from './income-range.ts';
import {lifeChangeKind, readLifeChange} from './life-change.ts';
import {parseAge} from './parse-age.ts';
import {parseLocation} from './parse-location.ts';
import {parseMoney} from './parse-money.ts';
import {readCoverage} from './read-coverage.ts';
import {saysNone} from './says-none.ts';

const today = '2026-11-21';

/** Every reader of typed text. */
const readers = {
  parseMoney,
  findDay,
  lifeChangeKind,
  parseLocation,
  saysNone,
  readCoverage,
  parseAge: (text: string) => parseAge(text, today),
};

/** A reader in quadratic time. */
const endsInSpace = (text: string): boolean => /\s+$/u.test(text);

/** Four times the text takes 4 times as long in linear time, and 16 times in quadratic time. */
const MOST_GROWTH = 8;

// Below this, the clock's resolution and a garbage collection decide the factor. The linear readers need less than 8 ms for 64 KiB, and a
// quadratic reader hundreds.
const MEASURABLE_MS = 50;

const processorMs = (read: (text: string) => unknown, part: string, length: number): number => {
  const text = `${part.repeat(length / part.length)}x`;
  const before = process.threadCpuUsage();
  read(text);
  const {user, system} = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

const bestOfThree = (read: (text: string) => unknown, part: string, length: number): number =>
  Math.min(...[1, 2, 3].map(() => processorMs(read, part, length)));

/** Returns how many times more processor time a text takes than its quarter; 1 when the time is too short to measure. */
const growth = (read: (text: string) => unknown, part: string, length: number): number => {
  const first = processorMs(read, part, length);
  if (first < MEASURABLE_MS) return 1;
  return Math.min(first, bestOfThree(read, part, length)) / bestOfThree(read, part, length / 4);
};

describe('an age as typed', () => {
  test.each([
    ['42', 42],
    [' 42 years old', 42],
    ['64.9', 64],
    ['8 months', 0],
    ['18 meses', 1],
    ['6个月', 0],
    [35, 35],
    ['0', 0],
    ['1962-03-15', 64],
    ['3/15/1962', 64],
    ['6 weeks', 0],
    ['10 days old', 0],
    ['5 semanas', 0],
    ['8 Wochen', 0],
    ['6周', 0],
    ['60 weeks', 1],
    // As a Chinese keyboard types.
    ['４１岁', 41],
    ['１９６２年３月１５日', 64],
    ['1962/3/15', 64],
  ])('%j is %i', (text, age) => {
    expect(parseAge(text, today)?.age).toBe(age);
  });

  // The beginning of an amount in the wrong field is no age.
  test.each(['1e9', '45.000', '45,000', '45 000', '1 2', '42, 40'])('%j is no age', (text) => {
    expect(parseAge(text, today)).toBeNull();
  });

  test.each(['', 'forty', '-3', '130', '1962', null, {toString: 1}, '2030-01-01'])('%j is no age', (text) => {
    expect(parseAge(text, today)).toBeNull();
  });

  test('keeps the birthday', () => {
    expect(parseAge('1962-03-15', today)?.birthDay).toBe('1962-03-15');
    expect(parseAge('64', today)?.birthDay).toBeNull();
  });
});

describe('a location as typed', () => {
  test.each([
    ['Houston, TX 77002', 'texas', '77002'],
    ['houston texas', 'texas', null],
    ['77494-1234', 'texas', '77494'],
    ['El Paso 88510', 'texas', '88510'],
    ['Austin 73301', 'texas', '73301'],
    ['Katy, Tejas', 'texas', null],
    ['德克萨斯州休斯顿', 'texas', null],
    ['Miami, FL 33101', 'other', '33101'],
    ['Tulsa, OK', 'other', null],
    ['90210', 'other', '90210'],
    ['Houston', 'texas', null],
    ['south side of San Antonio', 'texas', null],
    ['休斯顿', 'texas', null],
    ['Springfield', 'unknown', null],
    ['Arlington', 'unknown', null],
    ['Dallas, GA', 'other', null],
    ['Houston 65483', 'other', '65483'],
    ['New Orleans, Louisiana', 'other', null],
    ['Kalifornien', 'other', null],
    ['休斯顿 ７７００２', 'texas', '77002'],
    ['Houston, TX 10001', 'unknown', '10001'],
    ['I live in or near me', 'unknown', null],
    ['', 'unknown', null],
  ])('%j is %s', (text, state, zip) => {
    expect(parseLocation(text)).toMatchObject({state, zip});
  });

  test('recognizes every Texas ZIP code by the first three digits', () => {
    for (let prefix = 0; prefix < 1000; prefix += 1) {
      const isTexas = prefix === 733 || prefix === 885 || (prefix >= 750 && prefix <= 799);
      expect(parseLocation(`${String(prefix).padStart(3, '0')}01`).state).toBe(isTexas ? 'texas' : 'other');
    }
  });
});

describe('an amount as typed', () => {
  test.each([
    ['500000', 500_000],
    ['$500,000', 500_000],
    ['500k', 500_000],
    ['1.5 million', 1_500_000],
    ['Term life, 20 years, $250,000 until 2040', 250_000],
    ['Plazo fijo, 20 años, 250.000 hasta 2040', 250_000],
    ['250 000 dollars', 250_000],
    ['50万', 500_000],
    ['500 mil', 500_000],
    ['$1,234.56', 1234.56],
    ['200', 200],
    ['600.', 600],
    // A monthly price or income is often as large as the number of a year.
    ['2,000', 2000],
    ['1,950', 1950],
    ['2.050', 2050],
    ['2 000', 2000],
    ['2’000', 2000],
    ['1,950.50', 1950.5],
    ['1975', 1975],
    ['７５，０００', 75_000],
    ['0', 0],
    [75_000, 75_000],
  ])('%j is %d', (text, dollars) => {
    expect(parseMoney(text)).toBeCloseTo(dollars, 6);
  });

  test.each(['', 'none', 'since 2019', 'two plans', null, Number.NaN, -5])('%j is no amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test('never throws and never returns less than 0, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        expect(parseMoney(text) ?? 0).toBeGreaterThanOrEqual(0);
        expect(['texas', 'other', 'unknown']).toContain(parseLocation(text).state);
        expect(() => [
          findDay(text),
          lifeChangeKind(text),
          parseAge(text, today),
          saysNone(text),
        ]).not.toThrow();
      }),
    );
  });

  test('the measure of the next tests finds a quadratic pattern', () => {
    expect(growth(endsInSpace, ' ', 16_384)).toBeGreaterThan(MOST_GROWTH);
  });

  test.each(['1', 'plan', 'lost ', '1,000', ' ', 'mar 1 ', '$', '\n', 'my ', '12/', '没', '1 de '])(
    'is read in time that grows no faster than the text: 64 KiB of %j',
    (part) => {
      for (const [name, read] of Object.entries(readers))
        expect(growth(read, part, 65_536), name).toBeLessThan(MOST_GROWTH);
    },
  );

  test('"none" is recognized in five languages', () => {
    for (const text of [
      'None',
      'no',
      'N/A',
      'ninguno',
      'Aucune',
      'keine',
      '没有保险',
      'not yet',
      'None since June',
    ])
      expect(saysNone(text)).toBe(true);
    for (const text of [
      'Northwestern, $500,000',
      'Nonprofit group plan',
      '',
      'No idea',
      'keine Ahnung',
      'no sé',
      '不知道',
    ])
      expect(saysNone(text)).toBe(false);
  });
});

describe('a date as typed', () => {
  test.each([
    ['Ends 2026-12-31', 'en', '2026-12-31'],
    ['12/31/2026', 'en', '2026-12-31'],
    ['31/12/2026', 'en', '2026-12-31'],
    ['3/4/2027', 'en', '2027-03-04'],
    ['3/4/2027', 'fr', '2027-04-03'],
    ['31.12.2026', 'de', '2026-12-31'],
    ['December 31, 2026', 'en', '2026-12-31'],
    ['Blue Cross until Dec. 31st 2026', 'en', '2026-12-31'],
    ['31 de diciembre de 2026', 'es', '2026-12-31'],
    ['le 1er février 2027', 'fr', '2027-02-01'],
    ['31. März 2027', 'de', '2027-03-31'],
    ['2026年12月31日', 'zh', '2026-12-31'],
    ['02/30/2027', 'en', null],
    ['next month', 'en', null],
    ['call 713-555-0100', 'en', null],
  ])('%j in %s is %s', (text, lang, day) => {
    expect(findDay(text, lang)).toBe(day);
  });
});

describe('an income', () => {
  test('is exact if given, otherwise the ends of its band', () => {
    expect(incomeRange('30k-50k', '42,000')).toEqual({low: 42_000, high: 42_000, isExact: true});
    expect(incomeRange('30k-50k', '')).toEqual({low: 30_000, high: 50_000, isExact: false});
    expect(incomeRange('over-150k', undefined)).toEqual({low: 150_000, high: null, isExact: false});
    expect(incomeRange('', undefined)).toBeNull();
    const ends = {low: '45,000', high: '60000'};
    expect(incomeRange('30k-50k', '', ends)).toEqual({low: 45_000, high: 60_000, isExact: false});
    expect(incomeRange('30k-50k', '48,000', ends)).toEqual({low: 48_000, high: 48_000, isExact: true});
    expect(incomeRange('30k-50k', '', {low: '', high: '60000'})).toMatchObject({high: 50_000});
  });

  test('has bands without gaps', () => {
    const ranges = incomeBands.map((band) => incomeRange(band, null));
    ranges.slice(1).forEach((range, index) => expect(range?.low).toBe(ranges[index]?.high));
  });
});

describe('a change in life', () => {
  test.each([
    ['Got married', 'marriage'],
    ['Nos casamos: me casé', 'marriage'],
    ['We had a baby', 'birth'],
    ['Naissance de notre fille', 'birth'],
    ['Lost my job and insurance', 'coverage-loss'],
    ['Ich habe meine Stelle verloren', 'job-loss'],
    ['Medicaid ended', 'medicaid-loss'],
    ['Plan cancelled for non-payment', 'not-a-trigger'],
    ['Moved to Katy', 'move'],
    ['离婚', 'divorce'],
    ['My son turned 26', 'turning-26'],
    ['Turned 26 on March 3', 'turning-26'],
    ['Moved on March 26', 'move'],
    ['Married 11/26/2026', 'marriage'],
    ['We bought a separate policy', 'other'],
    ['Je ne sais pas', 'other'],
    ['My spouse died', 'death'],
    ['Approved for Medicaid', 'other'],
    ['Neue Haftpflicht, andere Gesellschaft', 'other'],
    ['Dropped my plan', 'not-a-trigger'],
    ['Bought a boat', 'other'],
  ])('%j is %s', (text, kind) => {
    expect(lifeChangeKind(text)).toBe(kind);
  });

  test('takes the day from the separate field, otherwise from the text, otherwise has none', () => {
    expect(readLifeChange('Married 11/01/2026', '2026-11-02').day).toBe('2026-11-02');
    expect(readLifeChange('Married 11/01/2026', '').day).toBe('2026-11-01');
    expect(readLifeChange('Married', undefined).day).toBeNull();
  });
});
