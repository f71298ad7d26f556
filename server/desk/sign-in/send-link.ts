import type {DeskParts} from '../desk-parts.ts';
import {mailLink} from '../mail/link-mail.ts';
import {findMember} from '../member/member.store.ts';
import {createLink, linkAddress} from './link.store.ts';
import type {SignInLimits} from './sign-in-limits.ts';

/** Mails a one-time link to a member; does nothing for any other address, or for a fourth link in a quarter of an hour. */
export const sendLink = async (
  {store, now, settings, agency, origin}: Pick<DeskParts, 'store' | 'now' | 'settings' | 'agency' | 'origin'>,
  {mayMail}: Pick<SignInLimits, 'mayMail'>,
  address: string,
): Promise<void> => {
  const member = await findMember(store, address);
  if (!member || !(await mayMail(address))) return;
  const link = linkAddress(origin(), await createLink(store, member.id, now()));
  await mailLink({settings, agency}, {member, link, origin: origin(), kind: 'link', now: now()});
};
