import {expect, test} from 'vitest';
import type {Engine} from './engine.ts';
import {type Row, withRows} from './report.ts';

const engine = {name: 'Firefox', version: '153'} as Engine;
const kept = `# Pages

| page | Chromium | Firefox |
|---|---|---|
| plain | 10 of 10 | FAIL 9 of 10 |
| print | 10 of 10 | not shown |

- plain, Firefox: blog is not drawn
- print, Firefox: no command
`;

test('the rows of a run of some pages take their places in the kept table, and other engines stay', () => {
  const rows: Row[] = [
    {page: 'new', findings: new Map([['Firefox', {isUnanswered: false, message: 'no answer'}]])},
    {page: 'plain', findings: new Map([['Firefox', {isUnanswered: true, message: 'no driver'}]])},
  ];
  const table = withRows(kept, rows, [engine], ['plain', 'new', 'print']);
  expect(table).toContain(`| plain | 10 of 10 | not shown |
| new |  | FAIL |
| print | 10 of 10 | not shown |

- print, Firefox: no command
`);
  expect(table).toMatch(
    /Visited on \d{4}-\d\d-\d\d with Firefox 153: new; plain\.\n- new, Firefox: no answer\n/u,
  );
});
