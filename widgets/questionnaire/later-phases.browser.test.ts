import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {serveScript} from '../ui/submission/scripted-server.ts';
import {
  all,
  answers,
  button,
  control,
  find,
  focusedId,
  mount,
  names,
  open,
  openGroup,
  text,
  toast,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import {assessed, managed} from './sample-answers.ts';

useEmptyPages();

describe('the second phase', () => {
  test('copies known answers from the first phase, checks, and answers with points, gaps and a booking link', async () => {
    const heard = serveScript(answers(assessed));
    const element = await mount();
    await userEvent.fill(control(element, 'age'), '42');
    await openGroup(element, 'taxes');
    await userEvent.fill(control(element, 'householdSize'), '3');
    await open(element, 'Phase 2: Needs Assessment', 'primary');
    expect(control(element, 'age').value).toBe('42');
    expect(control(element, 'dependents').value).toBe('2');
    expect(all(element, 'form :required').map(({name}) => name)).toEqual(['age', 'primary']);
    expect(names(element)).toEqual(
      expect.arrayContaining([
        'doctors.0',
        'doctors.1',
        'visitsPerYear',
        'budget',
        'riskTolerance',
        'timeline',
      ]),
    );
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect
      .poll(() => toast(element))
      .toBe('Missing InformationPlease fill in all required client profile information.');
    await userEvent.fill(control(element, 'primary'), 'cover the family');
    await userEvent.fill(control(element, 'doctors.1'), 'Dr. Ruiz');
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect.poll(() => text(element, '#result')).toBe('Personalized Recommendations');
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      clientProfile: {age: '42', dependents: '2', doctors: ['Dr. Ruiz']},
      goals: {primary: 'cover the family', budget: '', riskTolerance: ''},
      timeline: '',
    });
    const points = all(element, '.points > li').map(({className}) => className);
    expect(points).toEqual(['action', 'finding', 'warning', 'question', 'ruled-out']);
    expect(all(element, '.points').map((list) => (list as unknown as HTMLOListElement).start)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(text(element, '.gaps tbody')).toContain(
      'Life insurance$415,000 – $615,000$250,000$165,000 – $365,000',
    );
    const link = find(element, '.keep a.button') as unknown as HTMLAnchorElement;
    expect(link.textContent).toContain('Schedule Consultation');
    expect(link.href).toBe(assessed.calendlyLink);
    expect(link.target).toBe('_blank');
    expect(text(element, '.badges')).toContain('Assessment Date');
    await expect
      .poll(() => toast(element))
      .toBe('Needs Assessment CompletePersonalized recommendations have been generated.');
  });

  test('shows plain recommendations as text, and the agency’s own booking page if the answer names none', async () => {
    serveScript(answers({recommendations: '1. Think.\n2. Act.'}));
    const element = await mount();
    await open(element, 'Phase 2: Needs Assessment', 'primary');
    await userEvent.fill(control(element, 'age'), '42');
    await userEvent.fill(control(element, 'primary'), 'a plan');
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect.poll(() => text(element, '.prose')).toBe('1. Think.\n2. Act.');
    expect((find(element, '.keep a.button') as unknown as HTMLAnchorElement).href).toMatch(
      /^https:\/\/booking\./,
    );
  });

  test('has its own error texts', async () => {
    serveScript(() => new Response('', {status: 500}));
    const element = await mount();
    await open(element, 'Phase 2: Needs Assessment', 'primary');
    await userEvent.fill(control(element, 'age'), '42');
    await userEvent.fill(control(element, 'primary'), 'a plan');
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect
      .poll(() => toast(element))
      .toBe('Assessment FailedUnable to process needs assessment. Please try again.');
  });
});

describe('the third phase', () => {
  test('keeps at least one life change, drops blank changes, and answers with review and follow-ups', async () => {
    const heard = serveScript(answers(managed));
    const element = await mount();
    await open(element, 'Phase 3', 'lifeInsurance');
    expect(text(element, '#part')).toBe('Current Policy Portfolio / Retirement Portfolio');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect
      .poll(() => toast(element))
      .toBe('Missing InformationPlease provide current policy information.');
    const remove = () => all(element, 'button').filter(({textContent}) => textContent === 'Remove');
    expect(remove().map(({disabled}) => disabled)).toEqual([true]);
    await userEvent.click(button(element, 'Add Life Change'));
    await expect.poll(() => focusedId(element)).toBe('lifestageChanges.1');
    await userEvent.keyboard('moved to Katy');
    await userEvent.fill(control(element, 'lifestageChanges.1.date'), '2026-11-02');
    await userEvent.click(button(element, 'Add Life Change'));
    await expect.poll(() => remove().length).toBe(3);
    const [first] = remove();
    if (first) await userEvent.click(first);
    await expect.poll(() => control(element, 'lifestageChanges.0').value).toBe('moved to Katy');
    expect(focusedId(element)).toBe('changes');
    await userEvent.fill(control(element, 'lifeInsurance'), 'none');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect.poll(() => text(element, '#result')).toBe('Client Management Plan');
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      clientId: 'current-client',
      policyInfo: {lifeInsurance: 'none', cancerCoverage: '', medicare: '', retirement: ''},
      lifestageChanges: [{change: 'moved to Katy', date: '2026-11-02'}],
    });
    expect(text(element, '.badges')).toBe('Next ReviewDecember 15, 2026Automated Follow-upsDisabled');
    expect(text(element, '.statutory')).not.toBe('');
    await expect
      .poll(() => toast(element))
      .toBe('Portfolio Review CompleteClient management plan has been generated.');
  });

  test('keeps every life change that is typed or added before the next drawing', async () => {
    const element = await mount();
    await open(element, 'Phase 3', 'lifeInsurance');
    await userEvent.click(button(element, 'Add Life Change'));
    await expect.poll(() => focusedId(element)).toBe('lifestageChanges.1');
    const type = (name: string, typed: string): void => {
      const field = control(element, name);
      field.value = typed;
      field.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
    };
    // All in one task, so that nothing is drawn in between.
    type('lifestageChanges.0', 'new job');
    type('lifestageChanges.1', 'moved to Katy');
    button(element, 'Add Life Change').click();
    await expect.poll(() => control(element, 'lifestageChanges.2').value).toBe('');
    expect(element.state.changes.map(({change}) => change)).toEqual(['new job', 'moved to Katy', '']);
  });

  test('shows Disabled without follow-ups, and has its own error texts', async () => {
    serveScript(answers({managementPlan: 'Rest.'}), () => new Response('', {status: 500}));
    const element = await mount();
    await open(element, 'Phase 3', 'lifeInsurance');
    await userEvent.fill(control(element, 'lifeInsurance'), 'none');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect.poll(() => text(element, '.badges')).toBe('Automated Follow-upsDisabled');
    expect(text(element, '.prose')).toBe('Rest.');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect
      .poll(() => toast(element))
      .toBe('Review FailedUnable to process client management analysis. Please try again.');
    expect(text(element, '.prose')).toBe('Rest.');
  });
});
