import {z} from 'zod';
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../contract/language.ts';
import {isThisMachine} from './this-machine.ts';

const LEAST_SECRET = 24;

const email = z.email().max(254);

const address = (isFine: (url: URL) => boolean) =>
  z.union([
    z.literal('').transform(() => undefined),
    z
      .string()
      .refine((text) => URL.canParse(text) && isFine(new URL(text)))
      .transform((text) => new URL(text)),
  ]);

const isMailServer = ({protocol, hostname, pathname, search}: URL): boolean =>
  /^smtps?:$/u.test(protocol) && hostname !== '' && ['', '/'].includes(pathname) && search === '';

// Signed events are not encrypted, so they leave this machine only by https.
const isReceiver = (url: URL): boolean =>
  (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))) &&
  url.username === '';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number)
    .refine((value) => value >= least && value <= most);

/** The settings of delivery, in the form of `SETTINGS`. */
export const DELIVERY_SETTINGS = {
  SMTP_URL: {
    schema: address(isMailServer),
    preset: '',
    expected:
      'should be omitted, or the address of a mail server: smtp://user:password@host:587 or smtps://host',
  },
  MAIL_FROM: {
    schema: z.union([z.literal(''), email]),
    preset: '',
    expected:
      "should be omitted for the agency's own, or an email address that the mail server may send from",
  },
  MAIL_TO: {
    schema: z.string().transform((text, context) => {
      const entries = text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
      if (!entries.every((entry) => email.safeParse(entry).success))
        context.addIssue({code: 'custom', message: 'not an email address'});
      return entries;
    }),
    preset: '',
    expected: "should be omitted for the agency's own, or email addresses separated by commas",
  },
  MAIL_LANGUAGE: {
    schema: z.enum(LANGUAGES),
    preset: DEFAULT_LANGUAGE,
    expected: `should be the language of emails to the agent: ${LANGUAGES.join(', ')}`,
  },
  MAIL_LIMIT: {
    schema: z.union([z.literal('off'), wholeNumber(1, 999_999)]),
    preset: '300',
    expected: 'should be the number of mails that may be sent in an hour, or off',
  },
  WEBHOOK_URL: {
    schema: address(isReceiver),
    preset: '',
    expected: 'should be omitted, or an https address that receives signed events, without a user name',
  },
  WEBHOOK_SECRET: {
    schema: z.union([z.literal(''), z.string().min(LEAST_SECRET)]),
    preset: '',
    expected: `should be at least ${LEAST_SECRET} characters that nobody can guess; WEBHOOK_URL needs it`,
  },
  PUSH_SERVICES: {
    schema: z.string().transform((text, context) => {
      const entries = text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
      if (!entries.every((entry) => URL.canParse(entry) && isReceiver(new URL(entry))))
        context.addIssue({code: 'custom', message: 'not an https address'});
      return entries.map((entry) => (URL.canParse(entry) ? new URL(entry).origin : ''));
    }),
    preset: '',
    expected:
      "should be omitted, or https addresses of your own push services, separated by commas; the browsers' push services need no setting",
  },
  DELIVERY_RETRY_SECONDS: {
    schema: wholeNumber(1, 3_600),
    preset: '30',
    expected: 'should be the seconds before the first retry of a delivery, from 1 to 3600',
  },
  DELIVERY_ATTEMPTS: {
    schema: wholeNumber(1, 100),
    preset: '24',
    expected: 'should be the number of attempts before a delivery is parked, from 1 to 100',
  },
} as const;
