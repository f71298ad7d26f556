import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {serveScript} from '../ui/submission/scripted-server.ts';
import {
  answers,
  button,
  control,
  fillFirst,
  find,
  mount,
  names,
  openGroup,
  stored,
  text,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import {qualified} from './sample-answers.ts';

useEmptyPages();

describe('health answers', () => {
  test('have a separate unchecked consent, are sent with its evidence, and are never stored', async () => {
    const heard = serveScript(answers(qualified));
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(find(element, '.more > summary'));
    await expect.poll(() => names(element)).toContain('household.0.tobacco');
    await userEvent.click(control(element, 'household.0.tobacco'));
    await openGroup(element, 'health');
    expect(control(element, 'conditions').matches(':disabled')).toBe(true);
    expect(control(element, 'healthConsent').checked).toBe(false);
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.fill(control(element, 'conditions'), 'asthma');
    expect(text(element, '#health-hint')).toContain('Your browser does not keep these answers');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      healthInfo: {conditions: 'asthma'},
      consents: [
        {
          kind: 'health',
          textVersion: 'health-2026-11-22',
          textSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      ],
    });
    expect(element.state.answers['leadData.household.0.tobacco']).toBe('yes');
    expect(stored()).toContain('Houston');
    expect(stored()).not.toMatch(/asthma|tobacco/);
  });

  test('are asked for on the agency’s own page only', async () => {
    const element = await mount({site: 'https://agency.example', partner: 'riverside', lang: 'es'});
    await expect.poll(() => element.spoken).toBe('es');
    await userEvent.click(find(element, '.more > summary'));
    await expect.poll(() => names(element)).toContain('household.0.medicare');
    await openGroup(element, 'health');
    expect(names(element).join(' ')).not.toMatch(/conditions|medications|tobacco|pregnan|babies/);
    const link = find(element, '.health a') as unknown as HTMLAnchorElement;
    expect(link.href).toBe('https://agency.example/es/ai-workflow?partner=riverside');
    expect(link.target).toBe('_blank');
  });
});
