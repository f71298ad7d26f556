import type {Example} from '../conformance/example.ts';
import {QuoteFormElement} from './quote-form.element.ts';

const ana = {
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '713-555-0199',
  insuranceType: 'health',
} as const;

const by =
  (step: (form: QuoteFormElement) => void | Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof QuoteFormElement ? step(element) : undefined;

/** A filled form in a state that normally follows a server's answer. */
const inPhase = (phase: QuoteFormElement['state']['phase']): NonNullable<Example['prepare']> =>
  by(async (form) => {
    await form.bringLate();
    form.setState({answers: ana, phase});
  });

/** Every state of the quote form. */
export const examples: readonly Example[] = [
  {name: 'empty'},
  {
    name: 'two errors',
    prepare: by(async (form) => {
      form.setState({answers: {...ana, email: 'ana@example', insuranceType: ''}});
      await form.submit();
    }),
  },
  {
    name: 'calls agreed to without a number',
    prepare: by(async (form) => {
      form.setState({answers: {...ana, phone: ''}});
      form.agree('contact', true);
      await form.submit();
    }),
  },
  {name: 'Medicare, chosen by the page', attributes: {'insurance-type': 'medicare'}},
  {name: 'notary, chosen by the page', attributes: {'insurance-type': 'notary'}},
  {
    name: 'with a calculation',
    prepare: by(async (form) => {
      await form.attachCalculation({
        calculator: 'life',
        inputs: {income: 75_000, debts: 20_000, expenses: 40_000, years: 10},
      });
      form.setState({answers: {...ana, insuranceType: 'life'}});
    }),
  },
  {name: 'sending', prepare: inPhase('sending')},
  {name: 'trying again', prepare: inPhase('retrying')},
  {
    name: 'sent',
    prepare: by(async (form) => {
      await form.bringLate();
      form.setState({phase: 'sent'});
    }),
  },
  {name: 'server down', prepare: inPhase('failed')},
  {
    name: 'too many requests',
    prepare: by(async (form) => {
      await form.bringLate();
      form.setState({answers: ana, phase: 'failed', retryAfterMs: 300_000});
    }),
  },
  {name: 'only a call helps', prepare: inPhase('call')},
  {
    name: 'this page may not send',
    attributes: {partner: 'riverside-clinic'},
    prepare: by(async (form) => {
      await form.bringLate();
      form.setState({phase: 'refused'});
    }),
  },
  {
    name: 'its working part did not arrive',
    prepare: by((form) => form.setState({answers: ana, phase: 'failed'})),
  },
  {name: 'without a language picker', attributes: {picker: 'off'}},
  {
    name: 'long German',
    attributes: {'insurance-type': 'disability'},
    prepare: by((form) =>
      form.setState({
        answers: {
          firstName: 'Maximiliane-Konstanze',
          lastName: 'Freifrau von Hohenlohe-Schillingsfürst',
          email: 'maximiliane-konstanze.freifrau@hohenlohe-schillingsfuerst.example',
          phone: '+49 89 5550 1234 567',
          insuranceType: 'disability',
        },
      }),
    ),
  },
  {name: 'behind a button', attributes: {placement: 'dialog'}},
  {name: 'in a dialog', attributes: {placement: 'dialog'}, prepare: by((form) => form.open())},
  {
    name: 'errors in a dialog',
    attributes: {placement: 'dialog'},
    prepare: by(async (form) => {
      await form.open();
      form.setState({answers: {...ana, email: 'ana@example', insuranceType: ''}});
      await form.submit();
    }),
  },
  {
    name: 'the dialog could not be loaded',
    attributes: {placement: 'dialog'},
    prepare: by((form) => form.setState({hasLoadFailed: true})),
  },
];
