import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {onAPage} from '../ui/calculator/calculator-on-a-page.ts';
import {AcaCalculatorElement} from './aca-calculator.element.ts';

define(AcaCalculatorElement);

const {all, field, find, show} = onAPage<AcaCalculatorElement>('lamplight-aca-calculator');

const single = {planYear: 2026, householdSize: 1, income: 40_000, filing: 'single', people: [{age: 40}]};

const statement = [
  'Harris County, Texas',
  'rating area 10',
  'Gender does not',
  'Rates are illustrative and based on the age, gender and location shown',
  'Send no money in response to this estimate.',
  'Coverage cannot be obtained until an application is completed and accepted.',
  'Benefit exclusions and limitations may apply.',
];

describe('the price', () => {
  test('appears with the county, with all required sentences', async () => {
    const element = await show(single);
    expect(all(element, '.price')).toHaveLength(0);
    await userEvent.selectOptions(field(element, 'county'), 'Harris');
    await expect.poll(() => all(element, '.price-net')).toHaveLength(1);
    // Rating area 10, age 40, 2026: $681.60 a month.
    expect(find(element, '.price-net').textContent).toMatch(/\$682, minus a credit of \$3\d\d\.$/);
    for (const sentence of statement) expect(find(element, '.price').textContent).toContain(sentence);
    expect(find(element, '.price-basis').textContent).toContain('2026');
  });

  test('disappears when the county is removed', async () => {
    const element = await show({...single, county: 'Harris'});
    await userEvent.selectOptions(field(element, 'county'), 'No county');
    await expect.poll(() => all(element, '.price')).toHaveLength(0);
    expect(element.values).not.toHaveProperty('county');
  });

  test('is replaced by the price from HealthCare.gov, to the cent', async () => {
    const element = await show({...single, county: 'Harris'});
    await userEvent.fill(field(element, 'benchmarkMonthly'), '702.45');
    await expect.poll(() => find(element, '.price-net').textContent).toContain('$702.45, minus a credit');
    expect(find(element, '.price-basis').textContent).toContain('that you read on HealthCare.gov');
  });

  test('of an older year names both years', async () => {
    const element = await show({...single, planYear: 2027, county: 'Harris'});
    const basis = find(element, '.price-basis').textContent;
    expect(basis).toContain('2026');
    expect(basis).toContain('The prices of 2027 are not known here yet');
  });

  test('past the cliff is the full price, in the sentence and in the picture, with the same sentences', async () => {
    const element = await show({...single, income: 90_000, county: 'Harris'});
    expect(find(element, '.price-net').textContent).toBe(
      'About $682 a month for the benchmark silver plan, at full price.',
    );
    expect(find(element, '.price .picture-range').getAttribute('aria-valuetext')).toContain(
      'no credit, you pay the full $682 a month',
    );
    // Twelve premiums of $681.60, and the limit of 2026 for one person.
    expect(find(element, '.price').textContent).toContain(
      'up to $10,600 for covered care in the network, $18,779 with the premiums.',
    );
    for (const sentence of statement) expect(find(element, '.price').textContent).toContain(sentence);
  });

  test('with a cost-sharing reduction says that the lower worst year is that of a silver plan', async () => {
    // 30,000 for one person in 2026 is 191 %: the silver plan pays 87 %, and its limit is $3,500. Twelve payments of $154.25.
    const poor = {...single, income: 30_000, county: 'Harris'};
    expect(find(await show(poor), '.price').textContent).toContain(
      'With a silver plan, in the worst year you would pay up to $3,500 for covered care in the network, $5,351 with the premiums.',
    );
    const smoker = await show({...poor, people: [{age: 40, tobacco: true}]});
    expect(find(smoker, '.price').textContent).toContain(
      'With a silver plan, in the worst year you would pay up to $3,500 for covered care in the network.',
    );
    // 40,000 is 255 %: no reduction.
    const without = await show({...single, county: 'Harris'});
    expect(find(without, '.price').textContent).toContain('In the worst year you would pay up to $10,600');
  });

  test('of a person who smokes counts no year of premiums without the surcharge, which a note explains', async () => {
    for (const income of [40_000, 90_000]) {
      const element = await show({
        ...single,
        income,
        county: 'Harris',
        people: [{age: 40, tobacco: true}],
      });
      expect(find(element, '.price').textContent).toContain('for covered care in the network.');
      expect(find(element, '.price').textContent).not.toContain('with the premiums');
      expect(find(element, '.result').textContent).toContain('tobacco can raise the price up to 1.5 times');
    }
  });
});
