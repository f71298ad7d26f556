import {expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {serveScript} from '../ui/submission/scripted-server.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import {
  all,
  answers,
  button,
  control,
  fillFirst,
  find,
  text,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import {qualified} from './sample-answers.ts';

useEmptyPages();

const open = async (): Promise<QuestionnaireElement> => {
  const element = document.createElement('lamplight-questionnaire') as QuestionnaireElement;
  element.setAttribute('placement', 'dialog');
  document.body.append(element);
  await expect.poll(() => all(element, '.opener')).toHaveLength(1);
  await userEvent.click(find(element, '.opener'));
  await expect.poll(() => all(element, 'dialog:modal')).toHaveLength(1);
  return element;
};

test('a questionnaire in a dialog answers a phase there, and keeps the answers when it is closed', async () => {
  serveScript(answers({...qualified, result: undefined}));
  const element = await open();
  expect(text(element, '#dialog-title')).toBe('Check your coverage');
  await fillFirst(element);
  await userEvent.click(button(element, 'Analyze'));
  await expect.poll(() => all(element, 'dialog .result')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => all(element, 'dialog')).toHaveLength(0);
  await userEvent.click(find(element, '.opener'));
  await expect.poll(() => all(element, 'dialog:modal .result')).toHaveLength(1);
  expect(control(element, 'age').value).toBe('42');
});

test('a questionnaire in a dialog lists its errors there', async () => {
  const element = await open();
  await userEvent.click(button(element, 'Analyze'));
  await expect.poll(() => all(element, 'dialog .summary')).toHaveLength(1);
  expect(element.shadowRoot?.activeElement).toBe(find(element, '.summary'));
});
