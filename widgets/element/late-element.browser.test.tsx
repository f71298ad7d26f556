import {useState} from 'react';
import {afterEach, expect, onTestFinished, test, vi} from 'vitest';
import {cdp, userEvent} from 'vitest/browser';
import type {Catalogs} from './element-class.ts';
import {define} from './define.ts';
import {LateElement} from './late-element.ts';
import {protocol} from './protocol.ts';
import type {ViewProps} from './view-element.ts';

type Typed = {readonly name: string; readonly sent: number; readonly isMoved: boolean};

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="late" onClick={() => setCount(count + 1)}>
      {`late ${count}`}
    </button>
  );
};

const View = ({element, state}: ViewProps<ProbeElement, Typed>) => {
  const {late} = element;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        element.setState({sent: state.sent + 1});
      }}
    >
      {late ? <late.Counter /> : null}
      {state.isMoved ? <p className="moved" style={{height: '60px'}} /> : null}
      <label htmlFor="name">Name</label>
      <input
        id="name"
        value={state.name}
        onInput={({currentTarget}) => element.setState({name: currentTarget.value})}
      />
      <select value="b" aria-label="x" onInput={() => undefined}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <button type="submit">{`${state.name} ${state.sent}`}</button>
    </form>
  );
};

const texts = () => ({});
const catalogs: Catalogs = {en: texts, es: texts, fr: texts, de: texts, zh: texts};
const lateCatalogs: Catalogs = {
  ...catalogs,
  en: () => Promise.resolve({word: 'word'}),
  de: () => Promise.resolve({word: 'Wort'}),
};
let arrive: (() => void) | undefined;

class ProbeElement extends LateElement<{readonly Counter: typeof Counter}, Typed> {
  static readonly widget = 'late-probe';
  static readonly attributes = {};
  static readonly styles = '';
  static readonly catalogs = {...catalogs};
  static readonly lateCatalogs = lateCatalogs;
  static readonly View = View;
  static initialState = (): Typed => ({name: '', sent: 0, isMoved: false});

  async importLate() {
    await new Promise<void>((resolve) => (arrive = resolve));
    return {lateStyles: '', lateParts: () => ({Counter})};
  }
}

define(ProbeElement);

afterEach(() => {
  localStorage.clear();
  protocol().chosen = null;
  ProbeElement.catalogs.de = texts;
  arrive = undefined;
  document.body.replaceChildren();
});

const mount = async (): Promise<ProbeElement> => {
  const element = document.createElement('lamplight-late-probe') as ProbeElement;
  document.body.append(element);
  await element.updated;
  return element;
};

/** Mounts an element whose late parts have loaded and are drawn. */
const mountWithLateParts = async (): Promise<ProbeElement> => {
  const element = await mount();
  void element.touch();
  await expect.poll(() => arrive).toBeTruthy();
  arrive?.();
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).toBeTruthy();
  await element.updated;
  return element;
};

const find = (element: ProbeElement, selector: string): HTMLInputElement => {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};

test('a visitor who types while the late parts load loses neither the focus nor a letter', async () => {
  const element = await mount();
  const input = find(element, 'input');
  await userEvent.click(input);
  await userEvent.type(input, 'An');
  await expect.poll(() => arrive).toBeTruthy();
  arrive?.();
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
      return arrive;
    })
    .toBeTruthy();
  arrive?.();
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).toBeTruthy();
  find(element, '[type=submit]').click();
  await element.updated;
  expect(element.state.sent).toBe(2);
  find(element, '.late').click();
  await expect.poll(() => find(element, '.late').textContent).toBe('late 1');
});

/** Returns the middle of a control in the browser's window. */
const middleOf = (control: Element) => {
  const frame = window.frameElement?.getBoundingClientRect();
  const {x, y, width, height} = control.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return {x: (frame?.x ?? 0) + (x + width / 2) * scale, y: (frame?.y ?? 0) + (y + height / 2) * scale};
};

/** Controls a real mouse at the middle of a control; press and release are separate events. */
const mouseAt = (control: Element) => {
  const at = middleOf(control);
  return (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    cdp().send('Input.dispatchMouseEvent', {...at, type, button: 'left', clickCount: 1});
};

/** Controls a real finger at the middle of a control. */
const fingerAt = (control: Element) => {
  const at = middleOf(control);
  return (type: 'touchStart' | 'touchEnd') =>
    cdp().send('Input.dispatchTouchEvent', {type, touchPoints: type === 'touchStart' ? [at] : []});
};

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

// On a slow phone, the late parts of a first touch load while the finger is still on the screen, and would move the
// pressed control.
test('late parts that load between press and release do not take the click from the pressed button', async () => {
  const element = await mount();
  const mouse = mouseAt(find(element, '[type=submit]'));
  await mouse('mouseMoved');
  await mouse('mousePressed');
  await expect.poll(() => arrive).toBeTruthy();
  arrive?.();
  await new Promise((resolve) => setTimeout(resolve, 300)); // a slow press: everything that is drawn during the press is drawn by then
  await mouse('mouseReleased');
  await expect.poll(() => element.state.sent).toBe(1);
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).not.toBeNull();
});

test('late parts that come under a finger do not take the tap from the button', async () => {
  const element = await mount();
  const finger = fingerAt(find(element, '[type=submit]'));
  await finger('touchStart');
  await expect.poll(() => arrive).toBeTruthy();
  arrive?.();
  await frames(3); // a quick tap: everything that is drawn during the tap is drawn by then
  await finger('touchEnd');
  await expect.poll(() => element.state.sent).toBe(1);
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).not.toBeNull();
});

// A result, a county or a price that is ready while a button is pressed waits for the release.
test.each(['mouse', 'finger'] as const)(
  'a redraw between press and release of the %s does not take the click from the button',
  async (pointer) => {
    const element = await mountWithLateParts();
    const button = find(element, '[type=submit]');
    const [mouse, finger] = [mouseAt(button), fingerAt(button)];
    await (pointer === 'mouse' ? mouse('mousePressed') : finger('touchStart'));
    element.setState({isMoved: true});
    await frames(3);
    await (pointer === 'mouse' ? mouse('mouseReleased') : finger('touchEnd'));
    await expect.poll(() => element.state.sent).toBe(1);
    await expect.poll(() => element.shadowRoot?.querySelector('.moved')).not.toBeNull();
  },
);

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

test('a press whose release the page swallows does not block drawing permanently', async () => {
  const element = await mountWithLateParts();
  const button = find(element, '[type=submit]');
  button.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
  element.setState({sent: 1});
  await expect.poll(() => button.textContent).toBe(' 1');
});

test('late parts that load while the element is disconnected are there when it returns', async () => {
  const element = await mount();
  void element.touch();
  await expect.poll(() => arrive).toBeTruthy();
  element.remove();
  await Promise.resolve();
  arrive?.();
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
    ProbeElement.catalogs.de = () => promise;
    const element = await mount();
    protocol().choose('de');
    void element.touch();
    await expect.poll(() => arrive).toBeTruthy();
    if (order === 'before') {
      speak({});
      await speaksGerman(element);
    }
    arrive?.();
    await expect.poll(() => element.late).toBeTruthy();
    expect(element.t('word')).toBe(order === 'before' ? 'Wort' : 'word');
    speak({});
    await speaksGerman(element);
    expect(element.t('word')).toBe('Wort');
  },
);
