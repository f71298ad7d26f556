import {randomUUID} from 'node:crypto';
import {LANGUAGES} from '../../contract/language.ts';
import {consentTo} from '../../server/testing/consent-to.ts';
import type {Random} from './random.ts';
import type {SentKind} from './journal.ts';

/** A submission with its key, which is also in its email address, so that every copy can be found in the store. */
export type OutgoingSubmission = {
  readonly key: string;
  readonly kind: SentKind;
  readonly path: '/api/leads' | '/api/contact';
  readonly body: string;
};

const SHARE_WITH_CONSENT = 0.125;

/** Returns the email address for a key. */
export const emailOf = (key: string): string => `${key}@mail.example`;

/** Makes a submission: a quote request or a message, sometimes with a consent and so with a receipt for the visitor. */
export const newSubmission = (random: Random): OutgoingSubmission => {
  const key = randomUUID();
  const extras = {
    context: {lang: random.pick(LANGUAGES), elapsedMs: random.between(2_000, 90_000)},
    ...(random.happens(SHARE_WITH_CONSENT) ? {phone: '713 555 0123', consents: [consent]} : {phone: ''}),
  };
  if (random.happens(0.5)) {
    const body = {
      firstName: 'Ana',
      lastName: 'Müller-李',
      email: emailOf(key),
      insuranceType: random.pick(['life', 'health']),
      ...extras,
    };
    return {key, kind: 'lead', path: '/api/leads', body: JSON.stringify(body)};
  }
  const message = `Please call me.\n${'More about it. '.repeat(random.between(0, 40))}`.trim();
  const body = {name: 'José Núñez', email: emailOf(key), subject: 'A question', message, ...extras};
  return {key, kind: 'contact', path: '/api/contact', body: JSON.stringify(body)};
};

const consent = consentTo('contact');
