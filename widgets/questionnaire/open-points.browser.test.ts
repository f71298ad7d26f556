import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {serveScript} from '../ui/submission/scripted-server.ts';
import {all, answers, button, find, text, useEmptyPages} from './questionnaire-on-a-page.ts';
import {managed, qualified} from './sample-answers.ts';
import {houston, mother, resultOf} from './answer-on-a-page.ts';

useEmptyPages();

describe('an open point', () => {
  test('answered in place changes the result at once, and requests the reasons again', async () => {
    const heard = serveScript(answers(qualified));
    const {'leadData.filing': _filing, ...open} = {
      ...mother,
      'leadData.familyStatus': 'married-with-children',
      'leadData.filing': '',
    };
    const element = await resultOf(open);
    expect(text(element, '.open-questions')).toContain('file separately: no credit');
    expect(text(element, '.people-answer')).not.toContain('full price');
    await userEvent.click(button(element, 'No'));
    await expect.poll(() => text(element, '.people-answer')).toContain('Plan at full price');
    expect(text(element, '.money .amount')).not.toContain('$114');
    expect(element.shadowRoot?.activeElement?.id).toBe('what-to-do');
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({leadData: {filing: 'separate'}});
    await expect.poll(() => all(element, '.stale').length).toBe(0);
  });

  test.each([
    ['1', ['Single', 'Married, filing separately']],
    ['2', ['Single', 'Married, filing jointly', 'Head of household', 'Married, filing separately']],
  ])('with %s on the tax return, the ways to file are those that are possible', async (size, ways) => {
    serveScript(answers(qualified));
    const element = await resultOf({
      ...houston,
      'leadData.age': '44',
      'leadData.householdSize': size,
      'leadData.income': '50k-75k',
      'leadData.exactIncome': '60000',
    });
    expect(text(element, '.open-questions')).toContain('How do you file your taxes?');
    expect(all(element, '.open-questions button').map(({textContent}) => textContent)).toEqual(ways);
  });

  test('an impossible number is refused in place', async () => {
    serveScript(answers(qualified));
    const element = await resultOf({...mother, 'leadData.exactIncome': ''});
    expect(text(element, '.money')).toContain('exact income');
    const field = find(element, '[name="ask-income"]');
    await userEvent.fill(field, 'a lot');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => text(element, '.open-questions .error')).toContain('Enter a number');
    await userEvent.fill(field, '62,000');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => element.state.answers['leadData.income']).toBe('50k-75k');
    expect(element.state.answers['leadData.exactIncome']).toBe('62000');
  });

  // The months after a birth are only for people who had Medicaid while pregnant (42 U.S.C. 1396a(e)(16)).
  test.each([
    ['No', 'no Medicaid', 'credit'],
    ['Yes', 'Medicaid', 'Medicaid for pregnancy'],
  ])(
    '“%s” to Medicaid during a past pregnancy is kept as %j, and decides',
    async (answered, words, program) => {
      serveScript(answers(qualified));
      const ended = new Date(Date.now() - 120 * 86_400_000).toISOString().slice(0, 10);
      const element = await resultOf({
        ...houston,
        'leadData.age': '27',
        'leadData.household.0.pregnant': 'yes',
        'leadData.household.0.dueDate': ended,
        'leadData.householdSize': '2',
        'leadData.filing': 'head',
        'leadData.income': 'under-30k',
        'leadData.exactIncome': '30000',
      });
      expect(text(element, '.people-answer')).toContain('whether Medicaid covered the pregnancy');
      expect(text(element, '.people-answer')).toContain('with the credit');
      await userEvent.click(button(element, answered));
      await expect.poll(() => element.state.answers['leadData.currentCoverage']).toBe(words);
      await expect.poll(() => text(element, '.people-answer')).toContain(program);
      await expect.poll(() => text(element, '.people-answer')).not.toContain('whether Medicaid covered');
    },
  );

  test('“no” to an employer’s plan is not asked again, and only the same answers are sent', async () => {
    serveScript(answers(qualified));
    const element = await resultOf(mother);
    await userEvent.click(button(element, 'No'));
    await expect.poll(() => all(element, '.open-questions').length).toBe(0);
  });
});

test('a last day of coverage inside the result decides the deadline', async () => {
  serveScript(answers(qualified));
  const element = await resultOf({
    ...houston,
    'leadData.age': '61',
    'leadData.income': '50k-75k',
    'leadData.currentCoverage': 'My plan at work ends soon',
  });
  expect(text(element, '.do-sentence')).toContain('Act today');
  await userEvent.fill(find(element, '[name="last-day"]'), `${new Date().getFullYear()}-12-31`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(element, '.do-sentence')).not.toContain('Act today');
  expect(all(element, '[name="last-day"]')).toHaveLength(0);
});

test('a person who moves to Texas can enter the new ZIP code in place, and then reads the answer for Texas', async () => {
  serveScript(answers(qualified));
  const element = await resultOf({
    'leadData.age': '40',
    'leadData.location': 'Denver, CO',
    'leadData.income': '30k-50k',
    'leadData.exactIncome': '40000',
    'leadData.householdSize': '1',
    'leadData.filing': 'single',
  });
  const [point] = managed.result.points;
  if (!point) throw new Error('the sample has points');
  const changeText = 'moving to Houston in February';
  const move = {
    ...point,
    code: 'change.move-to-texas',
    params: {
      change: 'move',
      text: changeText,
      site: 'ConnectForHealthCO.com',
      place: 'old',
      oldState: 'CO',
      startDay: '2027-02-01',
      endDay: '2027-04-02',
    },
  };
  const {requests} = element.state;
  element.setState({
    phase: 3,
    changes: [{id: 0, change: changeText, date: ''}],
    requests: {
      ...requests,
      3: {
        ...requests[3],
        status: 'success',
        answered: {...managed, result: {...managed.result, points: [move]}},
      },
    },
  });
  await expect.poll(() => all(element, '[name="new-place"]').length).toBe(1);
  expect(text(element, '.do')).toContain('until the move to Texas');
  await userEvent.fill(find(element, '[name="new-place"]'), '80202');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(element, '.open-questions')).toContain('Enter a Texas ZIP code');
  await userEvent.fill(find(element, '[name="new-place"]'), '77002');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.state.answers['leadData.location']).toBe('77002');
  expect(element.state.changes[0]?.change).toBe(`${changeText}, from CO`);
});

test('a release from prison beside the coverage asks for its own day, with a day of the past as the example', async () => {
  serveScript(answers(qualified));
  const element = await resultOf({
    ...houston,
    'leadData.age': '35',
    'leadData.income': 'under-30k',
    'leadData.currentCoverage': 'Just released from prison',
  });
  const field = find(element, '[name="last-day"]');
  expect(field.closest('.field')?.textContent).toContain('When was the release from prison or jail?');
  expect(field.closest('.field')?.textContent).not.toContain('-12-31');
});
