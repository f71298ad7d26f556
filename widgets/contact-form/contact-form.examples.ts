import type {Example} from '../conformance/example.ts';
import {ContactFormElement} from './contact-form.element.ts';

const ben = {
  name: 'Ben Carter',
  phone: '',
  email: 'ben@example.com',
  subject: 'Moving to Houston',
  message: 'We move in January.\nWhich plan covers a family of four from the first day?',
};

const by =
  (step: (form: ContactFormElement) => void | Promise<void>): NonNullable<Example['prepare']> =>
  (element) =>
    element instanceof ContactFormElement ? step(element) : undefined;

/** A filled form in a state that normally follows a server's answer. */
const inPhase = (phase: ContactFormElement['state']['phase']): NonNullable<Example['prepare']> =>
  by(async (form) => {
    await form.bringLate();
    form.setState({answers: ben, phase});
  });

/** Every state of the contact form. */
export const examples: readonly Example[] = [
  {name: 'empty'},
  {
    name: 'two errors',
    prepare: by(async (form) => {
      form.setState({answers: {...ben, email: 'ben', message: ''}});
      await form.submit();
    }),
  },
  {
    name: 'calls agreed to without a number',
    prepare: by(async (form) => {
      form.setState({answers: ben});
      form.agree('contact', true);
      await form.submit();
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
      form.setState({answers: ben, phase: 'failed', retryAfterMs: 300_000});
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
    name: 'long German',
    prepare: by((form) =>
      form.setState({
        answers: {
          ...ben,
          name: 'Maximiliane-Konstanze Freifrau von Hohenlohe-Schillingsfürst',
          subject: 'Berufsunfähigkeitsversicherungsbeitragsanpassungsbenachrichtigung',
        },
      }),
    ),
  },
  {name: 'behind a button', attributes: {placement: 'dialog'}},
  {name: 'in a dialog', attributes: {placement: 'dialog'}, prepare: by((form) => form.open())},
];
