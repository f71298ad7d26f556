import {expect, onTestFinished, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {
  arriveLate,
  find,
  isLoading,
  mount,
  mountWithLateParts,
  ProbeElement,
  useEmptyPages,
} from './late-probe.tsx';
import {protocol} from './protocol.ts';

useEmptyPages();

test('a visitor who types while the late parts load loses neither the focus nor a letter', async () => {
  const element = await mount();
  const input = find(element, 'input');
  await userEvent.click(input);
  await userEvent.type(input, 'An');
  await expect.poll(isLoading).toBe(true);
  arriveLate();
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).toBeTruthy();
  expect(find(element, 'input')).toBe(input);
  expect(element.shadowRoot?.activeElement).toBe(input);
  await userEvent.keyboard('a');
  expect(input.value).toBe('Ana');
  expect(element.state.name).toBe('Ana');
  expect(find(element, 'select').value).toBe('b');
});

test('each listener is called once before the late parts load and once after', async () => {
  const element = await mount();
  find(element, '[type=submit]').click();
  expect(element.state.sent).toBe(1);
  await expect
    .poll(() => {
      void element.touch();
      return isLoading();
    })
    .toBe(true);
  arriveLate();
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).toBeTruthy();
  find(element, '[type=submit]').click();
  await element.updated;
  expect(element.state.sent).toBe(2);
  find(element, '.late').click();
  await expect.poll(() => find(element, '.late').textContent).toBe('late 1');
});

test('a typed letter appears at once, and what follows from the letter is drawn after the next frame', async () => {
  const element = await mountWithLateParts();
  const seen: (string | null)[] = [];
  const button = find(element, '[type=submit]');
  find(element, 'input').addEventListener('input', () => {
    const {port1, port2} = new MessageChannel();
    port1.addEventListener('message', () => seen.push(button.textContent)); // a separate task, after all listeners
    port1.start();
    port2.postMessage('');
  });
  await userEvent.type(find(element, 'input'), 'A');
  await expect.poll(() => button.textContent).toBe('A 0');
  expect(seen).toEqual([' 0']);
});

test('typed text is drawn although the page suspends its timers', async () => {
  const element = await mountWithLateParts();
  const wait = setTimeout;
  vi.useFakeTimers({toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback']});
  onTestFinished(() => void vi.useRealTimers());
  const button = find(element, '[type=submit]');
  const field = find(element, 'input');
  field.value = 'A';
  field.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
  // Vitest's own waits would advance the stopped timers.
  for (let round = 0; round < 100 && button.textContent !== 'A 0'; round += 1)
    await new Promise((resolve) => wait(resolve, 100));
  expect(button.textContent).toBe('A 0');
});

test('late parts that load while the element is disconnected are there when it returns', async () => {
  const element = await mount();
  void element.touch();
  await expect.poll(isLoading).toBe(true);
  element.remove();
  await Promise.resolve();
  arriveLate();
  await expect.poll(() => element.late).toBeTruthy();
  document.body.append(element);
  await element.updated;
  expect(find(element, '.late').textContent).toBe('late 0');
  expect(element.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
});

const speaksGerman = async (element: ProbeElement): Promise<void> => {
  await expect.poll(() => element.spoken).toBe('de');
};

test.each(['before', 'after'] as const)(
  'the late texts are those of a language that was chosen before the first touch and came %s the late parts',
  async (order) => {
    const {promise, resolve: speak} = Promise.withResolvers<Record<string, string>>();
    ProbeElement.catalogs = (lang) => (lang === 'de' ? promise : {});
    const element = await mount();
    protocol().choose('de');
    void element.touch();
    await expect.poll(isLoading).toBe(true);
    if (order === 'before') {
      speak({});
      await speaksGerman(element);
    }
    arriveLate();
    await expect.poll(() => element.late).toBeTruthy();
    expect(element.t('word')).toBe(order === 'before' ? 'Wort' : 'word');
    speak({});
    await speaksGerman(element);
    expect(element.t('word')).toBe('Wort');
  },
);
