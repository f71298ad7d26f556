import type {Statements} from './statement.ts';

/** Validation rules. */
export const section5 = {
  's5-retirement-age-min': ['Ages are at least 18.', 'calculators-checked'],
  's5-retirement-age-max': ['Ages are at most 100.', 'calculators-checked'],
  's5-retirement-income-min': ['Incomes are at least 0.', 'calculators-checked'],
  's5-retirement-savings-min': ['Savings are at least 0.', 'calculators-checked'],
  's5-retirement-debt-min': ['Debts are at least 0.', 'calculators-checked'],
  's5-retirement-percent': ['The savings percent is 0 to 100.', 'calculators-checked'],
  's5-retirement-number': [
    'What is not a number is an error in place, and gives no result.',
    'calculators-checked',
  ],
  's5-retirement-error-event': ['An error is told to the page as lamplight-error.', 'calculators-checked'],
  's5-life-zero': 'In the life calculator blank or invalid numbers count as 0.',
  's5-life-years': 'In the life calculator blank years count as 10.',

  's5-lead-names': ['A lead needs both names.', 'forms-validated'],
  's5-lead-email': ['A lead needs a valid email.', 'forms-validated'],
  's5-lead-phone': ['A lead’s phone is optional unless calls are agreed to.', 'forms-validated'],
  's5-lead-type': ['A lead’s insurance type comes from the list.', 'forms-validated'],
  's5-contact-name': ['A contact message needs a name.', 'forms-validated'],
  's5-contact-email': ['A contact message needs a valid email.', 'forms-validated'],
  's5-contact-message': ['A message has up to 5,000 characters.', 'forms-validated'],
  's5-forms-in-place': ['The forms show the server’s messages at each field.', 'forms-validated'],
  's5-forms-summary': ['Errors also stand in a summary that takes focus.', 'errors-in-place'],

  's5-p1-location': 'Phase 1 requires a location.',
  's5-p1-income': 'Phase 1 requires an income.',
  's5-p1-age': ['Phase 1 requires an age in row 1, which can be given.', 'household-bound'],
  's5-p1-toast':
    'A failed check of phase 1 shows the destructive toast “Missing Information” / “Please fill in all required lead information.”.',
  's5-p1-in-place': ['Each missing field of phase 1 is also marked in place.', 'household-bound'],
  's5-p1-server': ['The server requires the same three fields.', 'household-bound'],
  's5-p2-age': ['Phase 2 requires an age, which can be given.', 'profile-bound'],
  's5-p2-goals': 'Phase 2 requires primary goals.',
  's5-p2-toast': 'A failed check of phase 2 says “Please fill in all required client profile information.”.',
  's5-p3-life': 'Phase 3 requires life insurance coverage.',
  's5-p3-toast': 'A failed check of phase 3 says “Please provide current policy information.”.',
  's5-p3-blank-changes': 'Blank life changes are dropped before sending.',
  's5-select-empty': [
    'A select has no item with an empty value; unanswered is sent as an empty text.',
    'select-on-host',
  ],
} as const satisfies Statements;
