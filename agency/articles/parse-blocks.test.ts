import {array, assert, property, string} from 'fast-check';
import {expect, test} from 'vitest';
import type {Block, Inline} from './article.ts';
import {parseBlocks} from './parse-blocks.ts';
import {parseInline} from './parse-inline.ts';

const textOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : textOf('bold' in part ? part.bold : part.text)))
    .join('');

const linesOf = (block: Block): readonly string[] =>
  block.kind === 'list' ? block.items.map(textOf) : [textOf(block.text)];

test('reads headings, paragraphs and both kinds of lists', () => {
  const markup = '## One\nText of\ntwo lines\n\n- a\n- b\n\n1. first\n2. second\n### Two\nIntro:\n- c';
  expect(parseBlocks('Text\n\n> **A view.** One\n> two\n\nText')[1]).toEqual({
    kind: 'note',
    text: [{bold: ['A view.']}, ' One two'],
  });
  expect(parseBlocks(markup)).toEqual([
    {kind: 'heading', level: 2, text: ['One']},
    {kind: 'paragraph', text: ['Text of two lines']},
    {kind: 'list', isOrdered: false, items: [['a'], ['b']]},
    {kind: 'list', isOrdered: true, items: [['first'], ['second']]},
    {kind: 'heading', level: 3, text: ['Two']},
    {kind: 'paragraph', text: ['Intro:']},
    {kind: 'list', isOrdered: false, items: [['c']]},
  ]);
});

test('draws a list whose items end with a number, from zero, in percent of the longest or of 100%', () => {
  expect(parseBlocks('- **One:** $50 |50\n- Two: $200 |200\n- Three: $99.50 |99.5')).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [[{bold: ['One:']}, ' $50'], ['Two: $200'], ['Three: $99.50']],
      bars: [25, 100, 50],
    },
  ]);
  expect(parseBlocks('- a |94%\n- b |47%')[0]).toMatchObject({bars: [94, 47]});
  expect(() => parseBlocks('- One |50\n- Two')).toThrow(
    'in a drawn list every item ends with |number: - Two',
  );
  expect(parseBlocks('- a |b\n- c')).toEqual([{kind: 'list', isOrdered: false, items: [['a |b'], ['c']]}]);
});

test('reads bold and links within running text, several on a line', () => {
  expect(parseInline('**Two** and **three**, see [the **page**](https://a.example/x?y=1).')).toEqual([
    {bold: ['Two']},
    ' and ',
    {bold: ['three']},
    ', see ',
    {link: 'https://a.example/x?y=1', text: ['the ', {bold: ['page']}]},
    '.',
  ]);
  expect(parseInline('截止日期是**12月15日**。')).toEqual(['截止日期是', {bold: ['12月15日']}, '。']);
});

test('recognizes bold text in English on a page of another language', () => {
  expect(parseInline('**en:Limited benefits.** **Wichtig**')).toEqual([
    {bold: ['Limited benefits.'], lang: 'en'},
    ' ',
    {bold: ['Wichtig']},
  ]);
});

test('keeps HTML as plain characters', () => {
  const attack = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  expect(parseBlocks(attack)).toEqual([{kind: 'paragraph', text: [attack]}]);
});

test.each([
  'javascript:alert`1`',
  'JAVASCRIPT:void',
  'data:text/html,<script>',
  'vbscript:x',
  'http://plain.example',
  '//host.example/x',
  '/\\host.example',
  'relative',
  '#top',
])('refuses a link to %s', (address) => {
  expect(() => parseInline(`[text](${address})`)).toThrow(/a link may lead to/);
});

test('treats an address with brackets or spaces as text', () => {
  expect(parseInline('[x](javascript:alert(1))')).toEqual(['[x](javascript:alert(1))']);
  expect(parseInline('[x](https://a.example "title")')).toEqual(['[x](https://a.example "title")']);
});

test.each(['https://www.irs.gov/a.pdf', '/blog/x', '/'])('accepts a link to %s', (address) => {
  expect(parseInline(`[text](${address})`)).toEqual([{link: address, text: ['text']}]);
});

test('loses no text, whatever is typed', () => {
  const word = string().map((text) => text.replaceAll(/[[\]()*#\r\n-]/gu, '').trim());
  assert(
    property(array(word, {minLength: 1}), (words) => {
      const typed = words.filter((text) => text !== '' && !/^(?:\d+\.|>) /u.test(text));
      expect(parseBlocks(typed.join('\n\n')).flatMap(linesOf)).toEqual(typed);
    }),
  );
});
