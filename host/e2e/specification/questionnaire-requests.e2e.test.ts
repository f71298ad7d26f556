import {fill, openPhase, requests, reveal, sendButton} from './questionnaire-page.ts';
import {textIn} from './texts.ts';
import {sentBodies} from './sent-bodies.ts';
import {expect, test} from '../page-test.ts';
import {spec} from './spec.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

test(
  'phase 1 sends every filled row and every answer; health answers only with their consent',
  spec('s3-phase-1-body', 's7-lead-qualification'),
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
    await (await reveal(element, 'healthConsent')).check();
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
  spec('s3-phase-2-body', 's7-needs-assessment'),
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
  spec('s3-phase-3-body', 's7-client-management'),
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
    // By keyboard: the last request's toast may cover the button.
    await save.locator('[type=submit]').press('Enter');
    await expect(save.getByText(textIn('en', 'questionnaire', 'savedText'), {exact: true})).toBeVisible();
    await expect.poll(async () => (await sent('/api/ai-workflow/results'))[0]).toMatchObject({contact});
    const ids = async () =>
      (await sent(requests[3].path)).map((body) => (body as {readonly clientId: string}).clientId);
    // The answer on screen is requested again, with the new id.
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
