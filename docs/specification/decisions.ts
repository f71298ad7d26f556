/** The decisions that change or complete what the specification says, each in a sentence. */
export const decisions = {
  'agency-configuration':
    'Everything about the agency comes from one validated configuration; the sample is marked as one.',
  'household-bound':
    'The six age and gender rows, household size and applicants are bound and sent; only location, income and the age of row 1 are required, and a missing one is also marked in place.',
  'triage-inputs':
    'Optional inputs give the triage what phase 1 does not ask; what is not given is answered for both branches; outside Texas only the federal part is answered.',
  'profile-bound':
    'The client profile can be filled: age is prefilled from phase 1, dependents derived, the rest optional; doctors and visits are sent.',
  'client-id':
    'The fixed client id is accepted until the visitor saves results with contact details; a life change may carry a date.',
  'optional-contact':
    'All three requests take optional contact details and consents; without them the answer is complete all the same.',
  'forms-shown': 'The quote form stands in the hero, the contact form in the contact section.',
  'forms-validated':
    'Names and a valid email are required, the phone only when calls are agreed to; the server is the authority, the form shows the same messages at each field.',
  'calculators-checked': 'Out of range or not a number: an error in place, an error event, and no result.',
  'campaigns-are-data':
    'Campaigns are data of the API with a copy in the bundle; days are whole days in Chicago; texts name the campaign’s own dates; after a dismissal the next one shows.',
  'prerender-neutral':
    'Prerendered pages carry no campaign date; a script in the head sets the state before paint.',
  'retries-with-key':
    'A POST with an idempotency key is retried when no answer came or on 429 and 503; nothing else is.',
  'language-addresses':
    'Each language has its own addresses, which win over the saved choice; an unprefixed address moves to the saved language.',
  'heading-year': 'The year in the heading is the plan year by date.',
  'legal-pages': 'Privacy, terms and disclosures are real pages in every language.',
  'honest-companions':
    'The specified number is the headline and labeled as what it is; beside it stand the careful ones, and every figure opens to its sum.',
  'no-spouse': 'A “no spouse” choice counts the person alone.',
  'select-on-host':
    'The select’s rules bind the host’s listbox; elements use the native select, whose placeholder is no item and sends an empty text.',
  'f8-own-host': 'F8 works document-wide on our own host.',
  'not-found-links': 'The 404 page has the specified text, links back below the text, and a real status 404.',
  'errors-in-place': 'Errors also stand at their field and in a summary that takes focus.',
  'chat-answers':
    'The chat persona answers from the site’s own content, offers quote, mail, call, booking and questionnaire, and hands over to the agent live.',
  'every-text-translated':
    'Every visible text is in all five languages; the flag stays a field and is not drawn.',
  'sample-testimonials': 'The built-in testimonials belong to the fictional sample agency and are marked.',
  'claims-with-source': 'Claims come from the configuration, each with its source and date.',
  'booking-month':
    'The month is the current one in Chicago, or the coming one when under five working days are left.',
  'estimate-footer':
    'The estimate footer has two variants; without TPMO numbers Enroll Now leads to Medicare.gov.',
  'score-text':
    'The score text opens with 0 to 100 and says what it is made of; the next action names one action and its deadline.',
  'points-with-reason':
    'Recommendations and plan are numbered points, each with its reason and the figures’ source.',
  'next-review': 'The review date is the earliest of the deadlines and dates that concern the visitor.',
  'follow-ups-agreed':
    'Follow-ups are enabled only when the visitor left contact details, agreed to be contacted, and reminders exist and are switched on. Until then they are disabled.',
  'structured-result': 'The answers also carry the result as data, and the engine’s name.',
  'health-in-memory':
    'Health answers are never required, need their own consent, and live in memory only; the other answers survive a reload.',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a decision. */
export type DecisionId = keyof typeof decisions;
