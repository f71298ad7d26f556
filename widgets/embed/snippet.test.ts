import {expect, test} from 'vitest';
import {siteOrigin} from 'virtual:lamplight/agency';
import {drawSnippet} from './snippet.ts';
import {type WidgetName, widgetNames} from './names.ts';

const hashed: string[] = [];
const draw = (name: WidgetName) =>
  drawSnippet(name, 'es', (style) => {
    hashed.push(style);
    return 'sha256-abc';
  });

test('every element is separate HTML that runs only the loader and links to the agency', async () => {
  for (const name of widgetNames) {
    const html = await draw(name);
    expect(html.match(/<script[^>]*>/gu), name).toEqual([
      `<script src="${siteOrigin}/embed/v1/lamplight.js" async>`,
    ]);
    expect(html, name).not.toMatch(/ style="| on[a-z]+="/u);
    expect(html, name).toContain(`href="${siteOrigin}/es"`);
    const addresses = [...html.matchAll(/ (?:href|action)="([^"]*)"/gu)].map(([, address = '']) => address);
    expect(
      addresses.filter((address) => !/^(?:https?:|tel:|mailto:|#)/u.test(address)),
      name,
    ).toEqual([]);
  }
});

test('a form posts to the agency, and its style has the hash in the policy', async () => {
  const html = await draw('contact-form');
  expect(html).toContain(`<form method="post" action="${siteOrigin}/es/forms/contact"`);
  expect(html).toContain('name="partner" value=""></form>');
  expect(html).toContain("style-src 'sha256-abc'");
  expect(html).toContain(`<style>${hashed.at(-1)}</style>`);
});

test('no question about health is on a partner’s page', async () => {
  expect(await draw('questionnaire')).not.toContain('<template');
});
