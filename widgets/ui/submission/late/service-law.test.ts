import {expect, test} from 'vitest';
import {contactRules} from '../../../contact-form/contact-form.model.ts';
import {quoteRules} from '../../../quote-form/quote-form.model.ts';
import {consentsFor, serviceOf} from './service-law.ts';

test('consent to Medicare contact is requested only for Medicare', () => {
  expect(consentsFor('medicare')).toEqual(['contact', 'texts', 'medicare']);
  for (const service of ['', 'health', 'notary']) expect(consentsFor(service)).toEqual(['contact', 'texts']);
});

test('a quote names its service, a message names none', () => {
  const quote = {firstName: '', lastName: '', email: '', phone: '', insuranceType: 'life'};
  const message = {name: '', phone: '', email: '', subject: '', message: ''};
  expect(serviceOf(quoteRules, quote)).toBe('life');
  expect(serviceOf(contactRules, message)).toBe('');
});
