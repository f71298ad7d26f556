import {expect, test} from 'vitest';
import {formatJson, formatRecord, formatTable} from './format-records.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';

const NAME = 'a\u009b31mX\u202eb\u2066c\u001b[2Jd\ne\u061c';

const record: SubmissionRecord = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'contact',
  receivedAt: '2026-11-21T10:00:00.000Z',
  held: false,
  heldFor: [],
  supersededBy: null,
  erasedAt: null,
  consents: [],
  lang: '',
  partner: '',
  origin: '',
  page: '',
  widget: '',
  answers: {name: NAME, email: 'a@mail.example', phone: '', subject: '\u202e\u0085', message: ''},
};

// What a terminal obeys, or what changes the order of what is read.
const OBEYED = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

test('a table has one line for each record, in which no name commands the terminal or turns what is read', () => {
  const table = formatTable([record, record]);
  expect(table).not.toMatch(OBEYED);
  expect(table.split('\n')).toHaveLength(3);
  expect(table).toContain('a 31mXbc [2Jd e  a@mail.example');
});

test('JSON says every character, and escapes those that a terminal obeys', () => {
  for (const text of [formatRecord(record), formatJson([record])]) {
    expect(text).not.toMatch(OBEYED);
    const [read = {}] = [JSON.parse(text) as object].flat();
    expect(read).toMatchObject({name: NAME});
  }
});
