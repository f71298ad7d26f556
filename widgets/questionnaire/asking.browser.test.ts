import {describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {serveScript} from '../ui/submission/scripted-server.ts';
import {
  addPeople,
  all,
  answers,
  button,
  control,
  fillFirst,
  find,
  focusedId,
  mount,
  names,
  openGroup,
  text,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import {qualified} from './sample-answers.ts';

useEmptyPages();

const group = (element: QuestionnaireElement, name: string): HTMLDetailsElement => {
  const details = find(element, `#group-${name}`).parentElement;
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`no group ${name}`);
  return details;
};

const cards = (element: QuestionnaireElement): string[] =>
  all(element, '.live-picture li').map((card) =>
    [...card.children].map((part) => part.textContent).join(': '),
  );

describe('the groups of questions', () => {
  test('begin with one group, and lead from each to the next, which takes the focus', async () => {
    const element = await mount();
    expect(all(element, '.group[open]')).toHaveLength(1);
    await fillFirst(element);
    await userEvent.click(button(element, 'Continue'));
    await expect.poll(() => focusedId(element)).toBe('group-taxes');
    expect(group(element, 'household').open).toBe(false);
    expect(group(element, 'taxes').open).toBe(true);
    expect(text(element, '#group-household')).toContain('You, 42 · Houston, TX 77002 · $50,000 to $75,000');
    expect(text(element, '#group-household .edit')).toBe('Change Your household');
  });

  test('stay in the form when closed, and can be opened again in any order', async () => {
    const element = await mount();
    await openGroup(element, 'coverage');
    await userEvent.fill(control(element, 'currentCoverage'), 'COBRA');
    await userEvent.click(find(element, '#group-household'));
    await expect.poll(() => group(element, 'household').open).toBe(false);
    expect(names(element)).toEqual(expect.arrayContaining(['age', 'location', 'householdSize', 'filing']));
    await userEvent.click(find(element, '#group-household'));
    await expect.poll(() => group(element, 'household').open).toBe(true);
    expect(text(element, '#group-coverage')).toContain('COBRA');
  });

  test('open for a fault, so that its link reaches the control', async () => {
    const element = await mount();
    await fillFirst(element);
    await openGroup(element, 'taxes');
    await userEvent.fill(control(element, 'householdSize'), 'many');
    await userEvent.click(find(element, '#group-taxes'));
    await expect.poll(() => group(element, 'taxes').open).toBe(false);
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => group(element, 'taxes').open).toBe(true);
    await userEvent.click(find(element, '.summary a'));
    expect(focusedId(element)).toBe('householdSize');
  });

  test("do not change the history of a partner's page, and add an entry for each group on the agency’s own page", async () => {
    const guest = await mount({site: 'https://agency.example', partner: 'riverside'});
    // The length of the history ends at 50, and tests before have added entries.
    const added = vi.spyOn(history, 'pushState');
    await openGroup(guest, 'coverage');
    await userEvent.click(button(guest, 'Continue'));
    expect(added).not.toHaveBeenCalled();
    guest.remove();
    sessionStorage.clear();
    history.replaceState(null, ''); // a former test left its entry there
    const element = await mount();
    await openGroup(element, 'coverage');
    await expect.poll(() => added).toHaveBeenCalledOnce();
    history.back();
    await expect.poll(() => focusedId(element)).toBe('group-household');
    expect(group(element, 'coverage').open).toBe(false);
    history.forward();
    await expect.poll(() => group(element, 'coverage').open).toBe(true);
  });
});

describe('the household', () => {
  test('grows by a person at a time up to twenty, and removes a person with the answers', async () => {
    const element = await mount();
    await addPeople(element, 2);
    expect(focusedId(element)).toBe('household.2.age');
    await userEvent.fill(control(element, 'household.1.age'), '40');
    await userEvent.fill(control(element, 'household.2.age'), '9');
    await expect
      .poll(() => all(element, 'legend').map((legend) => legend.textContent))
      .toEqual(['You', 'Adult, 40', 'Child, 9']);
    const [remove] = all(element, 'fieldset.person .add');
    await userEvent.click(remove ?? document.body);
    await expect.poll(() => control(element, 'household.1.age').value).toBe('9');
    expect(names(element)).not.toContain('household.2.age');
    expect(focusedId(element)).toBe('add-person');
    element.change({people: 20});
    await expect.poll(() => all(element, 'fieldset.person').length).toBe(20);
    expect(find(element, '#add-person').disabled).toBe(true);
  });

  test('asks each person only relevant questions', async () => {
    const element = await mount();
    await userEvent.fill(control(element, 'age'), '70');
    await userEvent.selectOptions(control(element, 'gender'), 'male');
    await expect.poll(() => names(element)).not.toContain('household.0.pregnant');
    expect(names(element)).toContain('household.0.medicare');
    await userEvent.selectOptions(control(element, 'gender'), 'female');
    await userEvent.fill(control(element, 'age'), '30');
    await expect.poll(() => names(element)).toContain('household.0.pregnant');
    await addPeople(element, 1);
    await userEvent.type(control(element, 'household.1.age'), '8');
    // More digits could follow: nothing moves while the age is being typed.
    await expect.poll(() => text(element, 'fieldset.person:nth-child(2) legend')).toBe('Child, 8');
    expect(all(element, 'fieldset.person .more')).toHaveLength(2);
    await userEvent.tab();
    await expect.poll(() => names(element)).not.toContain('household.1.employerOffer.selfOnlyMonthly');
    expect(all(element, 'fieldset.person .more')).toHaveLength(1);
  });
});

describe('the place', () => {
  test('comes from a ZIP code, and the form asks which county if there are several', async () => {
    const heard = serveScript(answers(qualified));
    const element = await mount();
    await fillFirst(element);
    await expect.poll(() => text(element, '#location-hint')).toBe('77002: Houston, Harris County.');
    expect(names(element)).not.toContain('county');
    await userEvent.fill(control(element, 'location'), '77494');
    await userEvent.tab();
    await expect.poll(() => names(element)).toContain('county');
    expect(text(element, '#location-hint')).toBe('77494: Katy, in more than one county.');
    expect(control(element, 'county').value).toBe('');
    await userEvent.selectOptions(control(element, 'county'), 'Fort Bend');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({leadData: {county: 'Fort Bend'}});
    await userEvent.fill(control(element, 'location'), '77002');
    await expect.poll(() => element.state.answers['leadData.county']).toBe('Harris');
    await userEvent.fill(control(element, 'location'), 'Tulsa, OK 74103');
    await expect.poll(() => element.state.answers['leadData.county']).toBeUndefined();
  });

  test('asks for the county if the ZIP code is unknown', async () => {
    const element = await mount();
    await userEvent.fill(control(element, 'location'), 'Somewhere, TX');
    await userEvent.tab();
    await expect.poll(() => names(element)).toContain('county');
    expect((control(element, 'county') as unknown as HTMLSelectElement).options).toHaveLength(255);
  });
});

test('an income can be monthly, approximate, or a range; the band follows', async () => {
  const element = await mount();
  await userEvent.fill(control(element, 'age'), '42');
  await expect.poll(() => names(element)).toContain('incomePeriod');
  for (const details of all(element, '.more')) (details as unknown as HTMLDetailsElement).open = true;
  await userEvent.fill(control(element, 'exactIncome'), '3,500');
  await userEvent.selectOptions(control(element, 'incomePeriod'), 'month');
  await expect.poll(() => control(element, 'income').value).toBe('30k-50k');
  await userEvent.selectOptions(control(element, 'incomeKind'), 'range');
  await userEvent.fill(control(element, 'incomeTo'), '5,000');
  expect(element.state.answers).toMatchObject({
    'leadData.exactIncome': '3,500',
    'leadData.incomeTo': '5,000',
  });
});

test('each earner’s income can be typed by itself: the sum is on screen, the band follows it, and a faulty part is named', async () => {
  const element = await mount();
  await userEvent.fill(control(element, 'age'), '42');
  await expect.poll(() => names(element)).toContain('incomePeriod');
  for (const details of all(element, '.more')) (details as unknown as HTMLDetailsElement).open = true;
  await userEvent.fill(control(element, 'exactIncome'), '2,500');
  await userEvent.selectOptions(control(element, 'incomePeriod'), 'month');
  const add = all(element, 'button').find(({textContent}) => textContent === 'Add another income');
  await userEvent.click(add as HTMLElement);
  await expect.poll(() => element.shadowRoot?.activeElement?.getAttribute('name')).toBe('otherIncome.0');
  await userEvent.keyboard('1800.50');
  await expect.poll(() => control(element, 'income').value).toBe('50k-75k');
  await expect.poll(() => text(element, '.group')).toContain('Together $51,606 a year.');
  await userEvent.fill(control(element, 'otherIncome.0'), 'a lot');
  await userEvent.fill(control(element, 'location'), 'Houston, TX 77002');
  await element.submit();
  expect(all(element, '.summary a').map(({textContent}) => textContent)).toEqual([
    expect.stringMatching(/^Income 2, in dollars: /u),
  ]);
});

test('the picture sends nothing, and shows a program as soon as it is decided', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const element = await mount();
  element.bringLate().catch(() => undefined);
  await expect.poll(() => cards(element)).toEqual(['You: Not decided yet']);
  await userEvent.fill(control(element, 'age'), '66');
  await expect.poll(() => cards(element)).toEqual(['You, 66: Medicare']);
  expect(all(element, '.live-picture .decided')).toHaveLength(1);
  const posts = fetched.mock.calls.filter(([, init]) => init?.method === 'POST');
  // Only the count of the stage, which contains no answer.
  for (const [url, init] of posts) {
    expect(url).toContain('/api/counts');
    const body = init?.body;
    if (!(body instanceof URLSearchParams)) throw new Error('a count is a form');
    expect([...body.values()].join(' ')).not.toContain('66');
  }
});

test('the list of errors calls the first person “you”, as the form does, with the colon of the language', async () => {
  const element = await mount({lang: 'fr'});
  await element.bringLate();
  element.setState({
    people: 2,
    faults: {
      'leadData.household.0.employerOffer.selfOnlyMonthly': 'invalid-number',
      'leadData.household.1.age': 'invalid-number',
    },
  });
  await expect.poll(() => text(element, '[role=alert]')).toMatch(/Vous, .+\u00A0: Saisissez 0 ou plus/u);
  expect(text(element, '[role=alert]')).toMatch(/Personne 2, .+\u00A0: Saisissez un âge/u);
});
