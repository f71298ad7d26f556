import {readDays, readHours, readOrigin, readOrigins, readPhone, readSocial} from './read-answer.ts';
import {claimQuestions} from './claim-questions.ts';
import type {QuestionGroup} from './question.ts';

/** Returns every question in the order of an agent's documents. `today` is a day such as 2026-11-22. */
export const questionGroups = (today: string): readonly QuestionGroup[] => [
  {
    title: 'Who you are',
    why: 'Your name and license are on every page (28 TAC 21.102 to 21.122).',
    questions: [
      {
        id: 'licensedName',
        path: 'licensedName',
        prompt: 'Your name, as on your Texas insurance license',
        example: 'Ana Ruiz',
      },
      {
        id: 'agencyName',
        path: 'agencyName',
        prompt: 'The name of your agency, as visitors know it',
        example: 'Ruiz Insurance',
      },
      {
        id: 'licenseNumber',
        path: 'licenseNumber',
        prompt: 'Your Texas license number',
        example: '1234567',
      },
      {id: 'npn', path: 'npn', prompt: 'Your National Producer Number', example: '12345678'},
    ],
  },
  {
    title: 'How people reach you',
    why: 'The site, its forms and its mails show these data to visitors.',
    questions: [
      {
        id: 'phone',
        path: 'phone',
        prompt: 'Phone number',
        example: '713-222-3344',
        expected: 'should be a phone number with ten digits',
        read: readPhone,
      },
      {id: 'email', path: 'email', prompt: 'Email address', example: 'ana@ruizinsurance.com'},
      {id: 'street', path: 'postalAddress.street', prompt: 'Street and number', example: '1200 Main Street'},
      {id: 'city', path: 'postalAddress.city', prompt: 'City', example: 'Houston', preset: 'Houston'},
      {id: 'state', path: 'postalAddress.state', prompt: 'State', example: 'TX', preset: 'TX'},
      {id: 'zip', path: 'postalAddress.zip', prompt: 'ZIP code', example: '77002'},
      {
        id: 'hours',
        path: 'hours.regular',
        prompt: 'Opening hours, in Central Time',
        example: 'mon-fri 08:00-20:00, sat 10:00-14:00',
        read: readHours,
      },
      {
        id: 'byAppointment',
        path: 'hours.byAppointment',
        prompt: 'Days on which you see people by appointment only',
        example: 'sat, sun',
        isOptional: true,
        read: readDays,
      },
    ],
  },
  {
    title: 'Your other pages',
    why: 'Buttons of the site lead to these pages. Without pages of your own, visitors go to HealthCare.gov and Medicare.gov.',
    questions: [
      {
        id: 'booking',
        path: 'links.booking',
        prompt: 'The page where people book a 30-minute consultation',
        example: 'https://calendly.com/ana-ruiz/30min',
      },
      {
        id: 'healthQuote',
        path: 'links.healthQuote',
        prompt: 'Your health quote page',
        example: 'https://www.healthsherpa.com/?_agent_id=ana-ruiz',
        preset: 'https://www.healthcare.gov/see-plans/',
      },
      {
        id: 'acaEnroll',
        path: 'links.acaEnroll',
        prompt: 'The page where people enroll in a Marketplace plan with you',
        example: 'https://www.healthsherpa.com/?_agent_id=ana-ruiz',
        preset: 'https://www.healthcare.gov/',
      },
      {
        id: 'medicareEnroll',
        path: 'links.medicareEnroll',
        prompt: 'Your Medicare enrollment page',
        example: 'https://www.planenroll.com/?purl=ana-ruiz',
        preset: 'https://www.medicare.gov/plan-compare/',
      },
      {
        id: 'medicareGuide',
        path: 'links.medicareGuide',
        prompt: 'A Medicare guide',
        example: 'https://www.medicare.gov/publications',
        preset: 'https://www.medicare.gov/publications',
      },
      {
        id: 'social',
        path: 'links.social',
        prompt: 'Your pages on social networks',
        example: 'Facebook https://www.facebook.com/ruizinsurance',
        isOptional: true,
        read: readSocial,
      },
    ],
  },
  {
    title: "A carrier's own quote page",
    why: "A carrier's name is shown only with the approval of the carrier.",
    questions: [
      {
        id: 'carrier',
        path: 'links.carrierHealthQuote.carrier',
        prompt: 'The name of the carrier, as the carrier writes it',
        example: 'Gulf Health',
        isOptional: true,
      },
      {
        id: 'carrier.url',
        path: 'links.carrierHealthQuote.url',
        prompt: "The carrier's quote page",
        example: 'https://quotes.gulfhealth.com/ana-ruiz',
        onlyWith: 'carrier',
      },
      {
        id: 'carrier.approvedBy',
        path: 'links.carrierHealthQuote.approval.approvedBy',
        prompt: 'Who at the carrier approved the use of its name?',
        example: 'Marketing compliance, J. Smith',
        isOptional: true,
        onlyWith: 'carrier',
      },
      {
        id: 'carrier.approvedOn',
        path: 'links.carrierHealthQuote.approval.approvedOn',
        prompt: 'The day of the approval',
        example: '2026-11-20',
        onlyWith: 'carrier.approvedBy',
      },
      {
        id: 'carrier.file',
        path: 'links.carrierHealthQuote.approval.file',
        prompt: 'Where is the approval filed?',
        example: 'Approvals/2026/gulf-health.pdf',
        onlyWith: 'carrier.approvedBy',
      },
    ],
  },
  ...claimQuestions(today),
  {
    title: 'Your site',
    why: 'Only these sites may send forms to your server.',
    questions: [
      {
        id: 'siteOrigin',
        path: 'siteOrigin',
        prompt: 'The address of your own site',
        example: 'https://www.ruizinsurance.com',
        read: readOrigin,
      },
      {
        id: 'partnerOrigins',
        path: 'partnerOrigins',
        prompt: 'Sites of partners that may embed your forms',
        example: 'https://riversideclinic.org, https://www.eastside.org',
        isOptional: true,
        read: readOrigins,
      },
    ],
  },
];
