import {expect, test} from 'vitest';
import {INSURANCE_TYPES} from '../../server/contract/insurance-type.ts';
import {quoteRules, serviceNames} from './quote-form.model.ts';

const answers = {firstName: '', lastName: '', email: '', phone: '', insuranceType: ''};

test('offers every service of the specification, in its order', () => {
  expect(Object.keys(serviceNames)).toEqual([...INSURANCE_TYPES]);
});

test('asks for consent to Medicare contact only when the quote is about Medicare', () => {
  expect(quoteRules.consents({...answers, insuranceType: 'medicare'})).toEqual(['contact', 'medicare']);
  for (const insuranceType of ['', 'health', 'notary'])
    expect(quoteRules.consents({...answers, insuranceType})).toEqual(['contact']);
});
