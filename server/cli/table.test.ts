import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import type {SubmissionRecord} from '../submission/submission-record.ts';
import {createRecordList} from './record-list.ts';
import {createTable, roomIn} from './table.ts';

const consent = {
  textVersion: '2026-11',
  textSha256: '',
  channels: [],
  agreedAt: '2026-11-21T10:00:00.000Z',
  recordedAt: '2026-11-21T10:00:00.000Z',
  withdrawnAt: null,
  lapsesAt: null,
};

const recordOf = (name: string, more: Partial<SubmissionRecord> = {}): SubmissionRecord => ({
  id: '01a1fd78-8aa1-71ad-a709-e8fb8fdba10d',
  kind: 'contact',
  receivedAt: '2026-11-21T10:00:00.000Z',
  held: true,
  heldFor: ['too-fast', 'links'],
  supersededBy: '01a1fd78-8aa1-71ad-a709-e8fb8fdba10e',
  erasedAt: null,
  consents: [
    {...consent, kind: 'contact'},
    {...consent, kind: 'marketplace'},
  ],
  withdrawnConsents: [{...consent, kind: 'health'}],
  lapsedConsents: [{...consent, kind: 'medicare'}],
  supersededConsents: [],
  lang: 'zh',
  partner: '',
  origin: '',
  page: '',
  widget: '',
  answers: {
    name,
    email: `${'very.long.address'.repeat(4)}@mail.example`,
    phone: '+1 (713) 555-0123',
    subject: '关于健康保险的问题'.repeat(20),
    message: '',
  },
  ...more,
});

const NAMES = ['Ana Müller-李', '欧阳娜娜'.repeat(10), 'José\u0301', '👩‍👩‍👧‍👦 Familie', 'x'.repeat(700), ''];

test.each([80, 109, 110, 120, 200])('each record is one line that fits %i columns', (width) => {
  const records = NAMES.map((name) => recordOf(name));
  const {head, line} = createRecordList(records, roomIn(width, false));
  for (const text of [head, ...records.map(line)]) {
    expect(stringWidth(text)).toBeLessThanOrEqual(width);
    expect(text).not.toContain('\n');
  }
  expect(line(recordOf('x'.repeat(700)))).toContain('…');
});

test('columns begin below each other, whatever the script of the cells before', () => {
  const {head, line} = createTable(
    [{title: 'NAME', least: 8}, {title: 'ID'}],
    [
      ['欧阳娜娜先生和他的一家人', 'one'],
      ['Ana', 'two'],
    ],
    {width: 20, cell: 40},
  );
  const lines = [head, line(['欧阳娜娜先生和他的一家人', 'one']), line(['Ana', 'two'])];
  const before = ['ID', 'one', 'two'].map((cell, at) => stringWidth(lines[at]?.split(cell)[0] ?? ''));
  expect(new Set(before).size).toBe(1);
  expect(lines[1]).toMatch(/^欧阳娜娜.*… +one$/u);
});

test('a minor column is shortened before any other column', () => {
  const cells = ['the name of a person', 'an id of the same length'];
  const columns = [
    {title: 'NAME', least: 4},
    {title: 'ID', least: 4, isMinor: true},
  ];
  expect(createTable(columns, [cells], {width: 30, cell: 40}).line(cells)).toBe(
    'the name of a person  an id o…',
  );
  expect(createTable(columns, [cells], {width: 20, cell: 40}).line(cells)).toBe('the name of a…  an …');
});

test('fitting text is not cut, and neither is text that is requested whole', () => {
  const short = recordOf('Ana Müller-李', {heldFor: [], supersededBy: null});
  expect(createRecordList([short], roomIn(160, false)).line(short)).toContain('Ana Müller-李');
  const long = recordOf('x'.repeat(700));
  const {line} = createRecordList([long], roomIn(80, true));
  for (const text of ['x'.repeat(700), long.id, 'held(too-fast,links) superseded', 'health medicare'])
    expect(line(long)).toContain(text);
});

test('into a file, one long cell makes no long lines', () => {
  const {line} = createRecordList([recordOf('x'.repeat(700)), recordOf('Ana')], roomIn(Infinity, false));
  const text = line(recordOf('Ana'));
  expect(text).toContain('01a1fd78-8aa1-71ad-a709-e8fb8fdba10d');
  expect(stringWidth(text)).toBeLessThan(300);
});
