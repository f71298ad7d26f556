import {expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {type Answer, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {answers, button, control, mount, open, text, useEmptyPages} from './questionnaire-on-a-page.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import {managed} from './sample-answers.ts';

useEmptyPages();

const saves: Answer = () =>
  Response.json(
    {
      id: 'b2c7e4de-0a4c-4d5e-8a55-1b8a8c1f2f33',
      receivedAt: '2026-11-21T10:00:00Z',
      clientId: 'f0b3c1de-1a4c-4d5e-8a55-1b8a8c1f2f44',
    },
    {status: 201},
  );
const isLost = saysNo(503, 'unavailable', {after: '600'});
const isRefused = saysNo(422, 'invalid-fields', {errors: [{field: 'contact.email', code: 'invalid-email'}]});

/** The status of saving; `refused` if the server found faults, which the summary names in place of a status. */
const outcomeOf = ({state: {saving, faults}}: QuestionnaireElement): string =>
  saving.status === 'idle' && Object.keys(faults).length > 0 ? 'refused' : saving.status;

/** Saves once for each answer of the server, with a new name each time. */
const saveEdited = async (...script: readonly Answer[]) => {
  // Every answered save is followed by the phase's own request.
  const heard = serveScript(
    answers(managed),
    ...script.flatMap((answer) => (answer === saves ? [answer, answers(managed)] : [answer])),
  );
  const element = await mount();
  await open(element, 'Phase 3', 'lifeInsurance');
  await userEvent.fill(control(element, 'lifeInsurance'), 'none');
  await userEvent.click(button(element, 'Generate Management Plan'));
  await expect.poll(() => text(element, '#save')).toBe('Save my results');
  await userEvent.fill(control(element, 'lastName'), 'Ruiz');
  await userEvent.fill(control(element, 'email'), 'ana@mail.example');
  for (const [index, answer] of script.entries()) {
    await userEvent.fill(control(element, 'firstName'), `Ana ${'I'.repeat(index + 1)}`);
    // By keyboard: on a small page the answer's toast may cover the button. After a save it is disabled until an answer changes.
    await expect.poll(() => button(element, 'Save my results').disabled).toBe(false);
    button(element, 'Save my results').focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => outcomeOf(element), {timeout: 5_000})
      .toBe(answer === saves ? 'saved' : answer === isRefused ? 'refused' : 'error');
    await expect.poll(() => element.state.requests[3].status).toBe('success');
  }
  return heard
    .filter(({url}) => url.endsWith('/results'))
    .map(({headers, body}) => {
      const {supersedes, context} = JSON.parse(body) as {
        supersedes?: string | readonly string[];
        context: object;
      };
      return {key: headers.get('Idempotency-Key'), supersedes, context};
    });
};

test('a save replaces every earlier unanswered save, and then only the answered one', async () => {
  const [first, second, third, fourth] = await saveEdited(isLost, isLost, saves, saves);
  expect([first?.supersedes, second?.supersedes]).toEqual([undefined, first?.key]);
  expect(third?.supersedes).toEqual([second?.key, first?.key]);
  expect(fourth?.supersedes).toBe(third?.key);
});

test('a save after a refused save replaces the unanswered save before it', async () => {
  const [first, refused, corrected] = await saveEdited(isLost, isRefused, saves);
  expect(refused?.supersedes).toBe(first?.key);
  expect(corrected?.supersedes).toBe(first?.key);
});

test('a save states its time and its page', async () => {
  const [first] = await saveEdited(saves);
  expect(first?.context).toMatchObject({
    // The tests themselves run in a frame.
    hostPage: document.referrer.split('?')[0],
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});
