import {smtpTransport} from '../../../delivery/smtp-transport.ts';
import type {Finding} from './finding.ts';
import {type Names, policyFinding} from './mail-policy.ts';

/** The parts of outgoing mail: the server's address, the sender, and the name of the DKIM key if known. */
export type MailToCheck = {
  readonly server: URL | undefined;
  readonly from: string;
  readonly dkimSelector: string | undefined;
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
