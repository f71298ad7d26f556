import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {acaNotes} from '../../insurance/aca/aca-notes.ts';
import {acaSums} from '../../insurance/aca/aca-sums.ts';
import {type AcaInputs, filings} from '../../insurance/aca/aca-inputs.ts';
import {estimateAca} from '../../insurance/aca/estimate-aca.ts';
import {incomeLevers} from '../../insurance/aca/income-levers.ts';
import {nearestLimits} from '../../insurance/aca/income-limits.ts';
import {acaErrorText, fieldName, summaryText} from './aca-error-text.ts';
import {calculateAca, errorsIn, readAcaAnswers, valuesOf} from './aca-calculator.model.ts';
import texts from './messages/en.json' with {type: 'json'};
import {errorsWithout, without, withOneMore, withPerson} from './people-changes.ts';
import {usedFigures} from './used-figures.ts';

const family = {
  planYear: 2027,
  householdSize: 4,
  income: 66_000,
  filing: 'joint',
  people: [{age: 38}, {age: 36, pregnant: true}, {age: 9}],
};

// A couple in Houston.
const named = (change: Partial<AcaInputs>) => {
  const inputs: AcaInputs = {
    planYear: 2027,
    householdSize: 2,
    income: 50_000,
    filing: 'joint',
    people: [{age: 40}, {age: 41}],
    county: 'Harris',
    ...change,
  };
  return usedFigures(inputs, estimateAca(inputs), []).map(({figure}) => figure.id);
};

const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  (texts as Record<string, string>)[key]?.replaceAll(/{{(\w+)}}/g, (_, name: string) =>
    String(values[name]),
  ) ?? key;

describe('the answers', () => {
  test('override the defaults, as numbers and as texts', () => {
    const defaults = readAcaAnswers({});
    expect(defaults).toMatchObject({householdSize: 1, income: null, filing: 'single', people: [{age: null}]});
    expect([2026, 2027]).toContain(defaults.planYear);
    expect(readAcaAnswers({planYear: '2026', householdSize: '3', income: '51500'})).toMatchObject({
      planYear: 2026,
      householdSize: 3,
      income: 51_500,
    });
  });

  test('are returned as given, without omitted values', () => {
    const offer = {minimumValue: true, selfOnlyMonthly: 180};
    const {people, ...household} = valuesOf(
      readAcaAnswers({
        ...family,
        people: [
          {age: 40, employerOffer: offer},
          {age: 36, pregnant: true},
        ],
      }),
    );
    expect(household).toEqual({planYear: 2027, householdSize: 4, income: 66_000, filing: 'joint'});
    const no = {pregnant: false, tobacco: false, medicare: false};
    expect(people).toEqual([
      {...no, age: 40, employerOffer: offer},
      {...no, age: 36, pregnant: true, babiesExpected: 1},
    ]);
    expect(valuesOf(readAcaAnswers(valuesOf(readAcaAnswers(family))))).toEqual(
      valuesOf(readAcaAnswers(family)),
    );
  });

  test('that are not numbers or choices are kept, and refused instead of replaced', () => {
    const wrong = {
      planYear: 2031,
      householdSize: 'all',
      income: '',
      filing: 7,
      people: [{age: {}, employerOffer: {selfOnlyMonthly: 'x', familyMonthly: 'y'}}, null],
    };
    expect(errorsIn(readAcaAnswers(wrong))).toEqual([
      {field: 'planYear', code: 'not-in-list'},
      {field: 'householdSize', code: 'not-a-number'},
      {field: 'income', code: 'not-a-number'},
      {field: 'filing', code: 'not-in-list'},
      {field: 'people.0.age', code: 'not-a-number'},
      {field: 'people.0.employerOffer.selfOnlyMonthly', code: 'not-a-number'},
      {field: 'people.0.employerOffer.familyMonthly', code: 'not-a-number'},
      {field: 'people.1.age', code: 'not-a-number'},
    ]);
    expect(errorsIn(readAcaAnswers({...family, people: 'us'}))).toEqual([{field: 'people', code: 'empty'}]);
  });

  test("contain a county and a price, which overrides the element's price", () => {
    const priced = (more: Readonly<Record<string, unknown>>) =>
      calculateAca(readAcaAnswers({...family, ...more})).result.premium;
    expect(priced({})).toBeNull();
    expect(priced({county: 'Harris County'})).toMatchObject({year: 2026, ratingArea: 10});
    expect(priced({county: 'harris', benchmarkMonthly: '1500'})).toMatchObject({
      year: 2027,
      benchmarkMonthly: 1_500,
    });
    expect(valuesOf(readAcaAnswers({...family, county: 'Harris', benchmarkMonthly: 1500}))).toMatchObject({
      county: 'Harris',
      benchmarkMonthly: 1_500,
    });
    const wrong = readAcaAnswers({...family, county: 48_201, benchmarkMonthly: 'much'});
    expect(errorsIn(wrong).map(({field}) => field)).toEqual(['county', 'benchmarkMonthly']);
  });

  test('of babies count only for a pregnant person', () => {
    expect(errorsIn(readAcaAnswers({...family, people: [{age: 30, babiesExpected: 'x'}]}))).toEqual([]);
    expect(
      errorsIn(readAcaAnswers({...family, people: [{age: 30, pregnant: true, babiesExpected: 9}]})),
    ).toEqual([{field: 'people.0.babiesExpected', code: 'too-high'}]);
  });

  test('result in the output of the rules', () => {
    const {result} = calculateAca(readAcaAnswers(family));
    expect(result).toEqual(estimateAca(family as AcaInputs));
    expect(Object.keys(result).toSorted()).toEqual(
      [
        'applicablePercentage',
        'csr',
        'expectedContribution',
        'fplPercent',
        'people',
        'planYear',
        'premium',
      ].toSorted(),
    );
  });
});

describe('people', () => {
  const answers = readAcaAnswers(family);

  test('increase the household if necessary, and are removed without moving others', () => {
    const [more, evenMore] = [withOneMore(answers), withOneMore(withOneMore(answers))];
    expect([more.householdSize, evenMore.householdSize]).toEqual([4, 5]);
    const left = without(more, 0);
    expect(left.people.map(({row}) => row)).toEqual([1, 2, 3]);
    expect(withOneMore(left).people.map(({row}) => row)).toEqual([1, 2, 3, 4]);
    expect(withOneMore({...answers, householdSize: null}).householdSize).toBeNull();
  });

  test('change individually', () => {
    expect(withPerson(answers, 1, {tobacco: true}).people.map(({tobacco}) => tobacco)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('take their errors with them when removed', () => {
    const errors = ['income', 'people.0.age', 'people.1.age', 'people.2.employerOffer.selfOnlyMonthly'].map(
      (field) => ({field, code: 'not-a-number'}) as const,
    );
    expect(errorsWithout(errors, 1).map(({field}) => field)).toEqual([
      'income',
      'people.0.age',
      'people.1.employerOffer.selfOnlyMonthly',
    ]);
  });
});

describe('the errors', () => {
  test('name the field and its bounds', () => {
    expect(fieldName('people.1.employerOffer.selfOnlyMonthly', t)).toBe(
      'Person 2, Cheapest plan for this person alone, per month',
    );
    expect(fieldName('income', t)).toBe('Household income per year');
    expect(summaryText({field: 'people', code: 'empty'}, t, 'en')).toBe(
      'Add at least one person who needs coverage.',
    );
    const text = (field: string) => acaErrorText({field, code: 'too-high'}, t, 'en');
    expect(text('people.0.babiesExpected')).toBe('Enter a whole number from 1 to 8.');
    expect(text('people.0.employerOffer.familyMonthly')).toBe('Enter an amount from $0 to $100,000.');
  });
});

describe('every possible answer', () => {
  const price = fc.integer({min: 0, max: 2_000});
  const anyInputs: fc.Arbitrary<AcaInputs> = fc.record({
    planYear: fc.constantFrom(2026 as const, 2027 as const),
    householdSize: fc.integer({min: 4, max: 9}),
    income: fc.integer({min: 0, max: 250_000}),
    filing: fc.constantFrom(...filings),
    people: fc.array(
      fc.record(
        {
          age: fc.integer({min: 0, max: 70}),
          pregnant: fc.boolean(),
          tobacco: fc.boolean(),
          medicare: fc.boolean(),
          employerOffer: fc.record(
            {minimumValue: fc.boolean(), selfOnlyMonthly: price, familyMonthly: price},
            {requiredKeys: ['minimumValue', 'selfOnlyMonthly']},
          ),
        },
        {requiredKeys: ['age']},
      ),
      {minLength: 1, maxLength: 4},
    ),
  });

  test('has words for every program, reason, limit, lever, note, figure and source', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const result = estimateAca(inputs);
        const {below, above} = nearestLimits(inputs);
        const {targets, levers} = incomeLevers(inputs);
        const sums = acaSums(inputs, result);
        const quantities = sums.flatMap(({terms}) => terms.filter((term) => typeof term === 'object'));
        const keys = [
          ...result.people.flatMap(({program, reason}) => [`program.${program}`, `reason.${reason}`]),
          ...[below, above].flatMap((limit) => (limit ? [`limit.${limit.id}`] : [])),
          ...targets.map(({id}) => `target.${id}`),
          ...levers.map(({kind}) => `lever.${kind}`),
          ...levers.flatMap(({conditions}) => conditions.map((condition) => `condition.${condition}`)),
          ...acaNotes(inputs, result)
            .filter(({code}) => code !== 'immigration-rules') // a legal text
            .map(({code}) => `note.${code}`),
          ...[...sums, ...quantities].map(({id}) => id).filter((id) => id !== 'number'),
          ...usedFigures(inputs, result, [{kind: 'hsa'}, {kind: 'ira'}]).map(({name}) => `source.${name}`),
        ];
        expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
      }),
    );
  });

  test('the sources name the prices and the worst year if there is a price, the reduced worst year of a couple too', () => {
    const always = ['aca.poverty.2027', 'aca.applicable-percentage.2027', 'aca.cost-sharing'];
    const reduced = 'aca.reduced-out-of-pocket-max.2027';
    // Two persons: 250 % is 54,100, so the silver plan pays 73 % and a couple's worst year is 19,200.
    expect(named({})).toEqual([...always, 'premium.texas.2026', 'aca.out-of-pocket-max.2027', reduced]);
    expect(named({income: 54_101})).toEqual([...always, 'premium.texas.2026', 'aca.out-of-pocket-max.2027']);
    expect(named({benchmarkMonthly: 900})).toEqual([...always, 'aca.out-of-pocket-max.2027', reduced]);
    expect(named({county: undefined})).toEqual(always);
  });

  test('the sources name the newer poverty line of Medicaid and CHIP beside that of the credit of 2026', () => {
    const people = [{age: 40}, {age: 9}];
    const ids = named({planYear: 2026, people, county: undefined});
    expect(ids.filter((id) => id.startsWith('aca.poverty'))).toEqual([
      'aca.poverty.2026',
      'aca.poverty.2027',
    ]);
    expect(named({people}).filter((id) => id.startsWith('aca.poverty'))).toEqual(['aca.poverty.2027']);
  });

  test('no text names a premium in dollars', () => {
    expect(Object.entries(texts).filter(([, text]) => /\$\d/.test(text))).toEqual([]);
  });
});
