import type {AttributeTable} from '../element/attributes.ts';
import {headings} from '../element/common-contract.ts';
import type {ElementContract} from '../element/contract.ts';
import {IN_PAGE, openable, PLACEMENT} from '../ui/opener/placement.contract.ts';
import {SEND_ERRORS, submission} from '../ui/submission/submission.contract.ts';

/** The attributes of the questionnaire, besides the attributes of every element. */
export const attributes = {
  'heading-level': {type: 'choice', options: ['1', '2', '3'], default: '2'},
  placement: IN_PAGE,
} as const satisfies AttributeTable;

/** The public contract of the questionnaire. */
export const contract = {
  className: 'QuestionnaireElement',
  summary: 'Asks three phases of questions, each answered at once by the agency’s rules.',
  shared: [submission, openable, headings],
  table: attributes,
  attributes: {
    'heading-level': {does: 'the level of the heading; `1` if it is the heading of the page'},
    placement: PLACEMENT,
  },
  methods: {
    show: {type: '(phase: 1 | 2 | 3) => void', does: 'opens a phase; answers in the others stay'},
    clear: {type: '() => void', does: 'deletes all answers'},
  },
  errors: SEND_ERRORS,
  events: {
    'lamplight-calculated': {
      detail: "{calculator: 'questionnaire'; result: {phase: 1 | 2 | 3}}",
      when: 'a phase is answered; the event does not contain the answer itself',
    },
    'lamplight-submitted': {
      detail: "{kind: 'questionnaire'; id: string}",
      when: 'the server has stored the results',
    },
  },
  tokens: {
    '--lamplight-sticky-top': {does: 'the space above the picture while the page scrolls', unset: '16px'},
  },
  parts: {
    phases: 'the choice of phases',
    phase: 'one phase of the choice',
    group: 'a group of questions that opens and closes',
    person: 'the questions about one person',
    picture: 'the household with each person’s program',
    more: 'a part that unfolds',
    result: 'an answer',
    badge: 'the score of a lead',
    point: 'one point of an answer',
  },
} as const satisfies ElementContract<typeof attributes>;
