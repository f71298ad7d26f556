import type {DecisionId} from './decisions.ts';

/** A behavior of the specification in a sentence; with a decision where ours is not the literal reading. */
export type Behavior = string | readonly [says: string, reading: DecisionId];

/** Behaviors that are not built yet: no test may show them. None at the moment. */
export const later = {} as const satisfies Readonly<Record<string, Behavior>>;

/**
 * Every behavior that the specification asks for, as our decisions read it, by its stable id; `s2-` and so on is the specification's
 * section. Each has at least one test in host/e2e/specification that names it.
 */
export const behaviors = {
  's1-claims': [
    'The hero claims what the configuration proves (500+ families, 15+ years, an A+ rating, a nurse in the Houston area), each with its source and date.',
    'claims-with-source',
  ],
  's1-anonymous': [
    'Every route has an address in each of the five languages and answers a first request without a cookie or a login.',
    'language-addresses',
  ],
  's1-chat': ['Visitors can chat live; the chat persona greets them in the chosen language.', 'chat-answers'],
  's1-services':
    'The services grid has seven cards, each with its name, description, features, icon, color and link.',
  's1-footer': [
    'The footer states the hours, the Texas license, the social page, and that the sample agency is a sample.',
    'agency-configuration',
  ],
  's1-calculators': 'Visitors can use insurance and retirement calculators.',
  's2-landing':
    '/ is the landing page with header, hero, services, calculators, testimonials, FAQ, contact section and footer.',
  's2-blog-route': '/blog is the article list.',
  's2-article-route': '/blog/{id} is the article page.',
  's2-questionnaire-route': '/ai-workflow is the questionnaire tool.',
  's2-not-found': [
    'Any other path is a real HTTP 404 with the specified title and text, and links back into the site.',
    'not-found-links',
  ],
  's2-anchors': "Each anchor leads to its section, and each service's anchor to its card.",
  's2-disability': 'Disability is not in the menu.',
  's2-header': 'The header has the five labels, the links, and a Get Quote button that scrolls to the hero.',
  's2-language-picker': [
    'The picker lists each language by its name; a flag is not drawn.',
    'every-text-translated',
  ],
  's2-mobile-menu':
    'On a phone a menu slides in from the right, and closes by its button and after navigation.',
  's2-legal': ['The footer leads to the pages for privacy, terms and disclosures.', 'legal-pages'],
  's2-contact': [
    'The contact section has an email link, a booking button and the contact form.',
    'forms-shown',
  ],
  's2-quote-form': ['The hero shows the quote form.', 'forms-shown'],
  's2-faq': 'The FAQ has five items, and each opens and closes by itself.',
  's2-banner': 'The banner is fixed at the top of every page over a spacer of 5rem.',
  's2-banner-priority':
    'The banner shows the active campaign with the lowest priority number that was not dismissed.',
  's2-banner-before-paint': [
    'Prerendered pages carry no campaign date, and nothing shifts when the banner comes.',
    'prerender-neutral',
  ],
  's2-menu':
    'The Services menu opens 200 ms after the pointer came, closes 150 ms after the pointer left, and opens at once within 300 ms.',
  's2-blog-list':
    'Six of the articles show first, at least seven in all; Load More shows all of them, through every category, with no way back.',
  's2-blog-page':
    'The blog has its title and badges, the featured articles, and seven category filters that start on All.',
  's2-article-card':
    'Each article card shows category, read time, title, excerpt, date and author, and links to its slug.',
  's2-booking': [
    'The call to a consultation opens the scheduling page for 30 minutes, with the month that has room.',
    'booking-month',
  ],
  's2-article':
    'The article page shows everything of its article, with headings and bold text converted from simple markup.',
  's2-related': 'Up to three other articles of the same category or with a shared tag are related.',
  's2-article-unknown': [
    'An unknown article is a real HTTP 404 that says so and leads back to the blog.',
    'not-found-links',
  ],
  's2-share': "The share button uses the device's share function, else it copies the page's address.",
  's2-questionnaire-head':
    'The questionnaire sets title, description and keywords, and removes the keywords on leaving.',
  's2-questionnaire-heading': ['The heading names the plan year.', 'heading-year'],
  's2-phase-1': [
    'Phase 1 stands first, with its groups, its fields and its choices; a person is added on request.',
    'household-bound',
  ],
  's2-phase-2': [
    "Phase 2 has the client's profile and goals; age and dependents come from phase 1.",
    'profile-bound',
  ],
  's2-phase-3': 'Phase 3 has the policies and a list of life changes that grows, and shrinks to one.',
  's2-exact-answers': [
    'Exact income, filing status, pregnancy, tobacco, Medicare and an employer offer can be given.',
    'triage-inputs',
  ],
  's2-outside-texas': ['Outside Texas the answer links to HealthCare.gov.', 'triage-inputs'],
  's2-phase-1-result': 'Phase 1 is busy while pending, then shows its result card and a toast.',
  's2-phase-2-result': 'Phase 2 is busy while pending, then shows its result card and a toast.',
  's2-phase-3-result': 'Phase 3 is busy while pending, then shows its result card and a toast.',
  's2-fallback-texts': 'An answer without the fields is shown with the fallback texts.',
  's3-translations': [
    'Every text key of the specification has its text in what is served.',
    'every-text-translated',
  ],
  's3-toast': 'A toast has a title, a description and a variant.',
  's3-toast-action': 'A toast can have an action.',
  's3-toast-destructive': 'A toast can be destructive.',
  's3-lead': 'A lead has firstName, lastName, email, phone and insuranceType.',
  's3-testimonial':
    'A testimonial shows name, service, stars, review and image; initials and color are derived.',
  's3-testimonials-built-in': [
    "Without testimonials from the server the five built-in ones are shown, marked as the sample's.",
    'sample-testimonials',
  ],
  's3-retirement-defaults': ['The retirement inputs stand at their defaults.', 'no-spouse'],
  's3-phase-1-body': [
    'Phase 1 sends every filled row and every answer; health answers only with their consent.',
    'health-in-memory',
  ],
  's3-phase-2-body': ['Phase 2 sends profile, goals and timeline.', 'profile-bound'],
  's3-phase-3-body': [
    'Phase 3 sends the policies, and the life changes that are not blank, with their dates.',
    'client-id',
  ],
  's3-campaigns': [
    'The API gives the campaigns with all their fields, the two of the specification among them.',
    'campaigns-are-data',
  ],
  's3-campaign-text': "The banner's text comes from the translation keys by type, not from the campaign.",
  's3-campaign-icon': 'The banner draws a heart, a shield or its default.',
  's4-language-english': 'The language starts as English.',
  's4-language-saved': [
    'An unprefixed address moves to the saved language, with its query and anchor.',
    'language-addresses',
  ],
  's4-language-unknown': 'A saved choice that is no known code changes nothing.',
  's4-language-address': [
    'An address of a language is in that language whatever was saved.',
    'language-addresses',
  ],
  's4-language-order': [
    "In an element a choice wins over its attribute, then the saved choice, an ancestor's language, English.",
    'language-addresses',
  ],
  's4-language-switch':
    'Choosing a language switches all text at once and saves the code as selectedLanguage.',
  's4-missing-key': 'A lookup with no entry returns the key itself.',
  's4-retirement': [
    'The closed calculator shows only a button; open it has six tabs and results on Summary, and Close hides it.',
    'honest-companions',
  ],
  's4-life': [
    'The life calculator is a dialog that shows a result after Calculate, with the careful figures beside it.',
    'honest-companions',
  ],
  's4-quote-sent': 'A sent quote request is stored; the form resets, and a toast says so.',
  's4-contact-sent': 'A sent message is stored; the form resets, and a toast says so.',
  's4-quote-failed':
    "A failed quote form shows a destructive toast with the server's message or the fallback.",
  's4-contact-failed':
    "A failed contact form shows a destructive toast with the server's message or the fallback.",
  's4-failure-keeps': ['A failed form keeps what was typed.', 'errors-in-place'],
  's4-toast-one': 'At most one toast is visible, whichever part of the page shows it.',
  's4-toast-dismiss': 'A dismissed toast leaves the screen, and is removed after 1,000,000 ms.',
  's4-answers-reload': ['Answers survive a reload; health answers do not.', 'health-in-memory'],
  's4-answers-clear': ['All answers can be cleared.', 'health-in-memory'],
  's4-health-elsewhere': [
    "On another origin the questionnaire asks no health question and links to the agency's page.",
    'health-in-memory',
  ],
  's4-phase-1-failed': 'When phase 1 fails a toast says so, and everything typed stays.',
  's4-phase-2-failed': 'When phase 2 fails a toast says so, and everything typed stays.',
  's4-phase-3-failed': 'When phase 3 fails a toast says so, and everything typed stays.',
  's4-banner-days': [
    'A campaign is active from the first to the last moment of its days in Chicago.',
    'campaigns-are-data',
  ],
  's4-banner-next': [
    'The banner announces ACA open enrollment with its deadline, then Medicare; each stays dismissed.',
    'campaigns-are-data',
  ],
  's4-banner-past-review': [
    'Past its review day the banner names no end date and leads to the official site.',
    'campaigns-are-data',
  ],
  's5-retirement': [
    'Out of range or not a number is an error in place and an error event, and gives no result.',
    'calculators-checked',
  ],
  's5-life': 'In the life calculator blank or invalid numbers count as 0, blank years as 10.',
  's5-lead': ['A lead needs both names, a valid email and an insurance type of the list.', 'forms-validated'],
  's5-lead-phone': ['A phone number is needed only when calls are agreed to.', 'forms-validated'],
  's5-contact': ['A message needs a name, a valid email and at most 5,000 characters.', 'forms-validated'],
  's5-in-place': ['The forms show what the server refuses at the field.', 'forms-validated'],
  's5-summary': ['Errors also stand in a summary that takes focus.', 'errors-in-place'],
  's5-phase-1': [
    'Phase 1 requires location, income and the age of row 1, and nothing else.',
    'household-bound',
  ],
  's5-phase-2': ['Phase 2 requires an age and primary goals.', 'profile-bound'],
  's5-phase-3': 'Phase 3 requires life insurance coverage.',
  's5-select': [
    'A select has no item with an empty value; unanswered is sent as an empty text.',
    'select-on-host',
  ],
  's7-requests': 'Requests to the site’s own origin send cookies, and a content type only with a body.',
  's7-one-get': 'A GET is made once: no polling, no refetch on focus, no retry.',
  's7-post-retry': ['A POST is retried under its key on 503, and stored once.', 'retries-with-key'],
  's7-post-no-retry': ['Any other failed POST, a 401 too, is not retried.', 'retries-with-key'],
  's7-leads': ['POST /api/leads takes the lead and answers once the lead is stored.', 'forms-shown'],
  's7-contact': [
    'POST /api/contact takes the message and answers once the message is stored.',
    'forms-shown',
  ],
  's7-testimonials': 'GET /api/testimonials gives an array of testimonials, which the page shows.',
  's7-campaigns-copy': ['Without the API the banner uses the copy in the bundle.', 'campaigns-are-data'],
  's7-lead-qualification': 'Lead qualification answers leadScore, nextAction and processedAt.',
  's7-needs-assessment': 'Needs assessment answers recommendations, calendlyLink and assessmentDate.',
  's7-client-management': [
    'Client management takes the fixed client id and answers managementPlan, nextReviewDate and automatedFollowUps.',
    'client-id',
  ],
  's7-client-id-saved': [
    'Once results are saved an unguessable id replaces the fixed client id.',
    'client-id',
  ],
  's7-without-contact': [
    'Without contact details the answers are complete all the same.',
    'optional-contact',
  ],
  's7-score-text': [
    'The score text opens with a score from 0 to 100 and says what the score is made of.',
    'score-text',
  ],
  's7-score-fair': ['The score is never lower for health, disability, sex or age.', 'score-text'],
  's7-recommendations': ['Recommendations are numbered points with source and date.', 'points-with-reason'],
  's7-next-review': [
    'The review date is at most twelve months away, thirty days after a life change; follow-ups need an agreement.',
    'next-review',
  ],
  's7-health-from-65': ['From 65 on health answers are not used.', 'score-text'],
  's7-coverage-gap': ['An adult in the coverage gap is told so, and gets help links.', 'points-with-reason'],
  's7-structured': ["The answers carry a structured result and the engine's name.", 'structured-result'],
  's7-links': ["The cards lead to the agency's external pages.", 'claims-with-source'],
  's7-medicare-link': [
    'Without the TPMO numbers Medicare enrollment leads to Medicare.gov.',
    'estimate-footer',
  ],
  's8-error-message':
    'An answer that is not OK is an error "status: body", or "status: status text" without a body.',
  's8-problem': ["The server's errors name the problem in the visitor's language.", 'every-text-translated'],
  's9-follow-up': 'The follow-up promise is within 24 hours.',
  's9-toast-duration': 'A toast is shown for 5000 ms.',
  's9-toast-swipe': 'A toast is swiped away to the right from 50 px on, and not before.',
  's9-toast-f8': ["F8 focuses the notification, the host's and an element's.", 'f8-own-host'],
  's9-toast-f8-partner': ["On a partner's page F8 works only from inside an element.", 'f8-own-host'],
  's9-tooltip': 'A tooltip opens after 700 ms, 4 px off; the next tooltip within 300 ms opens at once.',
  's9-select': [
    'A select closes on blur and on resize, and forgets typed letters after a second.',
    'select-on-host',
  ],
  's9-sheet': 'A sheet comes from each of the four sides.',
  's9-button': 'A button has six variants and four sizes.',
  's9-retirement-formulas': 'The defaults give the figures of the retirement formulas.',
  's9-retirement-edges': ['The retirement rules hold at their edges.', 'no-spouse'],
  's9-retirement-ratio': 'The ratio bar is green from 80, yellow from 60 and red below, in color and words.',
  's9-retirement-recommendations': 'Each recommendation comes with its condition, the consultation always.',
  's9-life-formula': 'Recommended coverage is income times years, plus debts, plus expenses times years.',
  's9-estimate-footer': ['Every estimate carries its footer.', 'estimate-footer'],
} as const satisfies Readonly<Record<string, Behavior>>;

/** The stable id of a behavior. */
export type BehaviorId = keyof typeof behaviors;
