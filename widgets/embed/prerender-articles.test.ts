import {expect, test} from 'vitest';
import {prerenderWidget, withoutScript} from './prerender.ts';

test('the list of articles is in the page before any script runs', async () => {
  const {markup} = await prerenderWidget('blog', 'es', {heading: 'off'});
  expect(markup.match(/<li class="card"/g)).toHaveLength(8);
  expect(markup).toContain('href="/es/blog/the-400-percent-cliff-2027"');
  expect(markup).toContain('22 de noviembre de 2026');
  expect(markup).not.toContain('?month=');
});

test('an article is there with its whole text, and without a month that could become outdated', async () => {
  const {markup} = await prerenderWidget('blog', 'en', {
    article: 'medicare-at-65-dates',
    'heading-level': '1',
  });
  expect(markup).toContain('<h1 id="title"');
  expect(markup).toContain('Not connected with or endorsed by');
  expect(markup).toContain('class="consultation"');
  expect(markup).not.toContain('month=');
});

test('a missing article is reported', async () => {
  const {markup} = await prerenderWidget('blog', 'en', {article: 'nothing'});
  expect(markup).toContain('Article Not Found');
});

test('the sample agency’s testimonials are there, marked as samples', async () => {
  const {markup} = await prerenderWidget('testimonials', 'de', {heading: 'off'});
  expect(markup.match(/<li class="card/g)).toHaveLength(5);
  expect(markup).toContain('aria-label="Bewertet mit 5 von 5"');
});

test('without a script the list of articles adds the links of its tag, an article does not, and no questionnaire stands there', async () => {
  const list = withoutScript('blog', {category: 'all'});
  expect(list.more).toContain('<slot>');
  expect(withoutScript('blog', {article: 'turning-26-texas'}).more).toBe('');
  expect(withoutScript('life-calculator', {}).more).toContain('<slot>');
  expect(withoutScript('quote-form', {}).more).toBe('');
  const {markup, style} = await prerenderWidget(
    'questionnaire',
    'en',
    {},
    withoutScript('questionnaire', {}),
  );
  expect(style).toContain('@media (scripting:none){.lamplight{display:none}}');
  expect(markup).toContain('</div><noscript><slot></slot></noscript></template>');
});
