import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import baseStyles from '../../element/base.css?inline';
import tokens from '../../element/tokens.css?inline';
import {renderTree, unmountTree} from '../../element/render.ts';
import {BarChart} from './bar-chart.tsx';
import chartStyles from './chart.css?inline';
import {LineChart} from './line-chart.tsx';

let host: HTMLElement;
let root: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  const shadow = host.attachShadow({mode: 'open'});
  root = document.createElement('div');
  root.className = 'lamplight';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseStyles + tokens + chartStyles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(root);
  document.body.append(host);
});

afterEach(() => {
  unmountTree(root);
  host.remove();
});

const savings = [
  {age: 60, savings: 100},
  {age: 61, savings: 200},
  {age: 62, savings: 400},
];

const line = (points = savings) => (
  <LineChart
    id="savings"
    title="Savings"
    description="From 100 to 400."
    points={points}
    writeMoney={(value) => `$${value}`}
    writeAge={String}
  />
);

const bars = (
  <BarChart
    id="income"
    title="Income"
    description="Two bars."
    write={(value) => `$${value}`}
    bars={[
      {
        id: 'then',
        label: 'Then',
        parts: [
          {id: 'savings', label: 'From savings', value: 75, tone: 1},
          {id: 'social', label: 'Social Security', value: 25, tone: 2},
        ],
      },
      {id: 'now', label: 'Now', parts: [{id: 'now', label: 'Today', value: 50, tone: 3}]},
    ]}
  />
);

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

describe('a drawing', () => {
  test('has a name and a description, and no style attribute', () => {
    renderTree(line(), root);
    const svg = root.querySelector('svg');
    const named = svg?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    expect(named.map((id) => root.querySelector(`#${id}`)?.textContent)).toEqual([
      'Savings',
      'From 100 to 400.',
    ]);
    expect(root.querySelector('[style]')).toBeNull();
  });

  test('follows its given width, and its letters keep their size', async () => {
    host.style.width = '320px';
    renderTree(line(), root);
    const svg = root.querySelector('svg');
    await expect.poll(() => svg?.getAttribute('width')).toBe('320');
    host.style.width = '700px';
    await expect.poll(() => svg?.getAttribute('viewBox')).toBe('0 0 700 260');
  });

  test.each(['light', 'dark'])('has lines and bars of at least 3:1 to the surface, %s', (theme) => {
    root.dataset['theme'] = theme;
    renderTree(
      <div>
        {line()}
        {bars}
      </div>,
      root,
    );
    const surface = document.createElement('p');
    root.append(surface);
    surface.style.color = 'var(--surface)';
    const behind = getComputedStyle(surface).color;
    const line1 = getComputedStyle(root.querySelector('.chart-line') as Element).stroke;
    const fills = [...root.querySelectorAll('.chart-bar')].map((bar) => getComputedStyle(bar).fill);
    for (const colour of [line1, ...fills]) expect(contrast(colour, behind)).toBeGreaterThanOrEqual(3);
    expect(new Set(fills).size).toBe(3);
  });

  test('draws the parts of a bar end to end, in proportion', async () => {
    host.style.width = '400px';
    renderTree(bars, root);
    await expect
      .poll(() => [...root.querySelectorAll('.chart-bar')].map((bar) => bar.getAttribute('width')))
      .toEqual(['298', '98', '198']);
    expect([...root.querySelectorAll('.chart-legend li')].map(({textContent}) => textContent)).toEqual([
      'From savings',
      'Social Security',
      'Today',
    ]);
  });

  test('of a single year is omitted', () => {
    renderTree(line([{age: 69, savings: 5}]), root);
    expect(root.querySelector('svg')).toBeNull();
  });
});
