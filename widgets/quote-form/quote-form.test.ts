import {expect, test} from 'vitest';
import {INSURANCE_TYPES} from '../../contract/insurance-type.ts';
import {serviceNames} from './quote-form.model.ts';

test('offers every service of the specification, in its order', () => {
  expect(Object.keys(serviceNames)).toEqual([...INSURANCE_TYPES]);
});
