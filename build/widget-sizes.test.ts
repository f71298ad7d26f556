import {randomBytes} from 'node:crypto';
import {expect, test} from 'vitest';
import {budgets} from './budgets.ts';
import {weighWidgets} from './widget-sizes.ts';

const chat = {name: 'chat', first: ['chat.js'], languages: {en: 'en.js'}, later: []} as const;

test('an element over its budget is named with both figures, and weighed all the same', () => {
  const large = randomBytes(budgets['chat'] ?? 0);
  const {sizes, faults} = weighWidgets([chat], (file) => (file === 'chat.js' ? large : Buffer.from('1')));
  expect(sizes.map(({name}) => name)).toEqual(['chat']);
  expect(faults).toEqual([expect.stringMatching(/^chat: \d+ bytes, budget \d+$/u)]);
  expect(weighWidgets([chat], () => Buffer.from('1')).faults).toEqual([]);
});
