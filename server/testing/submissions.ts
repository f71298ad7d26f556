import {consentTo} from './consent-to.ts';

/** A complete quote request. */
export const lead = {
  firstName: 'Ana',
  lastName: 'Müller-李',
  email: 'ana@mail.example',
  phone: '',
  insuranceType: 'life',
} as const;

/** A complete contact message. */
export const contact = {
  name: 'José Núñez',
  phone: '',
  email: 'jose@mail.example',
  subject: '',
  message: 'Two lines,\nplease call.',
} as const;

/** The saved results of a questionnaire. */
export const savedResults = {
  clientId: 'current-client',
  contact: {firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', phone: ''},
  answers: {
    leadData: {age: '42', location: 'Houston, TX 77002', income: '50k-75k', household: [{age: '42'}]},
    lifestageChanges: ['moved'],
  },
} as const;

/** A checked consent to calls. */
export const callConsent = consentTo('contact');

/** A checked consent to texts. */
export const textsConsent = consentTo('texts');

/** A checked consent to the use of health answers. */
export const healthConsent = consentTo('health');

/** A quote request whose sender agreed to calls. */
export const consentingLead = {...lead, phone: '713 555 0123', consents: [callConsent]} as const;
