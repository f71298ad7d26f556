import type {SharedContract} from '../../element/contract.ts';

/** Everything that a page may rely on in both forms. */
export const submission = {
  methods: {
    submit: {
      type: '() => Promise<void>',
      does: 'does what the button does; settles when the outcome is known',
    },
  },
  parts: {
    card: 'the card around everything',
    heading: 'the heading',
    field: 'a control with its label, hint and error',
    input: 'a control',
    checkbox: 'a box with its label',
    error: 'the error at a control',
    summary: 'the list of errors after a send with mistakes',
    notice: 'a sentence about how the send stands',
    button: 'the button',
    footer: 'the license line',
    picker: 'the choice of language',
    toast: 'the notification',
  },
} as const satisfies SharedContract;

/** The codes of `lamplight-error` of everything that is sent. */
export const SEND_ERRORS =
  '`invalid-fields`: answers are missing or wrong, the message names the fields; `no-answer`: no answer came; else the server’s code';

/** Describes an attribute that fills a field of a form. */
export const PREFILLED =
  'what the field holds at first; set later, it counts as long as the visitor has not answered';

/** Describes the attribute with the page's own fields. */
export const HIDDEN_FIELDS = {
  values: 'a query, `campaign=spring&clinic=7`',
  does: 'up to ten fields of the page’s own (200 characters each) that are kept with the submission',
  unset: 'none',
} as const;

/** Describes the attribute that lets the page's address fill the fields. */
export const URL_PREFILL = {
  does: 'lets the page’s address fill the fields: a parameter sets the attribute of its name',
} as const;
