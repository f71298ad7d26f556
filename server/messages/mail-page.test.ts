import {expect, test} from 'vitest';
import {mailPage, mailParagraph} from './mail-page.ts';

const html = mailPage({
  language: 'de',
  heading: 'Müller & <b>Söhne</b>',
  body: ['Zeile eins\nZeile zwei', 'https://agency.example/de/withdraw?a=1&b=2', '<img src=x>'].map(
    mailParagraph,
  ),
  foot: ['Ruiz Insurance'],
});

/** Calculates the relative luminance of a color (WCAG 2.2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
};

test('a mail announces both schemes and gives every text in them a contrast of 4.5', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [light = '', dark = ''] = html.split('@media (prefers-color-scheme:dark)');
  for (const scheme of [light, dark]) {
    const [, paper = ''] = /background:(#\w{6})/u.exec(scheme) ?? [];
    // The button has a background of its own.
    const texts = [...scheme.matchAll(/\{([^{}]*)\}/gu)].flatMap(([, rule = '']) => {
      const [, color] = /(?:^|;)color:(#\w{6})/u.exec(rule) ?? [];
      const [, own = paper] = /background:(#\w{6})/u.exec(rule) ?? [];
      return color === undefined ? [] : [{color, ground: own}];
    });
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.some(({ground}) => ground !== paper)).toBe(true);
    for (const {color, ground} of texts)
      expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThan(4.5);
  }
});

test('a mail escapes its text, links only a separate address, and loads nothing', () => {
  expect(html).toContain('<h1>Müller &amp; &lt;b&gt;Söhne&lt;/b&gt;</h1>');
  expect(html).toContain('<p>Zeile eins<br>Zeile zwei</p>');
  expect(html).toContain('<a href="https://agency.example/de/withdraw?a=1&amp;b=2">');
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import/u);
  expect(mailParagraph('see https://agency.example')).not.toContain('<a');
});

test('a telephone number and the word “E-Mail” do not break, and an address is left alone', () => {
  expect(mailParagraph('Per E-Mail oder 713-555-0142; 1-800-MEDICARE (TTY 1-877-486-2048)')).toBe(
    '<p>Per <span class="whole">E-Mail</span> oder <span class="whole">713-555-0142</span>; ' +
      '<span class="whole">1-800-MEDICARE</span> (TTY <span class="whole">1-877-486-2048</span>)</p>',
  );
  expect(mailParagraph('https://agency.example/e-mail/713-555-0142')).not.toContain('span');
  expect(html).toContain('.whole{white-space:nowrap}');
});
