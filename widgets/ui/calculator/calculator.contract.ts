import type {SharedContract} from '../../element/contract.ts';

/** Everything that a page may rely on in every calculator. */
export const calculator = {
  methods: {
    calculate: {
      type: '() => void',
      does: 'does what the button does, open or closed, and before the element is on a page; dispatches exactly one event before it returns',
    },
    open: {
      type: '() => Promise<void>',
      does: 'opens the calculator; settles when it is open, or could not be loaded',
    },
    close: {type: '() => void', does: 'closes the calculator; the answers stay'},
  },
  parts: {
    open: 'the button that opens the calculator',
    close: 'the button that closes it',
    field: 'a control with its label, hint and error',
    input: 'a control',
    calculate: 'the Calculate button',
    result: 'the result',
    send: 'the button that hands the result to the agent’s form',
    'result-bar': 'the bar with the main figure, in a narrow container',
    headline: 'its large number',
    figure: 'a figure with its sum',
    footer: 'the license line',
    picker: 'the choice of language',
  },
  tokens: {
    '--lamplight-sticky-top': {
      does: 'the height of what stays at the top of your page: what stays in view in a calculator stands below',
      unset: '0px',
    },
  },
} as const satisfies SharedContract;

/** When a page hears a result, beside what the result is made of. */
export const LIVE =
  'once for `calculate()` and for the button; after that, once when the visitor rests after changing answers';

/** Describes the property `values`. */
export const VALUES =
  'all inputs: null is blank, NaN unreadable; setting the property replaces them all over the defaults and dispatches nothing';
