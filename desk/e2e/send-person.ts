import type {RunningProduct} from '../../reliability/running-product.ts';
import {consentTo} from '../../server/testing/consent-to.ts';
import {lead, savedResults} from '../../server/testing/submissions.ts';
import {sendTo} from './desk-test.ts';

const agreed = (kind: 'contact' | 'medicare') => ({...consentTo(kind), agreedAt: new Date().toISOString()});

/** Sends a quote request and saved results of one person, who agreed to calls and, about Medicare, to texts. Returns the person's id. */
export const sendPerson = async (product: RunningProduct, email: string): Promise<string> => {
  const consents = [agreed('contact'), agreed('medicare')];
  await sendTo(product, '/api/leads', {...lead, email, phone: '713 555 0123', consents});
  return await sendTo(product, '/api/ai-workflow/results', {
    ...savedResults,
    contact: {...savedResults.contact, email},
  });
};
