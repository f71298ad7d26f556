import {expect, test} from 'vitest';
import type {z} from 'zod';
import {email, optionalLine, phone, requiredLine, requiredText} from './text.schema.ts';

const faultOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test('a required text needs a visible character', () => {
  for (const nothing of ['', ' ', '\u200b\u200b', '\u202e', '\u3164'])
    expect([requiredLine(9), requiredText(9)].map((schema) => faultOf(schema, nothing))).toEqual([
      'required',
      'required',
    ]);
  expect(faultOf(email(9), '\u200b')).toBe('invalid-email');
  expect(faultOf(requiredLine(9), '\u200bAna')).toBeUndefined();
});

test('an optional text may have any content that its form allows', () => {
  expect(faultOf(optionalLine(2), '\u200b')).toBeUndefined();
  expect(faultOf(optionalLine(2), '\u200b\u200b\u200b')).toBe('too-long');
  expect(faultOf(phone(9), '\u200b')).toBe('invalid-phone');
});

test('no line and no text may contain a control character', () => {
  for (const control of ['\u001b', '\u009b31m', '\u0085'])
    expect([requiredLine(9), requiredText(9)].map((schema) => faultOf(schema, `a${control}X`))).toEqual([
      'invalid-characters',
      'invalid-characters',
    ]);
});
