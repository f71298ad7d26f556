import type {Resolver} from 'node:dns/promises';
import {smtpTransport} from '../../../delivery/smtp-transport.ts';
import type {Finding} from './finding.ts';

/** The parts of outgoing mail: the server's address, the sender, and the name of the DKIM key if known. */
export type MailToCheck = {
  readonly server: URL | undefined;
  readonly from: string;
  readonly dkimSelector: string | undefined;
};

type Names = Pick<Resolver, 'resolveTxt' | 'resolveMx'>;

const textsAt = async (names: Names, name: string): Promise<readonly string[]> => {
  try {
    return (await names.resolveTxt(name)).map((parts) => parts.join(''));
  } catch {
    return [];
  }
};

const serverFinding = async (server: URL | undefined): Promise<Finding> => {
  if (!server)
    return {
      state: 'missing',
      topic: 'mail',
      text: 'Mails are only written into a folder: set SMTP_URL.',
    };
  const transport = smtpTransport(server);
  try {
    await transport.verify();
    return {
      state: 'ok',
      topic: 'mail',
      text: `The mail server ${server.hostname} accepts Lamplight's sign-in.`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      state: 'missing',
      topic: 'mail',
      text: `The mail server ${server.hostname} refuses Lamplight's sign-in: ${reason}`,
    };
  } finally {
    transport.close();
  }
};

type Policy = {
  readonly name: string;
  readonly begins: RegExp;
  readonly what: string;
  readonly rfc: number;
  readonly example: string;
};

const policyFinding = async (names: Names, policy: Policy): Promise<Finding> => {
  const {name, begins, what, rfc, example} = policy;
  const found = (await textsAt(names, name)).filter((text) => begins.test(text));
  const source = `RFC ${rfc}, https://www.rfc-editor.org/rfc/rfc${rfc}`;
  if (found.length === 1)
    return {state: 'ok', topic: 'mail', text: `${what} of ${name}: ${found[0] ?? ''}`, source};
  return {
    state: 'missing',
    topic: 'mail',
    text:
      found.length > 1
        ? `${name} has ${found.length} ${what} records, which counts as no record: keep one.`
        : `${name} has no ${what} record, so that mails look like spam: add a TXT record such as ${example}`,
    source,
  };
};

const dkimFinding = (names: Names, domain: string, selector: string | undefined) =>
  selector === undefined
    ? Promise.resolve<Finding>({
        state: 'unchecked',
        topic: 'mail',
        text: 'DKIM is not checked: name the selector of your mail service with --dkim-selector.',
        source: 'RFC 6376, https://www.rfc-editor.org/rfc/rfc6376',
      })
    : policyFinding(names, {
        name: `${selector}._domainkey.${domain}`,
        begins: /(^|;)\s*p=[A-Za-z0-9+/]/u,
        what: 'DKIM',
        rfc: 6376,
        example: 'the record that your mail service shows',
      });

const answersFinding = async (names: Names, domain: string): Promise<Finding> => {
  const hosts = await names.resolveMx(domain).catch(() => []);
  return hosts.length > 0
    ? {state: 'ok', topic: 'mail', text: `${domain} accepts mail: visitors can answer.`}
    : {
        state: 'missing',
        topic: 'mail',
        text: `${domain} accepts no mail (no MX record): visitors' answers are lost.`,
      };
};

/** Checks that mail can be sent, that receivers trust the sender (SPF, DKIM, DMARC), and that answers arrive. */
export const checkMail = async (
  {server, from, dkimSelector}: MailToCheck,
  names: Names,
): Promise<readonly Finding[]> => {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return Promise.all([
    serverFinding(server),
    policyFinding(names, {
      name: domain,
      begins: /^v=spf1(\s|$)/iu,
      what: 'SPF',
      rfc: 7208,
      example: '"v=spf1 include:<your mail service> -all"',
    }),
    dkimFinding(names, domain, dkimSelector),
    policyFinding(names, {
      name: `_dmarc.${domain}`,
      begins: /^v=DMARC1\s*;/iu,
      what: 'DMARC',
      rfc: 7489,
      example: `"v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}"`,
    }),
    answersFinding(names, domain),
  ]);
};
