import type {Example} from '../conformance/example.ts';
import type {Phase} from './answer-path.ts';
import {agree} from './later/agree.ts';
import {loadRules} from './later/answer/load-rules.ts';
import {QuestionnaireElement} from './questionnaire.element.ts';
import type {Answered, Answers, RequestState, SavingState} from './questionnaire.model.ts';
import {assessed, managed, qualified} from './sample-answers.ts';

const by =
  (step: (questionnaire: QuestionnaireElement) => void | Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof QuestionnaireElement ? step(element) : undefined;

const family: Answers = {
  'leadData.age': '42',
  'leadData.gender': 'female',
  'leadData.household.1.age': '8 months',
  'leadData.location': 'Houston, TX 77002',
  'leadData.householdSize': '3',
  'leadData.applicants': '2',
  'leadData.income': '30k-50k',
  'leadData.familyStatus': 'married-with-children',
  'leadData.currentCoverage': 'COBRA until December 31, 2026',
  'goals.primary': 'Health insurance for the three of us',
  'policyInfo.lifeInsurance': 'Term life, $250,000, since 2020',
};

/** A phase in a state that normally follows a server's answer. */
const inState = (phase: Phase, change: Partial<RequestState>): NonNullable<Example['prepare']> =>
  by(async (questionnaire) => {
    await questionnaire.bringLate();
    await loadRules({...questionnaire.state, answers: family});
    questionnaire.show(phase);
    const {requests} = questionnaire.state;
    questionnaire.setState({
      answers: family,
      requests: {...requests, [phase]: {...requests[phase], ...change}},
    });
  });

const answered = (phase: Phase, answer: Answered): NonNullable<Example['prepare']> =>
  inState(phase, {status: 'success', answered: answer});

const saving = (state: SavingState): NonNullable<Example['prepare']> =>
  by(async (questionnaire) => {
    await answered(3, managed)(questionnaire);
    questionnaire.setState({
      saving: state,
      answers: {
        ...family,
        'contact.firstName': 'Ana',
        'contact.lastName': 'Ruiz',
        'contact.email': 'ana@mail.example',
      },
    });
  });

const savedWith = (copy: 'sent' | 'too-many'): NonNullable<Example['prepare']> =>
  saving({
    status: 'saved',
    detail: '',
    page: {path: '/result/an-example', until: '2027-02-20T00:00:00.000Z', copy},
  });

const opened = (questionnaire: QuestionnaireElement): void => {
  for (const details of questionnaire.shadowRoot?.querySelectorAll('details') ?? []) details.open = true;
};

/** Every state of the questionnaire. */
export const examples: readonly Example[] = [
  {name: 'empty'},
  {
    name: 'filled, every optional question open',
    prepare: by(async (questionnaire) => {
      await questionnaire.bringLate();
      questionnaire.setState({
        answers: {
          ...family,
          'leadData.household.0.pregnant': 'yes',
          'leadData.household.0.employerOffer.selfOnlyMonthly': '120',
        },
      });
      agree(questionnaire, 'health', true);
      await questionnaire.updated;
      opened(questionnaire);
    }),
  },
  {
    name: 'missing information',
    prepare: by((questionnaire) => {
      // The questionnaire reads the tab's answers of another one; complete answers would be sent.
      questionnaire.setState({answers: {}});
      return questionnaire.submit();
    }),
  },
  {
    name: 'faults in optional answers',
    prepare: by(async (questionnaire) => {
      questionnaire.setState({
        answers: {
          ...family,
          'leadData.household.1.age': 'eight',
          'leadData.exactIncome': 'a lot',
          'contact.email': 'ana@example',
        },
      });
      agree(questionnaire, 'contact', true);
      await questionnaire.submit();
    }),
  },
  {name: 'analyzing', prepare: inState(1, {status: 'pending'})},
  {name: 'trying again', prepare: inState(1, {status: 'retrying'})},
  {name: 'phase 1 answered', prepare: answered(1, qualified)},
  {name: 'phase 1 answered without the fields', prepare: answered(1, {})},
  {
    name: 'phase 1, answers changed since',
    prepare: inState(1, {status: 'success', answered: qualified, isStale: true}),
  },
  {name: 'phase 1 failed', prepare: inState(1, {status: 'error'})},
  {name: 'phase 2', prepare: by((questionnaire) => questionnaire.show(2))},
  {name: 'phase 2 answered', prepare: answered(2, assessed)},
  {name: 'phase 2 answered without the fields', prepare: answered(2, {})},
  {name: 'phase 2 failed', prepare: inState(2, {status: 'error'})},
  {
    name: 'phase 3, several life changes',
    prepare: by(async (questionnaire) => {
      await questionnaire.bringLate();
      questionnaire.show(3);
      questionnaire.change({
        changes: [
          {id: 0, change: '', date: ''},
          {id: 1, change: 'Moved to Katy', date: '2026-11-02'},
        ],
      });
    }),
  },
  {name: 'phase 3 answered, with Medicare', prepare: answered(3, managed)},
  {name: 'phase 3 answered without the fields', prepare: answered(3, {})},
  {name: 'phase 3 failed', prepare: inState(3, {status: 'error'})},
  {name: 'results saved', prepare: saving({status: 'saved', detail: ''})},
  {name: 'results saved, with a private page and a copy by mail', prepare: savedWith('sent')},
  {name: 'results saved, with a private page and no more copies today', prepare: savedWith('too-many')},
  {
    name: 'pregnant, without the health consent',
    prepare: by(async (questionnaire) => {
      await answered(1, qualified)(questionnaire);
      questionnaire.setState({
        answers: {...family, 'leadData.age': '27', 'leadData.household.0.pregnant': 'yes'},
      });
    }),
  },
  {
    name: 'coverage that ends on a day nobody named',
    prepare: by(async (questionnaire) => {
      await answered(1, qualified)(questionnaire);
      questionnaire.setState({
        answers: {...family, 'leadData.currentCoverage': 'My plan at work ends soon'},
      });
    }),
  },
  {name: 'saving failed', prepare: saving({status: 'error', detail: ''})},
  {
    name: 'someone about to turn 65, contact details open',
    prepare: by(async (questionnaire) => {
      await questionnaire.bringLate();
      questionnaire.setState({answers: {...family, 'leadData.age': '64'}});
      await questionnaire.updated;
      opened(questionnaire);
    }),
  },
  {
    name: 'cleared',
    prepare: by(async (questionnaire) => {
      await questionnaire.bringLate();
      questionnaire.clear();
    }),
  },
  {name: 'on another page', attributes: {site: 'https://agency.example', partner: 'riverside-clinic'}},
  {
    name: 'on a page that may not send',
    attributes: {site: 'https://agency.example', partner: 'riverside-clinic'},
    prepare: inState(1, {status: 'refused'}),
  },
  {
    name: 'its later part did not arrive',
    prepare: by((questionnaire) => questionnaire.setState({hasFailed: true})),
  },
  {name: 'as the page’s own heading', attributes: {'heading-level': '1', picker: 'off'}},
  {name: 'behind a button', attributes: {placement: 'dialog'}},
  {
    name: 'in a dialog',
    attributes: {placement: 'dialog'},
    prepare: by((questionnaire) => questionnaire.open()),
  },
];
