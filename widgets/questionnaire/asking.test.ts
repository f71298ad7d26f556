import {describe, expect, test} from 'vitest';
import {readZipTable, writeZipTable} from '../../insurance/places/zip-table.ts';
import {personWords} from './later/answered-words.ts';
import {mattersFor} from './later/fitting-questions.ts';
import {withoutPerson} from './later/people.ts';
import {countyOf, placeIn} from './later/place.ts';
import {PlaceLookup} from './later/place-lookup.ts';
import {requestBody} from './later/request-body.ts';
import {shownRows} from './later/shown-rows.ts';
import {statedIncome, withBand} from './later/stated-income.ts';
import {type Answers, emptyAnswers} from './questionnaire.model.ts';

const income = (answers: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(Object.entries(answers).map(([field, answer]) => [`leadData.${field}`, answer]));

const t = (key: string, values: object = {}): string => [key, ...Object.values(values)].join(' ');

describe('the income', () => {
  test.each([
    [{exactIncome: '42,000'}, {exactIncome: '42,000', incomeLow: '', incomeHigh: ''}],
    [
      {exactIncome: '3,500', incomePeriod: 'month'},
      {exactIncome: '42000', incomeLow: '', incomeHigh: ''},
    ],
    [{exactIncome: '3500.50', incomePeriod: 'month', incomeKind: 'exact'}, {exactIncome: '42006'}],
    [
      {exactIncome: '40000', incomeKind: 'about'},
      {exactIncome: '', incomeLow: '36000', incomeHigh: '44000'},
    ],
    [
      {exactIncome: '5000', incomeTo: '3000', incomePeriod: 'month', incomeKind: 'range'},
      {exactIncome: '', incomeLow: '36000', incomeHigh: '60000'},
    ],
    [
      {exactIncome: '5000', incomeKind: 'range'},
      {exactIncome: '', incomeLow: '', incomeHigh: ''},
    ],
    [{exactIncome: 'a lot', incomePeriod: 'month'}, {exactIncome: 'a lot'}],
    [
      {exactIncome: '30,000', 'otherIncome.0': '22,000', 'otherIncome.1': ''},
      {exactIncome: '52000', incomeLow: '', incomeHigh: ''},
    ],
    [{exactIncome: '2,500', 'otherIncome.0': '1,800.50', incomePeriod: 'month'}, {exactIncome: '51606'}],
    [
      {exactIncome: '30000', 'otherIncome.0': '10000', incomeKind: 'about'},
      {exactIncome: '', incomeLow: '36000', incomeHigh: '44000'},
    ],
    [
      {exactIncome: '30000', incomeTo: '50000', 'otherIncome.0': '9000', incomeKind: 'range'},
      {exactIncome: '', incomeLow: '30000', incomeHigh: '50000'},
    ],
  ])('%j is sent as %j', (typed, sent) => {
    expect(statedIncome(income(typed))).toMatchObject(sent);
  });

  test('sets its band, and the band follows it until another band is chosen', () => {
    const typed = income({exactIncome: '42,000'});
    const first = withBand({}, typed);
    expect(first['leadData.income']).toBe('30k-50k');
    const more = withBand(first, {...first, 'leadData.exactIncome': '62,000'});
    expect(more['leadData.income']).toBe('50k-75k');
    const chosen = {...more, 'leadData.income': 'over-150k'};
    expect(withBand(more, chosen)['leadData.income']).toBe('over-150k');
    expect(withBand(chosen, {...chosen, 'leadData.exactIncome': '70,000'})['leadData.income']).toBe(
      'over-150k',
    );
  });
});

const of = (age: string, gender = ''): readonly string[] => [
  ...mattersFor({'leadData.age': age, 'leadData.gender': gender}, 0),
];

const words = (age: string, row: number): string =>
  personWords(
    {
      state: {
        ...emptyAnswers,
        answers: {[row === 0 ? 'leadData.age' : `leadData.household.${row}.age`]: age},
      },
      t,
    } as never,
    row,
  );

const typed = (before: Answers, amount: string): Answers =>
  withBand(before, {...before, 'leadData.exactIncome': amount});

// Somebody who deletes a mistyped amount and types another one has chosen no band: the form must not call the new amount a contradiction.
test('a band that followed an amount follows the next one, also after the field was empty or unreadable', () => {
  const corrected = ['38000', '', '5', '52000'].reduce<Answers>(typed, {});
  expect(corrected['leadData.income']).toBe('50k-75k');
  expect(typed(typed(corrected, 'a lot'), '120,000')['leadData.income']).toBe('100k-150k');
  // A band that the visitor chose stays.
  const chosen = {...corrected, 'leadData.income': 'over-150k'};
  expect(typed(typed(chosen, ''), '38000')['leadData.income']).toBe('over-150k');
});

describe('the people', () => {
  test('get relevant questions, and only their answers are sent', () => {
    expect(of('70', 'male')).toEqual(['medicare', 'tobacco', 'employerOffer']);
    expect(of('30', 'female')).toContain('pregnant');
    expect(of('8 months')).toEqual([]);
    expect(of('9')).toEqual([]);
    expect(of('15', 'female')).toEqual(['pregnant']);
    expect(of('')).toHaveLength(4);
    const answers: Answers = {
      'leadData.age': '30',
      'leadData.gender': 'male',
      'leadData.household.0.medicare': 'yes',
      'leadData.household.1.age': '9',
      'leadData.household.1.employerOffer.selfOnlyMonthly': '120',
    };
    const body = requestBody(1, {...emptyAnswers, answers});
    expect(JSON.parse(JSON.stringify(body['leadData']))).toMatchObject({
      household: [{medicare: true}, {age: '9', gender: ''}],
    });
    expect(JSON.stringify(body)).not.toContain('employerOffer');
  });

  test('move up when a person before them is removed', () => {
    const answers: Answers = {
      'leadData.age': '41',
      'leadData.household.1.age': '40',
      'leadData.household.2.age': '9',
      'leadData.household.2.medicare': 'yes',
    };
    expect(withoutPerson(answers, 1)).toEqual({
      'leadData.age': '41',
      'leadData.household.1.age': '9',
      'leadData.household.1.medicare': 'yes',
    });
    expect(shownRows({answers, people: 1})).toEqual([0, 1, 2]);
    expect(shownRows({answers: {}, people: 25})).toHaveLength(20);
  });

  test('are named by their role', () => {
    expect(words('41', 0)).toBe('youAged 41');
    expect(words('', 0)).toBe('you');
    expect(words('8 months', 1)).toBe('baby');
    expect(words('18', 1)).toBe('childAged 18');
    expect(words('19', 2)).toBe('adultAged 19');
    expect(words('', 2)).toBe('person 3');
  });
});

describe('the place', () => {
  const table = readZipTable(
    writeZipTable({
      '77002': {city: 'Houston', counties: ['Harris']},
      '77494': {city: 'Katy', counties: ['Fort Bend', 'Harris', 'Waller']},
    }),
  );
  const county = (location: string, chosen = ''): string => {
    const answers = income({location, county: chosen});
    return countyOf(answers, placeIn(answers, table));
  };

  // The price of the former place would be beside the new place.
  test('removes a county that was chosen for another city', () => {
    const chosen = income({location: 'Houston, TX', county: 'Harris'});
    const following = (location: string) =>
      new PlaceLookup(() => undefined).following(chosen, {...chosen, 'leadData.location': location});
    expect(following('El Paso, TX')['leadData.county']).toBeUndefined();
    expect(following('Houston, TX ')['leadData.county']).toBe('Harris');
  });

  test('returns the county of a ZIP code in one county, and never chooses between several', () => {
    expect(county('77002')).toBe('Harris');
    expect(county('77494')).toBe('');
    expect(county('77494', 'Waller')).toBe('Waller');
    expect(county('77494', 'Travis')).toBe('');
    expect(county('Marfa, TX')).toBe('');
    expect(county('Marfa, TX', 'Waller')).toBe('Waller');
    expect(county('Tulsa, OK 74103', 'Harris')).toBe('');
    expect(countyOf(income({location: '77002'}), placeIn(income({location: '77002'}), undefined))).toBe('');
  });
});
