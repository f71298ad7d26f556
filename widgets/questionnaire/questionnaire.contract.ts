import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';
import {SEND_ERRORS, submission} from '../ui/submission/submission.contract.ts';

/** The attributes of the questionnaire, beside those of every element. */
export const attributes = {
  'heading-level': {type: 'choice', options: ['1', '2', '3'], default: '2'},
} as const satisfies AttributeTable;

/** Everything that a page may rely on in the questionnaire. */
export const contract = {
  className: 'QuestionnaireElement',
  summary: 'Asks three phases of questions, each answered at once by the agency’s rules.',
  shared: [submission, headings],
  table: attributes,
  attributes: {
    'heading-level': {does: 'the level of its heading; `1` where it is the page’s own'},
  },
  methods: {
    show: {type: '(phase: 1 | 2 | 3) => void', does: 'opens a phase; answers in the others stay'},
    clear: {type: '() => void', does: 'forgets all answers'},
  },
  errors: SEND_ERRORS,
  events: {
    'lamplight-calculated': {
      detail: "{calculator: 'questionnaire'; result: {phase: 1 | 2 | 3}}",
      when: 'a phase is answered; the event does not carry the answer itself',
    },
    'lamplight-submitted': {
      detail: "{kind: 'questionnaire'; id: string}",
      when: 'the server keeps the results',
    },
  },
  parts: {
    phases: 'the choice of phases',
    phase: 'one phase of the choice',
    person: 'the questions about one person',
    more: 'a part that opens',
    result: 'an answer',
    badge: 'the score of a lead',
    point: 'one point of an answer',
  },
} as const satisfies ElementContract<typeof attributes>;
