import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const widgetCss = readFileSync(new URL('../../widgets/element/base.css', import.meta.url), 'utf8');
type Scheme = 'light' | 'dark' | 'night';

/** The colours of a scheme. Night takes the dark values, and its own paper and surface. */
const colours = (scheme: Scheme): ReadonlyMap<string, string> => {
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

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
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
  const all = colours(scheme);
  const colour = (name: string): string => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`no colour ${name}`);
    return value;
  };

  test.each(texts.flatMap((text) => papers.map((paper) => [text, paper])))(
    'text in %s on %s is at least 4.5 to 1',
    (text = '', paper = '') => expect(contrast(colour(text), colour(paper))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(onColour)('text in %s on %s is at least 4.5 to 1', (text, ground) =>
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(marks.flatMap((mark) => papers.map((paper) => [mark, paper])))(
    'an edge or mark in %s on %s is at least 3 to 1',
    (mark = '', paper = '') => expect(contrast(colour(mark), colour(paper))).toBeGreaterThanOrEqual(3),
  );
});

test('the elements carry the same colours for pages that set none', () => {
  const pairs = [...widgetCss.matchAll(/var\(--(lamplight-[a-z-]+), light-dark\((#\w{6}), (#\w{6})\)\)/g)];
  expect(pairs.length).toBeGreaterThan(8);
  for (const [, name = '', light, dark] of pairs) {
    expect([name, colours('light').get(name), colours('dark').get(name)]).toEqual([name, light, dark]);
  }
});
