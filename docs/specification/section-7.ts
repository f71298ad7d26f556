import type {Statements} from './statement.ts';

/** The calls it makes, external links and browser storage. */
export const section7 = {
  's7-credentials': 'Requests to the own origin send cookies.',
  's7-json-body': 'A body is sent as JSON with a JSON content type.',
  's7-no-body-no-type': 'Without a body no content type is sent.',
  's7-no-refetch': 'There is no refetch on focus.',
  's7-no-polling': 'There is no polling.',
  's7-no-get-retry': 'A failed GET is not retried.',
  's7-post-retry': [
    'A POST is retried with the same idempotency key on 503, and is stored once.',
    'retries-with-key',
  ],
  's7-post-no-retry': ['Any other failed POST is not retried.', 'retries-with-key'],
  's7-401': 'A 401 counts as a failure.',

  's7-leads': ['POST /api/leads takes the lead and answers once it is stored.', 'forms-shown'],
  's7-contact': ['POST /api/contact takes the message and answers once it is stored.', 'forms-shown'],
  's7-testimonials': 'GET /api/testimonials gives a testimonials array, which the page shows.',
  's7-testimonials-empty': 'Without testimonials from the server the built-in ones are shown.',
  's7-campaigns': ['GET /api/campaigns gives the campaigns.', 'campaigns-are-data'],
  's7-campaigns-copy': ['Without the API the banner uses the copy in the bundle.', 'campaigns-are-data'],
  's7-lead-qualification':
    'POST /api/ai-workflow/lead-qualification takes leadData and healthInfo and answers leadScore, nextAction and processedAt.',
  's7-needs-assessment':
    'POST /api/ai-workflow/needs-assessment takes clientProfile, goals and timeline and answers recommendations, calendlyLink and assessmentDate.',
  's7-client-management':
    'POST /api/ai-workflow/client-management takes clientId, policyInfo and lifestageChanges and answers managementPlan, nextReviewDate and automatedFollowUps.',
  's7-client-id': ['The client id is the fixed text current-client.', 'client-id'],
  's7-client-id-saved': [
    'Once the visitor saves results with contact details, an unguessable id replaces the fixed client id.',
    'client-id',
  ],
  's7-without-contact': [
    'Without contact details the answers are complete all the same.',
    'optional-contact',
  ],
  's7-score-text': [
    'The score text opens with a score from 0 to 100 and says what it is made of.',
    'score-text',
  ],
  's7-score-fair': ['The score is never lower for health, disability, sex or age.', 'score-text'],
  's7-recommendations': ['Recommendations are numbered points with source and date.', 'points-with-reason'],
  's7-next-review': ['The review date is no later than twelve months away.', 'next-review'],
  's7-next-review-change': [
    'After a life change the review date is at most thirty days away.',
    'next-review',
  ],
  's7-health-from-65': ['From 65 on health answers are not used.', 'score-text'],
  's7-coverage-gap': ['An adult in the coverage gap is told so, and gets help links.', 'points-with-reason'],
  's7-follow-ups': [
    'automatedFollowUps is false as long as no reminders are sent, also for those who agreed to be contacted.',
    'follow-ups-agreed',
  ],
  's7-structured': ['The answers carry a structured result and the engine’s name.', 'structured-result'],

  's7-link-booking': 'There is a link to the scheduling page for 30-minute consultations.',
  's7-link-health-quote': 'There is a link to the hosted health quote page.',
  's7-link-medicare-enroll': [
    'There is a link to a Medicare plan enrollment page; without TPMO numbers it is Medicare.gov.',
    'estimate-footer',
  ],
  's7-link-carrier-quote': [
    'There is a link to a carrier’s health quote page, with its recorded approval.',
    'claims-with-source',
  ],
  's7-link-medicare-guide': [
    'There is a link to a Medicare guide, unless the TPMO numbers are missing.',
    'estimate-footer',
  ],
  's7-link-social': 'There is a link to a social media page.',
  's7-storage-language': 'Browser storage holds the language code as selectedLanguage.',
  's7-storage-banners': 'Browser storage holds the dismissed campaign ids as dismissedBanners.',
} as const satisfies Statements;
