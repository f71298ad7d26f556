import type {Statements} from './statement.ts';

/** What the product does and for whom. */
export const section1 = {
  's1-houston': 'The agency is an independent insurance agency in the Houston area, Texas.',
  's1-nurse': ['The agent is also a licensed nurse.', 'claims-with-source'],
  's1-anonymous': 'All visitors are anonymous: no page asks for a login.',
  's1-read-services': 'Visitors can read about services.',
  's1-ask-quote': ['Visitors can ask for a free quote.', 'forms-shown'],
  's1-book': 'Visitors can book a 30-minute consultation through an external scheduling page.',
  's1-email': 'Visitors can email the agent.',
  's1-read-blog': 'Visitors can read a blog of insurance tips.',
  's1-calculators': 'Visitors can use insurance and retirement calculators.',
  's1-questionnaire': 'Visitors can use a questionnaire tool.',
  's1-claim-families': ['The hero claims 500+ families protected.', 'claims-with-source'],
  's1-claim-years': ['The hero claims 15+ years of experience.', 'claims-with-source'],
  's1-claim-rating': ['The hero claims an A+ rating from a business bureau.', 'claims-with-source'],
  's1-claim-source': ['Each claim shows its source and date.', 'claims-with-source'],
  's1-footer-hours': ['Footer hours are Mon-Fri 8AM-8PM CT, Sat by appointment.', 'central-time'],
  's1-footer-licence': ['The footer states a Texas licence.', 'agency-configuration'],
  's1-footer-sample': ['The sample agency’s pages say that they are a sample.', 'agency-configuration'],
  's1-banner-aca': ['The banner announces ACA open enrollment, which ends January 15.', 'campaigns-are-data'],
  's1-banner-medicare': [
    'The banner announces Medicare open enrollment, October 15 to December 7.',
    'campaigns-are-data',
  ],
  's1-banner-enroll-now': 'Each announcement has an Enroll Now button.',
  's1-five-languages': ['The site is offered in five languages.', 'every-text-translated'],
} as const satisfies Statements;
