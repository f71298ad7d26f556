import {fill, openPhase, q, requests, sendButton, toast} from './questionnaire-page.ts';
import {textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from './site-test.ts';
import {spec} from './spec.ts';

for (const lang of shownLanguages) {
  const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    textIn(lang, 'questionnaire', key, values);

  test(
    `${lang}: phase 1 stands first, with its two columns, its fields and its choices`,
    spec(
      's1-questionnaire',
      's2-route-questionnaire',
      's4-q-starts',
      's2-p1-title',
      's2-p1-client',
      's2-p1-health',
      's2-p1-rows',
      's2-p1-first-required',
      's2-p1-age-text',
      's2-p1-gender-male',
      's2-p1-gender-female',
      's2-p1-gender-other',
      's2-p1-gender-prefer-not',
      's2-p1-location',
      's2-p1-household-size',
      's2-p1-applicants',
      's2-p1-income',
      's2-p1-income-under-30k',
      's2-p1-income-30k-50k',
      's2-p1-income-50k-75k',
      's2-p1-income-75k-100k',
      's2-p1-income-100k-150k',
      's2-p1-income-over-150k',
      's2-p1-family-single',
      's2-p1-family-married-no-children',
      's2-p1-family-married-with-children',
      's2-p1-family-single-parent',
      's2-p1-family-divorced',
      's2-p1-coverage',
      's2-p1-conditions',
      's2-p1-medications',
      's2-p1-tobacco',
      's2-p1-family-history',
      's2-p1-button',
      's5-select-empty',
    ),
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
    spec('s2-p1-exact-income', 's2-p1-filing', 's2-p1-person-facts'),
    async ({site}) => {
      const element = await openPhase(site, lang, 1);
      await element.getByText(text('exact'), {exact: true}).click();
      await expect(element.locator('[name=exactIncome]')).toBeVisible();
      const filings = element.locator('[name=filing] option:not([disabled])');
      await expect(filings).toHaveText(
        ['single', 'joint', 'head', 'separate'].map((one) => text(`filing.${one}`)),
      );
      await element.getByText(text('personMore', {number: '2'}), {exact: true}).click();
      for (const name of ['pregnant', 'tobacco', 'medicare'])
        await expect(element.locator(`[name="household.1.${name}"]`)).toBeVisible();
      await element.locator('[name="household.1.employerOffer.selfOnlyMonthly"]').fill('180');
      await expect(element.locator('[name="household.1.employerOffer.familyMonthly"]')).toBeVisible();
    },
  );

  test(
    `${lang}: phase 2 has the client's profile and goals; age and dependents come from phase 1`,
    spec(
      's2-p2-title',
      's2-p2-profile',
      's2-p2-doctors',
      's2-p2-visits',
      's2-p2-age',
      's2-p2-dependents',
      's2-p2-means',
      's2-p2-goals',
      's2-p2-primary',
      's2-p2-budget',
      's2-p2-risk',
      's2-p2-timeline',
      's2-p2-button',
      's2-q-phase-1',
      's2-q-phase-2',
      's2-q-phase-3',
      's2-q-switch',
      's4-q-keeps',
    ),
    async ({site}) => {
      const element = await openPhase(site, lang, 1);
      await fill(element, {age: '41', householdSize: '4', familyStatus: 'married-with-children'});
      const phase = (english: string, key: string) =>
        element.getByRole('button', {name: worded(lang, english, 'questionnaire', key), exact: true});
      await phase('Phase 2: Needs Assessment', 'phase2').click();
      await expect(element.locator('#part')).toHaveText(
        worded(lang, 'Needs Assessment & Plan Recommendations', 'questionnaire', 'heading2'),
      );
      await expect(element.locator('#client-profile')).toHaveText(
        worded(lang, 'Client Profile', 'questionnaire', 'clientProfile'),
      );
      await expect(element.locator('#goals-heading')).toHaveText(
        worded(lang, 'Goals & Priorities', 'questionnaire', 'goals'),
      );
      await expect(element.locator('[name=age]')).toHaveValue('41');
      await expect(element.locator('[name=dependents]')).toHaveValue('2');
      await fill(element, {dependents: '3', age: '42'});
      for (const name of ['doctors.0', 'doctors.1', 'visitsPerYear', 'assets', 'debts', 'coverage', 'budget'])
        await expect(element.locator(`[name="${name}"]`)).toBeVisible();
      await expect(element.locator('label[for=primary]')).toContainText(
        worded(lang, 'Primary Goals', 'questionnaire', 'primary'),
      );
      await expect(element.locator('label[for=budget]')).toContainText(
        worded(lang, 'Monthly Budget', 'questionnaire', 'budget'),
      );
      const required = await element
        .locator('form [required]')
        .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
      expect(required).toEqual(['age', 'primary']);
      for (const name of ['riskTolerance', 'timeline'])
        expect(await element.locator(`[name=${name}] option:not([disabled])`).count()).toBeGreaterThan(2);
      await expect(sendButton(element)).toHaveText(
        worded(lang, 'Generate Recommendations', 'questionnaire', 'generate'),
      );
      await phase('Phase 3', 'phase3').click();
      await expect(element.locator('[name=lifeInsurance]')).toBeVisible();
      await phase('Phase 1', 'phase1').click();
      await expect(element.locator('[name=age]')).toHaveValue('41');
      await expect(element.locator('[name=familyStatus]')).toHaveValue('married-with-children');
      await phase('Phase 2: Needs Assessment', 'phase2').click();
      await expect(element.locator('[name=dependents]')).toHaveValue('3');
      await expect(element.locator('[name=age]')).toHaveValue('42');
    },
  );

  test(
    `${lang}: phase 3 has the policies and a list of life changes that grows and shrinks to one`,
    spec(
      's2-p3-title',
      's2-p3-life',
      's2-p3-cancer',
      's2-p3-medicare',
      's2-p3-retirement',
      's2-p3-changes',
      's2-p3-add',
      's2-p3-remove',
      's2-p3-remove-last',
      's2-p3-button',
    ),
    async ({site}) => {
      const element = await openPhase(site, lang, 3);
      if (lang === 'en') {
        await expect(element.locator('#part')).toContainText('Current Policy Portfolio');
        await expect(element.locator('#part')).toContainText('Retirement Portfolio');
      } else await expect(element.locator('#part')).toHaveText(text('heading3'));
      for (const [name, english, key] of [
        ['lifeInsurance', 'Life Insurance Coverage', 'lifeInsurance'],
        ['cancerCoverage', 'Cancer Insurance Coverage', 'cancerCoverage'],
        ['medicare', 'Medicare Status', 'medicareStatus'],
        ['retirement', 'Retirement Planning', 'retirement'],
      ] as const) {
        await expect(element.locator(`label[for=${name}]`)).toContainText(
          worded(lang, english, 'questionnaire', key),
        );
        expect(await element.locator(`[name=${name}]`).evaluate(({localName}) => localName)).toBe('textarea');
      }
      const required = await element
        .locator('form [required]')
        .evaluateAll((all) => all.map((control) => control.getAttribute('name')));
      expect(required).toEqual(['lifeInsurance']);
      await expect(element.locator('#changes')).toHaveText(
        worded(lang, 'Recent Life Changes', 'questionnaire', 'changes'),
      );
      const rows = element.locator('ol.changes li');
      const remove = rows.getByRole('button');
      await expect(rows).toHaveCount(1);
      await expect(remove.first()).toHaveText(worded(lang, 'Remove', 'questionnaire', 'remove'));
      await expect(remove.first()).toBeDisabled();
      const add = element.getByRole('button', {
        name: worded(lang, 'Add Life Change', 'questionnaire', 'addChange'),
      });
      await add.click();
      await add.click();
      await expect(rows).toHaveCount(3);
      await fill(element, {
        'lifestageChanges.0': 'one',
        'lifestageChanges.1': 'two',
        'lifestageChanges.2': 'three',
      });
      await remove.nth(1).click();
      await expect(rows).toHaveCount(2);
      await expect(element.locator('[name="lifestageChanges.1"]')).toHaveValue('three');
      await remove.nth(0).click();
      await expect(element.locator('[name="lifestageChanges.0"]')).toHaveValue('three');
      await expect(remove.first()).toBeDisabled();
      await expect(sendButton(element)).toHaveText(
        worded(lang, 'Generate Management Plan', 'questionnaire', 'plan'),
      );
    },
  );

  for (const [phase, message, ids, fields] of [
    [
      1,
      'Please fill in all required lead information.',
      ['s5-p1-location', 's5-p1-income', 's5-p1-age', 's5-p1-toast', 's5-p1-in-place'],
      ['age', 'location', 'income'],
    ],
    [
      2,
      'Please fill in all required client profile information.',
      ['s5-p2-age', 's5-p2-goals', 's5-p2-toast'],
      ['age', 'primary'],
    ],
    [3, 'Please provide current policy information.', ['s5-p3-life', 's5-p3-toast'], ['lifeInsurance']],
  ] as const)
    test(
      `${lang}: phase ${phase} is not sent without what it requires, and says so`,
      spec(...ids),
      async ({page, site}) => {
        const posts: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') posts.push(request.url());
        });
        const element = await openPhase(site, lang, phase);
        for (const missing of fields) {
          await fill(element, requests[phase].answers);
          if (missing === 'income') {
            await page.reload();
            await site.element('questionnaire'); // what is pressed before happens later
            await element.getByRole('button', {name: text('clear')}).click();
            await fill(element, {age: '40', location: 'Houston, TX'});
          } else await element.locator(`[name=${missing}]`).fill(' ');
          await sendButton(element).click();
          await expect(element.locator(`#${missing}-error`)).toBeVisible();
          await expect(element.locator('form .error')).toHaveCount(1);
          await expect(toast(page).locator('.toast-title')).toHaveText(
            worded(lang, 'Missing Information', 'questionnaire', 'missing'),
          );
          await expect(toast(page)).toContainText(worded(lang, message, 'questionnaire', `missing${phase}`));
          await expect(toast(page)).toHaveClass(/destructive/u);
          await expect(element.locator('.summary')).toBeFocused();
        }
        expect(posts.filter((address) => address.includes('/api/ai-workflow'))).toEqual([]);
      },
    );
}

for (const lang of shownLanguages)
  test(`${lang}: all answers can be cleared`, spec('s4-q-clear'), async ({page, site}) => {
    const element = await openPhase(site, lang, 1);
    await fill(element, requests[1].answers);
    await element.locator('[name=healthConsent]').check();
    await fill(element, {conditions: 'Asthma'});
    await element.getByRole('button', {name: textIn(lang, 'questionnaire', 'clear')}).click();
    await expect(element.getByText(textIn(lang, 'questionnaire', 'cleared'))).toBeVisible();
    for (const name of ['age', 'location', 'income', 'conditions'])
      await expect(element.locator(`[name=${name}]`)).toHaveValue('');
    await page.reload();
    await site.element('questionnaire');
    await expect(element.locator('[name=location]')).toHaveValue('');
  });

test('answers survive a reload, health answers do not', spec('s4-q-reload'), async ({page, site}) => {
  const element = await openPhase(site, 'en', 1);
  await fill(element, {location: 'Houston, TX 77002', 'household.1.age': '12'});
  await element.locator('[name=healthConsent]').check();
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
