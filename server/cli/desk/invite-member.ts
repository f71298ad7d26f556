import {isMemberMail} from '../../desk/member/member-mail.ts';
import {loadAgency} from '../../../agency/load.ts';
import type {MemberRole} from '../../../contract/desk.ts';
import type {Language} from '../../../contract/language.ts';
import {agentAddresses} from '../../delivery/create-channels.ts';
import {mailLink} from '../../desk/mail/link-mail.ts';
import {listMembers, saveMember} from '../../desk/member/member.store.ts';
import {createLink, LINK_MINUTES, linkAddress} from '../../desk/sign-in/link.store.ts';
import {siteOriginOf} from '../../start/site-origin.ts';
import type {Settings} from '../../settings/settings.ts';
import type {Terminal} from '../terminal.ts';
import {UsageError} from '../usage-error.ts';
import {withVault} from '../vault.ts';

const LONGEST_NAME = 100;

type Invitation = {
  readonly mail: string;
  readonly role: MemberRole | undefined;
  readonly name: string | undefined;
  readonly language: Language | undefined;
};

type InviteContext = {
  readonly terminal: Pick<Terminal, 'print' | 'warn' | 'environment'>;
  readonly now: Date;
};

/** `invite`: adds a member, mails a one-time link and prints the link. Throws UsageError for an invalid mail address or name. */
export const inviteMember = async (
  settings: Settings,
  {mail, role, name, language}: Invitation,
  {terminal, now}: InviteContext,
): Promise<void> => {
  if (!isMemberMail(mail)) throw new UsageError(`"${mail}" is not a mail address.`);
  if (name !== undefined && (name.trim() === '' || name.length > LONGEST_NAME || /\p{C}/u.test(name)))
    throw new UsageError(`--name should be one line of up to ${LONGEST_NAME} characters.`);
  const agency = loadAgency(terminal.environment);
  const origin = siteOriginOf(agency, settings);
  // Opens the store with its keys, so that the first command in an empty folder creates a complete store, like the
  // first start.
  await withVault(settings, async ({store}) => {
    const members = await listMembers(store);
    const known = members.find((each) => each.mail === mail.toLowerCase());
    const hasOwner = members.some((each) => each.role === 'owner' && each.revoked_at === null);
    const given = role ?? known?.role ?? (hasOwner ? 'agent' : 'owner');
    const isMailed = agentAddresses(settings, agency).some((to) => to.toLowerCase() === mail.toLowerCase());
    if (given === 'assistant' && isMailed)
      throw new UsageError(
        `Mails to the agency contain what visitors wrote, which an assistant does not see before it is shared: take ${mail} out of MAIL_TO first.`,
      );
    const member = await saveMember(
      store,
      {
        mail,
        role: given,
        name: name?.trim() ?? known?.name ?? mail.split('@')[0] ?? mail,
        language: language ?? known?.language ?? settings.MAIL_LANGUAGE,
      },
      now,
    );
    const link = linkAddress(origin, await createLink(store, member.id, now));
    terminal.print(
      `${member.name} <${member.mail}>, ${member.role}. This link works once, for ${LINK_MINUTES} minutes:\n\n${link}\n`,
    );
    if (!settings.DESK) terminal.warn('DESK=off: the server does not serve the desk.');
    try {
      await mailLink({settings, agency}, {member, link, origin, kind: 'invite', now});
      terminal.print(
        settings.SMTP_URL
          ? `The same link was mailed to ${member.mail}.`
          : 'No mail server is set (SMTP_URL): the mail is in the mailbox folder. Open the link yourself, or forward it.',
      );
    } catch (error) {
      terminal.warn(`The mail could not be sent: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
};
