import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {cdp, userEvent} from 'vitest/browser';
import {createTranslate} from '../../element/translate.ts';
import baseStyles from '../../element/base.css?inline';
import tokens from '../../element/tokens.css?inline';
import {renderTree, unmountTree} from '../../element/render.ts';
import texts from '../messages/en.json' with {type: 'json'};
import chartStyles from '../chart/chart.css?inline';
import resultStyles from '../result.css?inline';
import {ContributionPicture} from './contribution-picture.tsx';
import styles from './contribution-picture.css?inline';

const household = {planYear: 2027, householdSize: 1, filing: 'single', people: [{age: 40}]} as const;
const t = createTranslate(texts);

let host: HTMLElement;
let root: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  const shadow = host.attachShadow({mode: 'open'});
  root = document.createElement('div');
  root.className = 'lamplight';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseStyles + tokens + chartStyles + resultStyles + styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(root);
  document.body.append(host);
});

afterEach(() => {
  unmountTree(root);
  host.remove();
});

const find = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const draw = (income: number, price?: number): void => {
  const priced = price === undefined ? {} : {county: 'Harris', benchmarkMonthly: price};
  const own = {...household, ...priced, income};
  renderTree(<ContributionPicture household={own} t={t} lang="en" />, root);
};
const handle = () => find('input[type=range]') as HTMLInputElement;
const spoken = () => handle().getAttribute('aria-valuetext');
const status = () => find('output').textContent;

const isSeen = (selector: string): boolean => find(selector).checkVisibility();

const media = (name: string) => cdp().send('Emulation.setEmulatedMedia', {media: name});

describe('the handle', () => {
  test('is one tab stop, moved by arrows, Page keys, Home and End, and speaks income, share and amount', async () => {
    draw(58_000);
    handle().focus();
    expect(spoken()).toBe('$58,000 a year, 363.41% of the poverty line; you pay $494 a month');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(spoken).toMatch(/^\$58,500 a year, 366.54%/);
    await userEvent.keyboard('{PageDown}');
    await expect.poll(spoken).toMatch(/^\$53,500/);
    await userEvent.keyboard('{Home}');
    await expect.poll(spoken).toBe('$0 a year, 0% of the poverty line; no credit');
    await userEvent.keyboard('{End}');
    await expect.poll(spoken).toBe('$80,000 a year, 501.25% of the poverty line; no credit');
    expect(root.querySelectorAll('[tabindex], input[type=range]')).toHaveLength(1);
  });

  test('follows the pointer, and lies where the drawing shows it', async () => {
    draw(20_000);
    const box = handle().getBoundingClientRect();
    await userEvent.click(handle(), {position: {x: box.width / 2, y: 100}});
    await expect.poll(spoken).toMatch(/^\$40,000 a year/);
    const grip = find('.picture-grip').getBoundingClientRect();
    expect(Math.abs(grip.x + grip.width / 2 - (box.x + box.width / 2))).toBeLessThan(2);
  });

  test('is not the only way: any income may be typed, even past the end', async () => {
    draw(20_000);
    const field = find('[name=picture-income]') as HTMLInputElement;
    await userEvent.fill(field, '120000');
    await expect.poll(spoken).toMatch(/^\$120,000 a year/);
    expect(handle().value).toBe('80000');
    await userEvent.fill(field, 'a lot');
    expect(spoken()).toMatch(/^\$120,000 a year/);
    await userEvent.tab();
    await expect.poll(() => field.value).toBe('120,000');
  });
});

const press = async (text: string): Promise<void> => {
  const button = [...root.querySelectorAll('button')].find(({textContent}) => textContent === text);
  await userEvent.click(button as HTMLElement);
};

test("the buttons move to both sides of the cliff and back to the household's income", async () => {
  draw(47_123);
  await press('Just below the cliff');
  await expect.poll(spoken).toBe('$63,840 a year, 400% of the poverty line; you pay $544 a month');
  await press('Just above');
  await expect.poll(spoken).toBe('$63,841 a year, 400.01% of the poverty line; no credit');
  expect(find('.picture-now').textContent).toContain('Above $63,840: no credit.');
  await press('My income');
  await expect.poll(spoken).toMatch(/^\$47,123 a year/);
});

test('a button that is pressed right after typing overrides the typed income', async () => {
  draw(47_123);
  await userEvent.fill(find('[name=picture-income]'), '52000');
  await press('Just above');
  await expect.poll(spoken).toMatch(/^\$63,841 a year/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(spoken()).toMatch(/^\$63,841 a year/);
});

describe('a passed limit', () => {
  test('is announced in one sentence after a pause, and only when a limit was passed', async () => {
    draw(62_500);
    handle().focus();
    await userEvent.keyboard('{ArrowRight}');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(status()).toBe('');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(status()).toBe('');
    await expect.poll(status).toBe('Above $63,840: no credit.');
    await userEvent.keyboard('{PageDown}');
    await expect.poll(status).toBe('From $39,900 to $63,840: the credit, but no lower deductibles.');
  });

  test('is not announced when the household’s own income changes', async () => {
    draw(62_500);
    draw(70_000);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(spoken()).toMatch(/^\$70,000/);
    expect(status()).toBe('');
  });
});

test('moving the handle moves nothing below', async () => {
  draw(62_500);
  await expect.poll(() => find('.as-table').getBoundingClientRect().top).toBeGreaterThan(0);
  handle().focus();
  const before = find('.as-table').getBoundingClientRect().top;
  for (const key of ['{Home}', '{PageUp}', '{PageUp}', '{PageUp}', '{PageUp}', '{PageUp}', '{End}']) {
    // The keys are pressed in sequence.
    await userEvent.keyboard(key);
    expect(find('.as-table').getBoundingClientRect().top).toBe(before);
  }
});

test('the table has the tiers, the own income and a dollar on both sides of the cliff', () => {
  draw(47_123, 680);
  const rows = [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({textContent}) => textContent),
  );
  expect(rows.map(([name, income]) => [name, income])).toEqual([
    ['The credit starts', '$15,960'],
    ['Silver pays 94% up to here', '$23,940'],
    ['Silver pays 87% up to here', '$31,920'],
    ['Silver pays 73% up to here', '$39,900'],
    ['Your income', '$47,123'],
    ['The credit ends here', '$63,840'],
    ['One dollar more', '$63,841'],
  ]);
  expect(rows.at(-2)?.at(-1)).toBe('$544');
  expect(rows.at(-1)?.at(-1)).toBe('$680');
});

test('on paper the table is unfolded, and controls are hidden', async () => {
  draw(47_123);
  expect([isSeen('tbody'), isSeen('.picture-try')]).toEqual([false, true]);
  await media('print');
  try {
    expect([isSeen('tbody'), isSeen('.picture-try'), isSeen('.chart-line')]).toEqual([true, false, true]);
  } finally {
    await media('');
  }
});

test('a household without the credit at any income gets no picture', () => {
  renderTree(
    <ContributionPicture household={{...household, filing: 'separate', income: 40_000}} t={t} lang="en" />,
    root,
  );
  expect(root.querySelector('figure')).toBeNull();
});
