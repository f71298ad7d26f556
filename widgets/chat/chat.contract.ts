import type {AttributeTable} from '../element/attributes.ts';
import type {ElementContract} from '../element/contract.ts';

/** The attributes of a chat, besides the attributes of every element. */
export const attributes = {
  placement: {type: 'choice', options: ['inline', 'fixed'], default: 'inline'},
} as const satisfies AttributeTable;

/** The public contract of a chat. */
export const contract = {
  className: 'ChatElement',
  summary: 'Answers questions from the agency’s own pages and hands over to the agent.',
  shared: [],
  table: attributes,
  attributes: {
    placement: {does: 'at its place in the page, or in the lower right corner of the window'},
  },
  properties: {
    isOpen: {type: 'boolean', does: 'whether the panel is visible'},
  },
  methods: {
    open: {
      type: '() => Promise<void>',
      does: 'shows the panel and moves the focus to its field; never rejects',
    },
    close: {type: '() => void', does: 'hides the panel; the conversation and an unsent draft stay'},
  },
  ready: 'the button is on screen',
  errors: '`load`: the panel could not be loaded',
  events: {
    'lamplight-handover': {
      detail: '{conversation: string}',
      when: 'the agent was notified; the id gives no access without the secret',
    },
    'lamplight-submitted': {
      detail: "{kind: 'contact'; id: string}",
      when: 'the visitor has left an address',
    },
  },
  parts: {
    launcher: 'the button that opens the panel',
    panel: 'the panel',
    message: 'one message',
    button: 'a button of the panel',
  },
} as const satisfies ElementContract<typeof attributes>;
