import type {Mischief} from '../program/receiver.ts';
import type {Fault} from './fault.ts';
import type {MailFault} from './mail-server.ts';

const mailFault = (name: string, fault: MailFault, more: Partial<Fault> = {}): Fault => ({
  name,
  needs: {mail: true},
  felt: 'deliveries',
  inflict: ({mail}) => {
    if (!mail) throw new Error('there is no mail server');
    mail.fault = fault;
    return () => {
      mail.fault = undefined;
    };
  },
  ...more,
});

const webhookFault = (name: string, mischief: Mischief, more: Partial<Fault> = {}): Fault => ({
  name,
  felt: 'deliveries',
  inflict: ({receiver}) => {
    receiver.mischief = mischief;
    return () => {
      receiver.mischief = undefined;
    };
  },
  ...more,
});

/** Faults of mail server and webhook receiver. */
export const deliveryFaults: readonly Fault[] = [
  mailFault('mail server refuses connections', 'refuse', {isQuick: true}),
  mailFault('mail server says nothing', 'hang'),
  mailFault('mail server breaks off in its greeting', 'half'),
  mailFault('mail server hangs up in the middle of a mail', 'mid-data', {isQuick: true}),
  mailFault('mail server asks to come again (451)', 'greylist'),
  mailFault('mail server refuses for good (554)', 'reject'),
  mailFault('mail server speaks something else', 'garbage'),
  webhookFault(
    'webhook answers 500',
    (_request, response) => {
      response.writeHead(500).end();
      return true;
    },
    {isQuick: true},
  ),
  webhookFault('webhook redirects (302)', (_request, response) => {
    response.writeHead(302, {Location: 'http://127.0.0.1:9/'}).end();
    return true;
  }),
  webhookFault('webhook takes three seconds', (request, response) => {
    setTimeout(() => {
      if (!request.destroyed || !response.writableEnded) response.writeHead(503).end();
    }, 3_000);
    return true;
  }),
  webhookFault('webhook never answers', () => true),
  webhookFault('webhook resets connections', (request) => {
    request.socket.resetAndDestroy();
    return true;
  }),
  webhookFault('webhook answers what is no HTTP', (request) => {
    request.socket.end('\u0016\u0003\u0001 not what you expected\r\n');
    return true;
  }),
];
