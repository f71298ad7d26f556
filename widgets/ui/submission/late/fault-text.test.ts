import {expect, test} from 'vitest';
import {createTranslate} from '../../../element/translate.ts';
import {faultText} from './fault-text.ts';

const t = createTranslate({
  'email.required': 'Enter your email address.',
  'error.too-long': 'Use at most {{max}} characters.',
  'error.other': 'Please check this answer.',
});

test('uses the text for the field, then for the fault, then for any fault', () => {
  expect(faultText(t, 'email', 'required')).toBe('Enter your email address.');
  expect(faultText(t, 'message', 'too-long')).toBe('Use at most 5000 characters.');
  expect(faultText(t, 'subject', 'wrong-type')).toBe('Please check this answer.');
});
