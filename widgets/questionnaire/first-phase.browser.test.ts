import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {announcementsIn} from '../ui/submission/announcements.ts';
import {topsOf} from '../ui/field/tops-of.ts';
import {breaksOff, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {
  addPeople,
  all,
  answers,
  button,
  control,
  events,
  fillFirst,
  find,
  focusedId,
  mount,
  names,
  text,
  toast,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import {qualified} from './sample-answers.ts';

useEmptyPages();

describe('the first phase', () => {
  test("asks the specification's questions, and marks the required ones", async () => {
    const element = await mount();
    expect(text(element, 'h2')).toMatch(
      /^ACA Marketplace Qualification Questionnaire & Cancer Insurance Assessment 20\d\d$/,
    );
    expect(all(element, 'nav button').map(({textContent}) => textContent)).toEqual([
      'Phase 1',
      'Phase 2: Needs Assessment',
      'Phase 3',
    ]);
    expect(all(element, 'legend').map(({textContent}) => textContent)).toEqual(['You']);
    await addPeople(element, 5);
    expect(all(element, 'fieldset.person')).toHaveLength(6);
    for (const row of [1, 2, 3, 4, 5])
      expect(names(element)).toEqual(
        expect.arrayContaining([`household.${row}.age`, `household.${row}.gender`]),
      );
    expect(names(element)).toEqual(
      expect.arrayContaining([
        'age',
        'gender',
        'location',
        'householdSize',
        'applicants',
        'income',
        'familyStatus',
      ]),
    );
    expect(names(element)).toEqual(
      expect.arrayContaining(['currentCoverage', 'conditions', 'medications', 'lifestyle', 'familyHistory']),
    );
    expect(all(element, 'form :required').map(({name}) => name)).toEqual(['age', 'location', 'income']);
    const values = (name: string) =>
      [...(control(element, name) as unknown as HTMLSelectElement).options].map(({value}) => value).slice(1);
    expect(values('gender')).toEqual(['male', 'female', 'other', 'prefer-not-to-say']);
    expect(values('income')).toEqual([
      'under-30k',
      '30k-50k',
      '50k-75k',
      '75k-100k',
      '100k-150k',
      'over-150k',
    ]);
    expect(values('familyStatus')).toEqual([
      'single',
      'married-no-children',
      'married-with-children',
      'single-parent',
      'divorced',
    ]);
  });

  test('reports missing answers by toast, in a list that takes the focus, and at each field', async () => {
    const heard = serveScript(breaksOff);
    const element = await mount();
    await userEvent.click(button(element, 'Analyze'));
    await expect
      .poll(() => toast(element))
      .toBe('Missing InformationPlease fill in all required lead information.');
    expect(all(element, '.toast.destructive')).toHaveLength(1);
    expect(all(element, '[aria-invalid=true]').map(({name}) => name)).toEqual(['age', 'location', 'income']);
    expect(element.shadowRoot?.activeElement?.className).toBe('summary');
    expect(events).toEqual([
      {
        type: 'lamplight-error',
        detail: {code: 'invalid-fields', message: expect.stringContaining('age: required')},
      },
    ]);
    await userEvent.click(find(element, '.summary a[href="#location"]'));
    expect(focusedId(element)).toBe('location');
    const tops = topsOf(element);
    await userEvent.fill(control(element, 'location'), 'Houston');
    await element.updated;
    expect(topsOf(element), 'nothing moves while somebody types').toEqual(tops);
    await userEvent.tab();
    await expect
      .poll(() => all(element, '[aria-invalid=true]').map(({name}) => name))
      .toEqual(['age', 'income']);
    expect(heard).toEqual([]);
  });

  test('sends every filled row, is busy meanwhile, and shows the answer with its badges and toast', async () => {
    const {promise, resolve} = Promise.withResolvers<Response>();
    const heard = serveScript(() => promise);
    const element = await mount({partner: 'riverside'});
    await fillFirst(element);
    await userEvent.selectOptions(control(element, 'gender'), 'female');
    await addPeople(element, 2);
    await userEvent.fill(control(element, 'household.2.age'), '8 months');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => find(element, '[type=submit]').textContent).toBe('Analyzing...');
    expect(find(element, '[type=submit]').disabled).toBe(true);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.url).toMatch(/\/api\/ai-workflow\/lead-qualification$/);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      leadData: {
        age: '42',
        gender: 'female',
        location: 'Houston, TX 77002',
        income: '50k-75k',
        household: [
          {age: '42', gender: 'female'},
          {age: '8 months', gender: ''},
        ],
      },
      healthInfo: {conditions: ''},
      consents: [],
      context: {lang: 'en', partner: 'riverside', widget: 'questionnaire'},
    });
    resolve(Response.json(qualified));
    await expect.poll(() => text(element, '#result')).toBe('AI Analysis Results');
    expect(focusedId(element)).toBe('result');
    expect(text(element, '.prose')).toBe(qualified.leadScore);
    expect(text(element, '.badges')).toContain('Next ActionEnroll in a Marketplace plan for 2027');
    expect(text(element, '.badges')).toMatch(/Processed.*2026/);
    expect(text(element, '.answer')).toContain('Last checked November 20, 2026; due for a new check');
    expect(text(element, '.answer')).toContain('Source: IRS Rev. Proc. 2026-26. Checked November 20, 2026.');
    expect(text(element, '.result > .small-print')).toContain('It was not written by a language model');
    expect(text(element, '.result > .small-print')).toContain('not medical advice');
    expect(text(element, '.result > .small-print')).toContain('Estimate only');
    await expect
      .poll(() => toast(element))
      .toBe('Lead Analysis CompleteAI has analyzed the lead and provided recommendations.');
    expect(events).toEqual([
      {type: 'lamplight-calculated', detail: {calculator: 'questionnaire', result: {phase: 1}}},
    ]);
    await userEvent.fill(control(element, 'age'), '43');
    await expect.poll(() => text(element, '.stale')).toContain('changed your answers');
  });

  test('has a text for everything that an answer may omit', async () => {
    serveScript(answers({}));
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => text(element, '.prose')).toBe('Analysis completed successfully');
    expect(text(element, '.badges')).toContain('Next ActionReview recommendations');
    expect(text(element, '.badges')).toContain(`Processed`);
    expect(text(element, '.badges')).toContain(String(new Date().getFullYear()));
  });

  test('keeps the age and the gender side by side inside the card of a narrow phone', async () => {
    const element = await mount({lang: 'de'});
    element.style.width = '280px';
    const {right} = find(element, '.person').getBoundingClientRect();
    const gender = find(element, '.person select').getBoundingClientRect();
    expect(gender.right).toBeLessThanOrEqual(right + 0.5);
    expect(gender.top).toBeCloseTo(control(element, 'age').getBoundingClientRect().top, 0);
  });

  test('keeps everything and reports by toast and in place that there was no answer', async () => {
    serveScript(() => new Response('boom', {status: 500}));
    const element = await mount();
    await fillFirst(element);
    const heard = announcementsIn(element.shadowRoot as ShadowRoot);
    await userEvent.click(button(element, 'Analyze'));
    await expect
      .poll(() => toast(element))
      .toBe('Analysis FailedUnable to process lead qualification. Please try again.');
    expect(text(element, '[role=status] .notice.danger')).toContain('Call 713-555-0142');
    expect(heard.filter((one) => one.includes('Analysis Failed'))).toHaveLength(1);
    expect(control(element, 'age').value).toBe('42');
    expect(button(element, 'Analyze').disabled).toBe(false);
    expect(events.at(-1)).toEqual({
      type: 'lamplight-error',
      detail: {code: 'unknown', message: 'lamplight-questionnaire: not answered'},
    });
  });

  test.each([
    {outcome: 'what is missing', isComplete: false, announced: 'Location'},
    {outcome: 'what the server refused', isComplete: true, announced: 'Age: Enter an age'},
  ])('announces $outcome once, and moves the focus there', async ({isComplete, announced}) => {
    serveScript(
      saysNo(422, 'invalid-fields', {
        detail: 'Some answers need another look.',
        errors: [{field: 'leadData.household.0.age', code: 'invalid-number'}],
      }),
    );
    const element = await mount();
    if (isComplete) await fillFirst(element);
    const heard = announcementsIn(element.shadowRoot as ShadowRoot);
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => toast(element)).not.toBe('');
    // A toast would be announced after 80 ms.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard).toEqual([expect.stringContaining(announced)]);
    expect(element.shadowRoot?.activeElement).toBe(find(element, '.summary'));
  });

  test('shows the server’s faults at their rows', async () => {
    serveScript(
      saysNo(422, 'invalid-fields', {
        detail: 'Some answers need another look.',
        errors: [{field: 'leadData.household.1.age', code: 'invalid-number'}],
      }),
    );
    const element = await mount();
    await fillFirst(element);
    await addPeople(element, 3);
    await userEvent.fill(control(element, 'household.3.age'), '8');
    await userEvent.click(button(element, 'Analyze'));
    await expect
      .poll(() => all(element, '[aria-invalid=true]').map(({name}) => name))
      .toEqual(['household.3.age']);
    expect(text(element, '.summary')).toContain('Person 4, Age: Enter an age');
    await expect.poll(() => toast(element)).toBe('Analysis FailedSome answers need another look.');
  });
});
