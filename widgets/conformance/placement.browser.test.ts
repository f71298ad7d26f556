/* Every calculator and form in the page and behind a button: one attribute, one behavior. */
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {BaseElement} from '../element/base-element.ts';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import type {WidgetName} from '../embed/names.ts';
import {everyWidget} from './every-widget.ts';
import {sampled} from '../../agency/testing/sampled.ts';

type Placed = BaseElement & {
  importLate(): Promise<unknown>;
  open(): Promise<void>;
  close(): void;
};

// The control or the content that shows that an element is open.
const contents: Readonly<Partial<Record<WidgetName, string>>> = {
  'aca-calculator': '[part=calculate]',
  'contact-form': 'form',
  'life-calculator': '[part=calculate]',
  questionnaire: 'form',
  'quote-form': 'form',
  'retirement-calculator': '[part=tabs]',
};

const placed = everyWidget.filter(({name}) => contents[name]);
const forms = placed.filter(({name}) => !name.endsWith('-calculator'));
for (const {elementClass} of placed) define(elementClass);

let progress: unknown[] = [];
const hear = (event: Event): void => void progress.push((event as CustomEvent<{stage: string}>).detail.stage);

beforeEach(() => {
  progress = [];
  localStorage.clear();
  sessionStorage.clear();
  protocol().chosen = null;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status: 204})));
  document.addEventListener('lamplight-progress', hear);
});

const address = location.href;
afterEach(async () => {
  document.removeEventListener('lamplight-progress', hear);
  document.body.replaceChildren();
  history.replaceState(null, '', address);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await page.viewport(1280, 900);
});

const mount = async (
  name: WidgetName,
  attributes: Readonly<Record<string, string>> = {},
): Promise<Placed> => {
  const element = document.createElement(`lamplight-${name}`) as Placed;
  for (const [attribute, value] of Object.entries({placement: 'dialog', ...attributes}))
    element.setAttribute(attribute, value);
  document.body.append(element);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  return element;
};

const find = (element: Placed, selector: string): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>(selector);
const isModal = (element: Placed): boolean => find(element, 'dialog')?.matches(':modal') ?? false;

const press = async (element: Placed): Promise<void> => {
  await userEvent.click(find(element, '.opener') as HTMLElement);
  await expect.poll(() => isModal(element)).toBe(true);
};

// The sample: each element at one width and each form with one kind of link, in turn. `test:all` runs all of them.
describe.each(placed.map(({name}, turn) => [name, turn] as const))('%s', (name, turn) => {
  const content = contents[name] ?? '';

  test('is a button with the license line, and loads its late parts at the touch only', async () => {
    // The pointer stands where the last test has left it, and must not touch the button.
    const above = document.createElement('div');
    above.style.height = '700px';
    document.body.append(above);
    const element = await mount(name);
    const late = vi.spyOn(element, 'importLate');
    expect(find(element, '.opener')?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(find(element, '.licence')?.textContent).toMatch(/license #\d/u);
    expect(find(element, content)).toBeNull();
    expect(late).not.toHaveBeenCalled();
    expect(progress).not.toContain('opened');
    await press(element);
    expect(late).toHaveBeenCalled();
  });

  test('opens by its button with the focus on the heading, and Esc returns the focus', async () => {
    const element = await mount(name);
    await press(element);
    await expect.poll(() => element.shadowRoot?.activeElement?.id).toBe('dialog-title');
    expect(find(element, `dialog ${content}`)?.checkVisibility()).toBe(true);
    expect(progress.filter((stage) => stage === 'opened')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => find(element, 'dialog')).toBeNull();
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(find(element, '.opener'));
    await press(element);
    await userEvent.click(find(element, '[part=close]') as HTMLElement);
    await expect.poll(() => find(element, 'dialog')).toBeNull();
    await expect.poll(() => element.shadowRoot?.activeElement).toBe(find(element, '.opener'));
    expect(progress.filter((stage) => stage === 'opened')).toHaveLength(1);
  });

  test('opens and closes by its methods', async () => {
    const element = await mount(name);
    await element.open();
    await expect.poll(() => isModal(element)).toBe(true);
    element.close();
    await element.updated;
    expect(find(element, 'dialog')).toBeNull();
  });

  test('says in place that a part could not be loaded, and retries', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const element = await mount(name);
    const errors: unknown[] = [];
    element.addEventListener('lamplight-error', (event) =>
      errors.push((event as CustomEvent<{code: string}>).detail.code),
    );
    const line = vi.spyOn(element, 'importLate').mockRejectedValue(new TypeError('offline'));
    await userEvent.click(find(element, '.opener') as HTMLElement);
    await expect.poll(() => find(element, '.opening-failure')?.textContent).toMatch(/could not be loaded/u);
    expect(errors).toEqual(['load']);
    line.mockRestore();
    await press(element);
    expect(find(element, '.opening-failure')?.textContent).toBe('');
  });

  test('two on one page open one at a time, each its own', async () => {
    const [first, second] = [await mount(name), await mount(name)];
    await press(second);
    expect(isModal(first)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await press(first);
    expect(isModal(second)).toBe(false);
  });

  test('follows the attribute while open, and keeps what was typed', async () => {
    const element = await mount(name);
    await press(element);
    const field = find(element, 'input[name]:not([type=checkbox], .unseen)') as HTMLInputElement;
    await userEvent.fill(field, '41');
    element.setAttribute('placement', 'inline');
    await expect.poll(() => find(element, 'dialog')).toBeNull();
    await expect.poll(() => find(element, content)).not.toBeNull();
    expect((find(element, `[name="${field.name}"]`) as HTMLInputElement).value).toBe('41');
    element.setAttribute('placement', 'dialog');
    await element.open();
    await expect.poll(() => isModal(element)).toBe(true);
    expect((find(element, `[name="${field.name}"]`) as HTMLInputElement).value).toBe('41');
  });

  test.each(sampled([390, 1280], 2, turn))(
    'the button that closes the dialog stays in view while the content scrolls, %d px wide',
    async (width) => {
      await page.viewport(width, 600);
      const element = await mount(name);
      await press(element);
      const body = find(element, '.dialog-body') as HTMLElement;
      body.scrollTop = body.scrollHeight;
      const {top, right} = (find(element, '[part=close]') as HTMLElement).getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
      // A phone gives the form its whole width.
      expect(find(element, 'dialog')?.clientWidth === width).toBe(width === 390);
    },
  );
});

describe.each(forms.map(({name}, turn) => [name, turn] as const))('%s, a form', (name, turn) => {
  test('in the page it is the form, and open() does nothing', async () => {
    const element = await mount(name, {placement: 'inline'});
    await element.open();
    await element.updated;
    expect(find(element, 'dialog, .opener')).toBeNull();
    expect(find(element, 'form')).not.toBeNull();
  });

  test('the attribute moves the form behind a button', async () => {
    const element = await mount(name, {placement: 'inline'});
    element.setAttribute('placement', 'dialog');
    await expect.poll(() => find(element, '.opener')).not.toBeNull();
    expect(find(element, 'form')).toBeNull();
    await press(element);
  });

  test('back in the page, open() does nothing', async () => {
    const element = await mount(name);
    element.setAttribute('placement', 'inline');
    await element.open();
    await element.updated;
    expect(find(element, 'form')).not.toBeNull();
    expect(progress).not.toContain('opened');
  });

  test('a link to its id opens it, when the page loads and later', async () => {
    const first = await mount(name, {id: 'later'});
    location.hash = '#later';
    await expect.poll(() => isModal(first)).toBe(true);
    first.remove();
    const second = await mount(name, {id: 'later'});
    await expect.poll(() => isModal(second)).toBe(true);
    second.remove();
    const other = await mount(name, {id: 'other'});
    expect(find(other, 'dialog')).toBeNull();
  });

  const links: readonly (readonly [string, (event: Event) => void])[] = [
    ['also when the address is already that of the link', () => {}],
    ['also on a page that stops the event', (event) => event.stopPropagation()],
  ];
  test.each(sampled(links, 2, turn))('each press on a link to its id opens it, %s', async (_, onClick) => {
    const element = await mount(name, {id: 'again'});
    const link = document.createElement('a');
    link.href = '#again';
    link.addEventListener('click', onClick);
    link.append(Object.assign(document.createElement('b'), {textContent: 'Ask for a quote'}));
    document.body.append(link);
    for (let time = 0; time < 3; time++) {
      await userEvent.click(link.firstElementChild as HTMLElement);
      await expect.poll(() => isModal(element)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => find(element, 'dialog')).toBeNull();
    }
    expect(progress.filter((stage) => stage === 'opened')).toHaveLength(1);
  });

  test('a press that leads elsewhere, or that the page handles itself, leaves it closed', async () => {
    const element = await mount(name, {id: 'again'});
    location.hash = '#again';
    await expect.poll(() => isModal(element)).toBe(true);
    element.close();
    await expect.poll(() => find(element, 'dialog')).toBeNull();
    const open = vi.spyOn(element, 'open');
    const link = document.createElement('a');
    document.body.append(link);
    const press = (href: string, event: MouseEventInit = {}, target = ''): void => {
      Object.assign(link, {href, target});
      // A new tab would stay behind after the test.
      addEventListener('click', (click) => click.preventDefault(), {once: true});
      link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...event}));
    };
    press('#again', {ctrlKey: true});
    press('#again', {metaKey: true});
    press('#again', {shiftKey: true});
    press('#again', {}, '_blank');
    press('#other');
    press('https://example.com/#again');
    link.addEventListener('click', (click) => click.preventDefault(), {once: true});
    press('#again');
    document.body.click();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(open).not.toHaveBeenCalled();
  });
});
