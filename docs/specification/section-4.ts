import type {Statements} from './statement.ts';

/** States and transitions. */
export const section4 = {
  's4-language-english': 'The language starts as English.',
  's4-language-saved': ['On load the saved choice replaces it.', 'language-addresses'],
  's4-language-unknown': 'A saved choice that is no known code changes nothing.',
  's4-language-address': [
    'An address of a language is in that language whatever was saved.',
    'language-addresses',
  ],
  's4-language-order': [
    'In an element a choice on the page wins over its attribute, that over the saved choice, that over an ancestor’s language.',
    'language-addresses',
  ],
  's4-language-switch': 'Choosing a language switches all text at once.',
  's4-language-save': 'Choosing a language saves the choice.',
  's4-language-missing-key': 'A lookup with no entry returns the key itself.',

  's4-blog-all': 'The blog’s filter starts on All.',
  's4-blog-category': 'Selecting a category filters the list.',
  's4-blog-load-more': 'Load More shows the full list.',
  's4-blog-no-way-back': 'After Load More there is no way back to 6.',
  's4-blog-keeps-expanded': 'Changing the category keeps the expanded state.',

  's4-retirement-closed': 'The closed retirement calculator shows only an Open button.',
  's4-retirement-six-tabs': 'The open retirement calculator has 6 tabs.',
  's4-retirement-tab-age': 'A tab is Age & Income.',
  's4-retirement-tab-emergency': 'A tab is Emergency Savings.',
  's4-retirement-tab-debt': 'A tab is Debt.',
  's4-retirement-tab-investment': 'A tab is Investment & Retirement.',
  's4-retirement-tab-life': 'A tab is Life Insurance.',
  's4-retirement-tab-summary': 'A tab is Summary.',
  's4-retirement-calculate': 'Calculate Results on the Summary tab produces results.',
  's4-retirement-close': 'Close hides the retirement calculator.',
  's4-life-dialog': 'The life calculator is a dialog.',
  's4-life-result': 'The life calculator shows a result after Calculate.',

  's4-quote-resets': 'After a successful submit the quote form resets.',
  's4-quote-toast': 'After a successful submit of the quote form a toast is shown.',
  's4-quote-failure': 'When the quote form fails a destructive toast is shown.',
  's4-contact-resets': 'After a successful submit the contact form resets.',
  's4-contact-toast': 'After a successful submit of the contact form a toast is shown.',
  's4-contact-failure': 'When the contact form fails a destructive toast is shown.',
  's4-failure-keeps': ['A failed form keeps what was typed.', 'errors-in-place'],

  's4-mobile-menu': 'The mobile menu is open or closed.',
  's4-toast-one': 'At most one toast is visible at a time.',
  's4-toast-dismiss': 'A dismissed toast leaves the screen.',

  's4-q-starts': 'The questionnaire starts at phase 1.',
  's4-q-keeps': 'Answers survive switching phases.',
  's4-q-reload': ['Answers survive a reload, health answers do not.', 'health-in-memory'],
  's4-q-clear': ['All answers can be cleared.', 'health-in-memory'],
  's4-q-health-elsewhere': [
    'On an origin that is not ours the health column is not shown; a link opens it on the agency’s site.',
    'health-in-memory',
  ],
  's4-p1-pending': 'While phase 1 is pending its button is disabled with a busy label.',
  's4-p1-success': 'When phase 1 succeeds there are a result card and a toast.',
  's4-p1-error': 'When phase 1 fails there is a toast.',
  's4-p2-pending': 'While phase 2 is pending its button is disabled with a busy label.',
  's4-p2-success': 'When phase 2 succeeds there are a result card and a toast.',
  's4-p2-error': 'When phase 2 fails there is a toast.',
  's4-p3-pending': 'While phase 3 is pending its button is disabled with a busy label.',
  's4-p3-success': 'When phase 3 succeeds there are a result card and a toast.',
  's4-p3-error': 'When phase 3 fails there is a toast.',

  's4-banner-active': 'The banner is visible when an active, non-dismissed campaign exists.',
  's4-banner-none': 'Without one there is no banner.',
  's4-banner-start': ['A campaign is active from the first moment of its start day.', 'campaigns-are-data'],
  's4-banner-end': ['A campaign is active to the last moment of its end day.', 'campaigns-are-data'],
  's4-banner-deadline': [
    'Until December 15 the text names December 15, afterwards January 15.',
    'campaigns-are-data',
  ],
  's4-banner-past-review': [
    'Past its review day no end date is shown, and the link goes to HealthCare.gov or Medicare.gov.',
    'campaigns-are-data',
  ],
  's4-banner-dismiss': 'Dismissing hides the campaign and stores its id in the list dismissedBanners.',
  's4-banner-dismissed-for-good': 'A dismissed campaign stays away after a reload.',
  's4-banner-next': ['After a dismissal the next campaign in line shows.', 'campaigns-are-data'],

  's4-dialog': 'A dialog is open or closed.',
  's4-menu': 'A menu is open or closed.',
  's4-tooltip': 'A tooltip is open or closed.',
  's4-sheet': 'The sheet is open or closed.',
} as const satisfies Statements;
