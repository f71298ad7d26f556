import type {SharedContract} from '../../element/contract.ts';

/** The public contract of every calculator. */
export const calculator = {
  methods: {
    calculate: {
      type: '() => void',
      does: 'does the same as the button, open or closed, and also before the element is on a page; dispatches exactly one event before it returns',
    },
    open: {
      type: '() => Promise<void>',
      does: 'opens the calculator; settles when the calculator is open or could not be loaded',
    },
    close: {type: '() => void', does: 'closes the calculator; the answers stay'},
  },
  parts: {
    open: 'the button that opens the calculator',
    close: 'the button that closes the calculator',
    dialog: 'the dialog of `placement="dialog"`',
    calculator: 'the open calculator',
    field: 'a control with its label, hint and error',
    input: 'a control',
    calculate: 'the Calculate button',
    result: 'the result',
    send: 'the button that sends the result to the agent’s form',
    'result-bar': 'the bar with the main figure, in a narrow container',
    headline: 'the large number of the result',
    figure: 'a figure with its calculation',
    footer: 'the license line',
    picker: 'the choice of language',
  },
  tokens: {
    '--lamplight-sticky-top': {
      does: 'the height of a fixed header of your page; parts of a calculator that stay in view appear below the header',
      unset: '0px',
    },
  },
} as const satisfies SharedContract;

/** The occasions on which a page gets a result, besides the content of the result. */
export const LIVE =
  'once for `calculate()` and for the button; after that, once when the visitor pauses after changing answers';

/** Describes the property `values`. */
export const VALUES =
  'all inputs: null is blank, NaN is unreadable; setting the property replaces all inputs, fills the rest with the defaults, and dispatches nothing';
