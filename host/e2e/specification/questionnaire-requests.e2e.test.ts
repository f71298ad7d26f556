import type {Page} from '@playwright/test';
import {fill, openPhase, type Phase, q, requests, sendButton, toast} from './questionnaire-page.ts';
import {agency, said, shownLanguages, worded} from './said.ts';
import {sentBodies} from './sent-bodies.ts';
import {expect, test} from './site-test.ts';
import {spec} from './spec.ts';

const moment = '2026-11-21T12:34:00-06:00';
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

/** Holds a phase's answer back until `answer` is called. */
const holdAnswer = async (page: Page, phase: Phase): Promise<(body: object) => void> => {
  const {promise, resolve} = Promise.withResolvers<object>();
  await page.route(`**${requests[phase].path}`, async (route) => route.fulfill({json: await promise}));
  return resolve;
};

const answerWith = (page: Page, phase: Phase, body: object) =>
  page.route(`**${requests[phase].path}`, (route) => route.fulfill({json: body}));

const phases = [
  {
    phase: 1,
    done: ['Lead Analysis Complete', 'AI has analyzed the lead and provided recommendations.'],
    failed: ['Analysis Failed', 'Unable to process lead qualification. Please try again.'],
    answer: {
      leadScore: '72 of 100, made of this and that',
      nextAction: 'Enroll by December 15',
      processedAt: moment,
    },
    shown: ['72 of 100, made of this and that', 'Enroll by December 15'],
    success: [
      's2-p1-result',
      's2-p1-result-score',
      's2-p1-result-action',
      's2-p1-result-processed',
      's2-p1-pending',
      's4-p1-pending',
      's4-p1-success',
      's8-toast-p1-done',
    ],
    failure: ['s4-p1-error', 's8-toast-p1-failed', 's3-toast-destructive'],
  },
  {
    phase: 2,
    done: ['Needs Assessment Complete', 'Personalized recommendations have been generated.'],
    failed: ['Assessment Failed', 'Unable to process needs assessment. Please try again.'],
    answer: {
      recommendations: '1. Look at Silver plans, because of this',
      calendlyLink: 'https://calendar.example/thirty',
      assessmentDate: moment,
    },
    shown: ['1. Look at Silver plans, because of this'],
    success: [
      's2-p2-result',
      's2-p2-result-text',
      's2-p2-result-schedule',
      's2-p2-result-calendar',
      's2-p2-result-date',
      's2-p2-pending',
      's4-p2-pending',
      's4-p2-success',
      's8-toast-p2-done',
    ],
    failure: ['s4-p2-error', 's8-toast-p2-failed'],
  },
  {
    phase: 3,
    done: ['Portfolio Review Complete', 'Client management plan has been generated.'],
    failed: ['Review Failed', 'Unable to process client management analysis. Please try again.'],
    answer: {
      managementPlan: '1. Keep the policy, because of that',
      nextReviewDate: '2027-03-05',
      automatedFollowUps: true,
    },
    shown: ['1. Keep the policy, because of that'],
    success: [
      's2-p3-result',
      's2-p3-result-text',
      's2-p3-result-review',
      's2-p3-result-follow-ups-on',
      's2-p3-pending',
      's4-p3-pending',
      's4-p3-success',
      's8-toast-p3-done',
    ],
    failure: ['s4-p3-error', 's8-toast-p3-failed'],
  },
] as const;

for (const lang of shownLanguages)
  for (const {phase, done, failed, answer, shown, success, failure} of phases) {
    const {button, busy, result} = requests[phase];

    test(
      `${lang}: phase ${phase} is busy while pending, then shows its result card and a toast`,
      spec(...success),
      async ({page, site}) => {
        await page.clock.setFixedTime(moment);
        const give = await holdAnswer(page, phase);
        const element = await openPhase(site, lang, phase);
        await fill(element, requests[phase].answers);
        await expect(sendButton(element)).toHaveText(q(lang, button));
        await sendButton(element).click();
        await expect(sendButton(element)).toHaveText(q(lang, busy));
        await expect(sendButton(element)).toBeDisabled();
        await expect(element.locator('.result')).toHaveCount(0);
        give(answer);
        await expect(element.locator('#result')).toHaveText(q(lang, result));
        await expect(sendButton(element)).toHaveText(q(lang, button));
        await expect(sendButton(element)).toBeEnabled();
        const card = element.locator('.result');
        for (const text of shown) await expect(card).toContainText(text);
        await expect(toast(page).locator('.toast-title')).toHaveText(
          worded(lang, done[0], 'questionnaire', `done${phase}`),
        );
        await expect(toast(page)).toContainText(worded(lang, done[1], 'questionnaire', `done${phase}Text`));
        const badges = card.locator('.badge');
        const badge = (english: string, key: string) =>
          badges.filter({has: page.getByText(worded(lang, english, 'questionnaire', key), {exact: true})});
        if (phase === 1) {
          await expect(badge('Next Action', 'nextAction')).toContainText('Enroll by December 15');
          await expect(badge('Processed', 'processed')).toContainText('2026');
        } else if (phase === 2) {
          await expect(badge('Assessment Date', 'assessmentDate')).toContainText('2026');
          const link = card.getByRole('link', {
            name: worded(lang, 'Schedule Consultation', 'site', 'scheduleConsultation'),
          });
          await expect(link).toHaveAttribute('href', 'https://calendar.example/thirty');
          await expect(link).toHaveAttribute('target', '_blank');
        } else {
          await expect(badge('Next Review', 'nextReview')).toContainText(
            lang === 'en' ? 'March 5, 2027' : '5 de marzo de 2027',
          );
          await expect(badge('Automated Follow-ups', 'followUps')).toContainText(
            worded(lang, 'Enabled', 'questionnaire', 'enabled'),
          );
        }
      },
    );

    test(
      `${lang}: when phase ${phase} fails a toast says so, and everything typed stays`,
      spec(...failure),
      async ({page, site}) => {
        await page.route(`**${requests[phase].path}`, (route) => route.fulfill({status: 500, body: ''}));
        const element = await openPhase(site, lang, phase);
        await fill(element, requests[phase].answers);
        await sendButton(element).click();
        await expect(toast(page).locator('.toast-title')).toHaveText(
          worded(lang, failed[0], 'questionnaire', `failed${phase}`),
        );
        await expect(toast(page)).toContainText(
          worded(lang, failed[1], 'questionnaire', `failed${phase}Text`),
        );
        await expect(toast(page)).toHaveClass(/destructive/u);
        await expect(sendButton(element)).toBeEnabled();
        await expect(element.locator('.result')).toHaveCount(0);
        for (const [name, value] of Object.entries(requests[phase].answers))
          await expect(element.locator(`[name=${name}]`)).toHaveValue(value);
      },
    );
  }

for (const lang of shownLanguages)
  test(
    `${lang}: an answer without the fields is shown with the fallback texts`,
    spec(
      's2-p1-result-score-fallback',
      's2-p1-result-action-fallback',
      's2-p1-result-processed-fallback',
      's2-p2-result-calendar-fallback',
      's2-p3-result-follow-ups-off',
    ),
    async ({page, site}) => {
      await page.clock.setFixedTime(moment);
      for (const phase of [1, 2, 3] as const) await answerWith(page, phase, {});
      const first = await openPhase(site, lang, 1);
      await fill(first, requests[1].answers);
      await sendButton(first).click();
      const card = first.locator('.result');
      await expect(card).toContainText(
        worded(lang, 'Analysis completed successfully', 'questionnaire', 'resultFallback'),
      );
      await expect(card).toContainText(
        worded(lang, 'Review recommendations', 'questionnaire', 'nextActionFallback'),
      );
      const processed = card.locator('.badge').last();
      const now = await processed.innerText();
      expect(now).toContain('2026');
      await page.unroute(`**${requests[1].path}`);
      await answerWith(page, 1, {processedAt: moment});
      await sendButton(first).click();
      await expect(sendButton(first)).toBeEnabled();
      await expect(processed).toHaveText(now, {useInnerText: true});
      const second = await openPhase(site, lang, 2);
      await fill(second, requests[2].answers);
      await sendButton(second).click();
      await expect(
        second.locator('.result').getByRole('link', {name: said(lang, 'site', 'scheduleConsultation')}),
      ).toHaveAttribute('href', new RegExp(`^${agency.links.booking}`, 'u'));
      const third = await openPhase(site, lang, 3);
      await fill(third, requests[3].answers);
      await sendButton(third).click();
      await expect(third.locator('.badge').last()).toContainText(
        worded(lang, 'Disabled', 'questionnaire', 'disabled'),
      );
    },
  );

test(
  'phase 1 sends every filled row and every answer; health answers only with their consent',
  spec('s3-p1-lead-data', 's3-p1-household', 's3-p1-health-info', 's7-lead-qualification'),
  async ({page, site}) => {
    const sent = await sentBodies(page);
    const element = await openPhase(site, 'en', 1);
    await fill(element, {
      ...requests[1].answers,
      gender: 'female',
      'household.1.age': '42',
      'household.1.gender': 'male',
      'household.3.age': '8',
      householdSize: '3',
      applicants: '2',
      familyStatus: 'married-with-children',
      currentCoverage: 'None since June',
    });
    await sendButton(element).click();
    await expect(element.locator('.result')).toBeVisible();
    await element.locator('[name=healthConsent]').check();
    const health = {
      conditions: 'Asthma',
      medications: 'Albuterol',
      lifestyle: 'Non-tobacco',
      familyHistory: 'None',
    };
    await fill(element, health);
    await sendButton(element).click();
    await expect.poll(async () => (await sent(requests[1].path)).length).toBe(2);
    const [without, withHealth] = (await sent(requests[1].path)) as [object, object];
    expect(without).toMatchObject({
      leadData: {
        age: '40',
        gender: 'female',
        location: 'Houston, TX 77002',
        income: '50k-75k',
        familyStatus: 'married-with-children',
        currentCoverage: 'None since June',
        householdSize: '3',
        applicants: '2',
        household: [{age: '40', gender: 'female'}, {age: '42', gender: 'male'}, {age: '8'}],
      },
      healthInfo: {conditions: '', medications: '', lifestyle: '', familyHistory: ''},
    });
    expect(withHealth).toMatchObject({healthInfo: health, consents: [{kind: 'health'}]});
  },
);

test(
  'phase 2 sends profile, goals and timeline',
  spec('s3-p2-client-profile', 's3-p2-goals', 's3-p2-timeline', 's7-needs-assessment'),
  async ({page, site}) => {
    const sent = await sentBodies(page);
    const element = await openPhase(site, 'en', 2);
    await fill(element, {
      ...requests[2].answers,
      dependents: '2',
      'doctors.0': 'Ana Ruiz',
      'doctors.1': 'Bo Chen',
      visitsPerYear: '4',
      assets: '40000',
      debts: '12000',
      coverage: 'None',
      budget: '300',
      riskTolerance: 'low',
      timeline: 'now',
    });
    await sendButton(element).click();
    await expect(element.locator('.result')).toBeVisible();
    expect((await sent(requests[2].path))[0]).toMatchObject({
      clientProfile: {
        age: '40',
        dependents: '2',
        assets: '40000',
        debts: '12000',
        coverage: 'None',
        doctors: ['Ana Ruiz', 'Bo Chen'],
        visitsPerYear: '4',
      },
      goals: {primary: 'Keep my doctor and pay less', budget: '300', riskTolerance: 'low'},
      timeline: 'now',
    });
  },
);

test(
  'phase 3 sends the fixed client id, the policies and the life changes that are not blank',
  spec(
    's3-p3-policy-info',
    's3-p3-changes',
    's5-p3-blank-changes',
    's7-client-id',
    's7-client-management',
    's2-p3-change-date',
  ),
  async ({page, site}) => {
    const sent = await sentBodies(page);
    const element = await openPhase(site, 'en', 3);
    await fill(element, {
      ...requests[3].answers,
      cancerCoverage: 'None',
      medicare: 'Not yet',
      retirement: '401(k)',
      'lifestageChanges.0': '   ',
    });
    const add = element.getByRole('button', {name: 'Add Life Change'});
    await add.click();
    await add.click();
    await fill(element, {
      'lifestageChanges.1': ' New job ',
      'lifestageChanges.2': 'Moved',
      'lifestageChanges.2.date': '2026-11-02',
    });
    await sendButton(element).click();
    await expect(element.locator('.result')).toBeVisible();
    expect((await sent(requests[3].path))[0]).toMatchObject({
      clientId: 'current-client',
      policyInfo: {
        lifeInsurance: 'Term, 250,000, since 2019',
        cancerCoverage: 'None',
        medicare: 'Not yet',
        retirement: '401(k)',
      },
      lifestageChanges: ['New job', {change: 'Moved', date: '2026-11-02'}],
    });
  },
);

test(
  'once results are saved, phase 3 names the visitor by an id that nobody can guess',
  spec('s7-client-id-saved'),
  async ({page, site}) => {
    const sent = await sentBodies(page);
    const element = await openPhase(site, 'en', 3);
    await fill(element, requests[3].answers);
    await sendButton(element).click();
    const save = element.locator('form.save');
    await save.waitFor();
    const contact = {firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example'};
    for (const [name, answer] of Object.entries(contact)) await save.locator(`[name=${name}]`).fill(answer);
    // By keyboard: the last request's toast may lie over the button.
    await save.locator('[type=submit]').press('Enter');
    await expect(save.getByText(said('en', 'questionnaire', 'savedText'), {exact: true})).toBeVisible();
    await expect.poll(async () => (await sent('/api/ai-workflow/results'))[0]).toMatchObject({contact});
    const ids = async () =>
      (await sent(requests[3].path)).map((body) => (body as {readonly clientId: string}).clientId);
    // The answer on screen is asked for again, under the new id.
    await expect.poll(ids).toHaveLength(2);
    await fill(element, {lifeInsurance: 'None any more'});
    await sendButton(element).press('Enter');
    await expect
      .poll(ids)
      .toEqual(['current-client', expect.stringMatching(uuid), expect.stringMatching(uuid)]);
    const [, refreshed, asked] = await ids();
    expect(asked).toBe(refreshed);
  },
);

for (const lang of shownLanguages)
  test(
    `${lang}: the three requests are answered by the served product itself`,
    spec('s2-p1-result', 's2-p2-result', 's2-p3-result', 's7-without-contact', 's9-estimate-footer'),
    async ({page, site}) => {
      const element = await openPhase(site, lang, 1);
      const heads: string[] = [];
      for (const phase of [1, 2, 3] as const) {
        if (phase !== 1)
          await element
            .getByRole('button', {name: said(lang, 'questionnaire', `phase${phase}`), exact: true})
            .click();
        await fill(element, requests[phase].answers);
        await sendButton(element).click();
        await expect(element.locator('#result')).toHaveText(q(lang, requests[phase].result));
        const card = element.locator('.result');
        heads.push(await card.innerText());
        await expect(card.locator('.answer')).toHaveText(/.{60}/su);
        await expect(card.locator('.small-print')).toHaveText(/.{60}/su);
        await expect(
          card.getByText(worded(lang, 'Analysis completed successfully', 'questionnaire', 'resultFallback')),
        ).toHaveCount(0);
        await expect(toast(page)).toBeVisible();
      }
      expect(heads[0]).toMatch(/^.*\b\d{1,3}\b/su);
    },
  );

test('outside Texas the answer links to HealthCare.gov', spec('s2-p1-outside-texas'), async ({site}) => {
  const element = await openPhase(site, 'en', 1);
  await fill(element, {...requests[1].answers, location: 'Tulsa, OK 74103'});
  await sendButton(element).click();
  const card = element.locator('.result');
  await expect(card).toContainText('HealthCare.gov');
  await expect(card.locator('a[href^="https://www.healthcare.gov"]').first()).toBeVisible();
});
