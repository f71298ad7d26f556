import {fill, openPhase, q, requests, reveal, sendButton} from './questionnaire-page.ts';
import {textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

for (const lang of shownLanguages) {
  const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    textIn(lang, 'questionnaire', key, values);

  test(
    `${lang}: phase 1 stands first, with its groups, its fields and its choices`,
    spec('s2-phase-1', 's2-questionnaire-route', 's5-select'),
    async ({site}) => {
      const element = await openPhase(site, lang, 1);
      await expect(element.locator('#part')).toHaveText(
        worded(lang, 'Assessment', 'questionnaire', 'heading1'),
      );
      await expect(
        element.getByRole('heading', {
          name: worded(lang, 'Client Information', 'questionnaire', 'clientInformation'),
        }),
      ).toBeVisible();
      await expect(
        element.getByRole('heading', {
          name: worded(lang, 'Health Information', 'questionnaire', 'healthInformation'),
        }),
      ).toBeVisible();
      const people = element.locator('fieldset.person');
      await expect(people).toHaveCount(1);
      await reveal(element, 'household.5.age');
      await expect(people).toHaveCount(6);
      for (const row of [0, 1, 2, 3, 4, 5]) {
        const age = people.nth(row).locator(row === 0 ? '[name=age]' : `[name="household.${row}.age"]`);
        await expect(age).toHaveAttribute('type', 'text');
        const gender = people
          .nth(row)
          .locator(row === 0 ? '[name=gender]' : `[name="household.${row}.gender"]`);
        const choices = await gender
          .locator('option:not([disabled])')
          .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
        expect(choices).toEqual(['male', 'female', 'other', 'prefer-not-to-say']);
        await expect(gender).toHaveValue('');
      }
      await expect(people.first()).toContainText('*');
      await expect(people.nth(1)).not.toContainText('*');
      const required = await element
        .locator('form [required]')
        .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
      expect(required).toEqual(['age', 'location', 'income']);
      await reveal(element, 'householdSize');
      await reveal(element, 'conditions');
      const label = (name: string) => element.locator(`label[for="${name}"]`);
      await expect(label('location')).toContainText(
        worded(lang, 'Location (City, State, Zip code)', 'questionnaire', 'location'),
      );
      await expect(label('householdSize')).toContainText(
        worded(lang, 'Number of people in household', 'questionnaire', 'householdSize'),
      );
      await expect(label('applicants')).toContainText(
        worded(lang, 'Number of household members applying', 'questionnaire', 'applicants'),
      );
      await expect(label('income')).toContainText(
        worded(lang, 'Household Income Level (before taxes)', 'questionnaire', 'income'),
      );
      const values = (name: string) =>
        element
          .locator(`[name=${name}] option:not([disabled])`)
          .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
      expect(await values('income')).toEqual([
        'under-30k',
        '30k-50k',
        '50k-75k',
        '75k-100k',
        '100k-150k',
        'over-150k',
      ]);
      expect(await values('familyStatus')).toEqual([
        'single',
        'married-no-children',
        'married-with-children',
        'single-parent',
        'divorced',
      ]);
      await expect(label('currentCoverage')).toContainText(
        worded(
          lang,
          'Current Insurance Coverage / Last date of coverage',
          'questionnaire',
          'currentCoverage',
        ),
      );
      for (const [name, english] of [
        ['conditions', 'Health Conditions'],
        ['medications', 'Medications'],
        ['lifestyle', 'Tobacco or Non-Tobacco'],
      ] as const)
        await expect(label(name)).toContainText(worded(lang, english, 'questionnaire', name));
      for (const name of ['currentCoverage', 'conditions', 'medications', 'lifestyle', 'familyHistory'])
        expect(await element.locator(`[name=${name}]`).evaluate(({localName}) => localName)).toBe('textarea');
      await expect(element.locator('[name=familyHistory]')).toBeDisabled();
      await element.locator('[name=healthConsent]').check();
      await expect(element.locator('[name=familyHistory]')).toBeEnabled();
      await expect(sendButton(element)).toHaveText(worded(lang, 'Analyze', 'questionnaire', 'analyze'));
    },
  );

  test(
    `${lang}: what makes an answer exact can be given in phase 1`,
    spec('s2-exact-answers'),
    async ({site}) => {
      const element = await openPhase(site, lang, 1);
      await element.getByText(text('exact'), {exact: true}).click();
      await expect(element.locator('[name=exactIncome]')).toBeVisible();
      await reveal(element, 'filing');
      const filings = element.locator('[name=filing] option:not([disabled])');
      await expect(filings).toHaveText(
        ['single', 'joint', 'head', 'separate'].map((one) => text(`filing.${one}`)),
      );
      await reveal(element, 'household.1.age');
      await element.locator('fieldset.person').nth(1).locator('.more > summary').click();
      for (const name of ['pregnant', 'tobacco', 'medicare'])
        await expect(element.locator(`[name="household.1.${name}"]`)).toBeVisible();
      await element.locator('[name="household.1.employerOffer.selfOnlyMonthly"]').fill('180');
      await expect(element.locator('[name="household.1.employerOffer.familyMonthly"]')).toBeVisible();
    },
  );
}

for (const lang of shownLanguages)
  test(`${lang}: all answers can be cleared`, spec('s4-answers-clear'), async ({page, site}) => {
    const element = await openPhase(site, lang, 1);
    await fill(element, requests[1].answers);
    await (await reveal(element, 'healthConsent')).check();
    await fill(element, {conditions: 'Asthma'});
    await element.getByRole('button', {name: textIn(lang, 'questionnaire', 'clear')}).click();
    await expect(element.getByText(textIn(lang, 'questionnaire', 'cleared'))).toBeVisible();
    for (const name of ['age', 'location', 'income', 'conditions'])
      await expect(element.locator(`[name=${name}]`)).toHaveValue('');
    await page.reload();
    await site.element('questionnaire');
    await expect(element.locator('[name=location]')).toHaveValue('');
  });

test('answers survive a reload, health answers do not', spec('s4-answers-reload'), async ({page, site}) => {
  const element = await openPhase(site, 'en', 1);
  await fill(element, {location: 'Houston, TX 77002', 'household.1.age': '12'});
  await (await reveal(element, 'healthConsent')).check();
  await fill(element, {conditions: 'Asthma', familyHistory: 'None'});
  await page.reload();
  await site.element('questionnaire');
  await expect(element.locator('[name=location]')).toHaveValue('Houston, TX 77002');
  await expect(element.locator('[name="household.1.age"]')).toHaveValue('12');
  await expect(element.locator('[name=conditions]')).toHaveValue('');
  await expect(element.locator('[name=healthConsent]')).not.toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain('Asthma');
  expect(q('en', ['Phase 1', 'phase1'])).toBe('Phase 1');
});
