import {expect, test} from 'vitest';
import {formatRecord, RECORD_FORMATS} from './record-formats.ts';
import {createRecordList} from './record-list.ts';
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
  withdrawnConsents: [],
  lapsedConsents: [],
  supersededConsents: [],
  lang: '',
  partner: '',
  origin: '',
  page: '',
  widget: '',
  answers: {name: NAME, email: 'a@mail.example', phone: '', subject: '\u202e\u0085', message: ''},
};

// The characters that control a terminal or reverse the reading order.
const OBEYED = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

test('a list has one line for each record, and no name controls the terminal or reverses the text', () => {
  const {line} = createRecordList([record], {width: 200, cell: 40});
  expect(line(record)).not.toMatch(OBEYED);
  expect(line(record)).toContain('a 31mXbc [2Jd e  a@mail.example');
});

test('JSON says every character, and escapes those that a terminal obeys', () => {
  const {json} = RECORD_FORMATS;
  const array = json.begin + json.record(record, true) + json.record(record, false) + json.end(false);
  for (const text of [formatRecord(record), array]) {
    expect(text).not.toMatch(OBEYED);
    const [read = {}] = [JSON.parse(text) as object].flat();
    expect(read).toMatchObject({name: NAME});
  }
});
