import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {contrast} from '../builder/contrast.ts';

const css = readFileSync(new URL('../../look/tokens.css', import.meta.url), 'utf8');
const widgetCss = readFileSync(new URL('../../widgets/element/tokens.css', import.meta.url), 'utf8');
type Scheme = 'light' | 'dark' | 'night';

/** The colors of a scheme. Night has the dark values, with its own paper and surface. */
const colors = (scheme: Scheme): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const [general = '', night = ''] = css.split('.night {');
  for (const [, name = '', value = ''] of general.matchAll(/--([a-z-]+): ([^;]+);/g)) {
    const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
    if (pair) found.set(name, (scheme === 'light' ? pair[1] : pair[2]) ?? '');
    else if (/^#\w{6}$/.test(value)) found.set(name, value);
  }
  if (scheme === 'night') {
    for (const [, name = '', value = ''] of night.matchAll(/--([a-z-]+): (#\w{6});/g)) found.set(name, value);
  }
  return found;
};

const papers = ['lamplight-paper', 'lamplight-surface', 'lamplight-linen'];
const texts = ['ink', 'quiet', 'accent', 'accent-strong', 'danger', 'good', 'fair'].map(
  (name) => `lamplight-${name}`,
);
const marks = ['lamplight-edge', 'lamplight-glow-strong'];
const onColour = [
  ['lamplight-on-accent', 'lamplight-accent'],
  ['lamplight-on-accent', 'lamplight-accent-strong'],
  ['lamplight-on-danger', 'lamplight-danger'],
  ['lamplight-paper', 'lamplight-ink'],
  ['lamplight-ink', 'lamplight-linen-pressed'],
] as const;

describe.each(['light', 'dark', 'night'] as const)('in the %s scheme', (scheme) => {
  const all = colors(scheme);
  const color = (name: string): string => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`no color ${name}`);
    return value;
  };

  test.each(texts.flatMap((text) => papers.map((paper) => [text, paper])))(
    'text in %s on %s is at least 4.5 to 1',
    (text = '', paper = '') => expect(contrast(color(text), color(paper))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(onColour)('text in %s on %s is at least 4.5 to 1', (text, ground) =>
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(marks.flatMap((mark) => papers.map((paper) => [mark, paper])))(
    'an edge or mark in %s on %s is at least 3 to 1',
    (mark = '', paper = '') => expect(contrast(color(mark), color(paper))).toBeGreaterThanOrEqual(3),
  );
});

test('the elements have the same colors for pages that set none', () => {
  const pairs = [...widgetCss.matchAll(/var\(--(lamplight-[a-z-]+), light-dark\((#\w{6}), (#\w{6})\)\)/g)];
  expect(pairs.length).toBeGreaterThan(8);
  for (const [, name = '', light, dark] of pairs) {
    expect([name, colors('light').get(name), colors('dark').get(name)]).toEqual([name, light, dark]);
  }
});
