import {expect, test, vi} from 'vitest';
import {protocol} from '../element/protocol.ts';
import {AT, answering, calls, json, mount, serve, useEmptyPages} from './chat-on-a-page.ts';
import {ChatElement} from './chat.element.ts';

useEmptyPages();

test('sends nothing to the server, and stores nothing, until the first message', async () => {
  serve(answering);
  const {chat, messages, send} = await mount();
  await chat.open();
  expect(calls).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  expect(messages()).toHaveLength(1);
  send('Do you charge?');
  await expect.poll(() => messages()).toHaveLength(3);
  expect(calls.map(({url}) => url.split('/').at(-1))).toEqual(['conversations', 'messages']);
});

test('opens with the focus in the field, closes with Escape, and returns the focus to the button', async () => {
  serve(answering);
  const {chat, root, find} = await mount();
  find<HTMLButtonElement>('.launch').click();
  await expect.poll(() => root.activeElement?.localName).toBe('textarea');
  expect(find('.launch').getAttribute('aria-expanded')).toBe('true');
  find('textarea').dispatchEvent(
    new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, composed: true}),
  );
  await expect.poll(() => root.activeElement?.className).toBe('launch');
  expect(chat.isOpen).toBe(false);
  expect(find<HTMLElement>('.panel').hidden).toBe(true);
});

test('the button says that it is busy until the panel is there', async () => {
  const {chat, find} = await mount();
  const states: (string | null)[] = [];
  const button = find('.launch');
  new MutationObserver(() => states.push(button.getAttribute('aria-busy'))).observe(button, {
    attributeFilter: ['aria-busy'],
  });
  const opening = chat.open();
  await opening;
  await expect.poll(() => states.at(-1)).toBe('false');
  expect(states).toContain('true');
});

test('a fault in the corner of a page is a card of a few lines, so that the text behind does not show through', async () => {
  const {chat, find} = await mount({placement: 'fixed'});
  chat.bringPanel = () => Promise.reject(new TypeError('offline'));
  await chat.open();
  await expect.poll(() => find('.fault').textContent).not.toBe('');
  const {backgroundColor, borderRadius, width} = getComputedStyle(find('.fault'));
  expect(backgroundColor).toBe('rgb(255, 255, 255)');
  expect(borderRadius).not.toBe('0px');
  expect(Number.parseFloat(width)).toBeLessThanOrEqual(400);
});

test('a draft survives closing, a refusal because of health details, and another language', async () => {
  serve((url, init) =>
    url.endsWith('/messages')
      ? json({code: 'health-details', detail: 'Please leave out health details.'}, 422)
      : answering(url, init),
  );
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('I have diabetes');
  await expect.poll(() => find('.ask .alert').textContent).not.toBe('');
  expect(find('.ask .alert').textContent).toBe('Please leave out health details.');
  const field = find<HTMLTextAreaElement>('textarea');
  expect(field.value).toBe('I have diabetes');
  expect(messages()).toHaveLength(1);
  chat.close();
  await chat.open();
  protocol().choose('de');
  await expect.poll(() => chat.spoken).toBe('de');
  await chat.updated;
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('I have diabetes');
  expect(find('.ask .send').textContent).toBe('Senden');
});

// An earlier defect: a visitor who pressed the button right after a choice of language saw keys instead of
// texts.
test('a language that was chosen before the panel was opened, and loads after the panel, is used in the panel, too', async () => {
  serve(answering);
  const {chat, find} = await mount();
  const {promise, resolve: speak} = Promise.withResolvers<Record<string, string>>();
  const texts = await ChatElement.catalogs('de');
  const german = vi.spyOn(ChatElement, 'catalogs').mockReturnValue(promise);
  protocol().choose('de');
  await chat.open();
  expect(find('.ask .send').textContent).toBe('Send');
  speak(texts);
  await expect.poll(() => chat.spoken).toBe('de');
  await chat.updated;
  expect(find('.ask .send').textContent).toBe('Senden');
  german.mockRestore();
});

test('a long answer is shown from its first line, below the question', async () => {
  serve((url, init) =>
    url.endsWith('/messages')
      ? json({
          id: 'm-long',
          at: AT,
          answer: {id: 'b-long', text: 'A long sentence. '.repeat(200), sources: [], known: true},
        })
      : answering(url, init),
  );
  const {chat, find, messages, send} = await mount();
  await chat.open();
  send('When can I enroll?');
  await expect.poll(() => messages()).toHaveLength(3);
  const log = find('.log').getBoundingClientRect();
  const question = find('.message.visitor').getBoundingClientRect();
  expect(question.top).toBeGreaterThanOrEqual(log.top - 1);
  expect(question.bottom).toBeLessThan(log.bottom);
});
