import {fill, openPhase, requests, sendButton, toast} from './questionnaire-page.ts';
import {textIn, shownLanguages, worded} from './texts.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

for (const lang of shownLanguages) {
  const text = (key: string, values: Readonly<Record<string, string>> = {}): string =>
    textIn(lang, 'questionnaire', key, values);

  test(
    `${lang}: phase 2 has the client's profile and goals; age and dependents come from phase 1`,
    spec('s2-phase-2'),
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
    spec('s2-phase-3'),
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
      ['s5-phase-1', 's5-phase-1', 's5-phase-1', 's5-phase-1', 's5-phase-1'],
      ['age', 'location', 'income'],
    ],
    [
      2,
      'Please fill in all required client profile information.',
      ['s5-phase-2', 's5-phase-2', 's5-phase-2'],
      ['age', 'primary'],
    ],
    [3, 'Please provide current policy information.', ['s5-phase-3', 's5-phase-3'], ['lifeInsurance']],
  ] as const)
    test(
      `${lang}: phase ${phase} is not sent without what it requires, and says so`,
      spec(...ids),
      async ({page, site}) => {
        const posts: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST' && !request.url().endsWith('/api/counts'))
            posts.push(request.url());
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
