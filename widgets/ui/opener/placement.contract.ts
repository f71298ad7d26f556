import type {SharedContract} from '../../element/contract.ts';

/** The attribute of an element that is in the page, unless the page puts the element behind a button. */
export const IN_PAGE = {type: 'choice', options: ['inline', 'dialog'], default: 'inline'} as const;

/** The attribute of an element that is behind a button, unless the page wants the element in the page. */
export const BEHIND_BUTTON = {type: 'choice', options: ['inline', 'dialog'], default: 'dialog'} as const;

/** Describes the attribute. */
export const PLACEMENT = {
  does: '`inline` in the flow of the page, `dialog` above the page, opened by a button; in frames always `inline`',
} as const;

/** The public contract of a form that a page may put behind a button, besides the attribute. */
export const openable = {
  methods: {
    open: {
      type: '() => Promise<void>',
      does: 'opens the dialog of `placement="dialog"`; settles when the dialog is open or could not be loaded; `inline` does nothing',
    },
    close: {type: '() => void', does: 'closes the dialog; the answers stay'},
  },
  parts: {
    open: 'the button that opens the dialog',
    close: 'the button that closes the dialog',
    dialog: 'the dialog',
  },
} as const satisfies SharedContract;
