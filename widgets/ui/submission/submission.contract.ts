import type {SharedContract} from '../../element/contract.ts';

/** The public contract of both forms. */
export const submission = {
  methods: {
    submit: {
      type: '() => Promise<void>',
      does: 'does the same as the button; settles when the outcome is known',
    },
  },
  parts: {
    card: 'the card around everything',
    heading: 'the heading',
    field: 'a control with its label, hint and error',
    input: 'a control',
    checkbox: 'a box with its label',
    error: 'the error at a control',
    summary: 'the list of errors after an attempt to send',
    notice: 'a message about the state of the request',
    button: 'the button',
    footer: 'the license line',
    picker: 'the choice of language',
    toast: 'the notification',
  },
} as const satisfies SharedContract;

/** The codes of `lamplight-error` of every form. */
export const SEND_ERRORS =
  '`invalid-fields`: answers are missing or wrong, and the message names the fields; `no-answer`: no answer came; `load`: a part could not be loaded; otherwise the server’s code';

/** Describes an attribute that fills a field of a form. */
export const PREFILLED =
  'the initial value of the field; a later value counts while the visitor has not answered';

/** Describes the attribute with the page's own fields. */
export const HIDDEN_FIELDS = {
  values: 'a query, `campaign=spring&clinic=7`',
  does: 'up to ten fields of the page (200 characters each) that are stored with the submission',
  unset: 'none',
} as const;

/** Describes the attribute that lets the page's address fill the fields. */
export const URL_PREFILL = {
  does: 'lets the page’s address fill the fields: a parameter sets the attribute with its name',
} as const;
