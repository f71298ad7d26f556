import type {ContactMark, MayContact, Permission, Verdict} from '../../../contract/desk-person.ts';

const mayContact = (verdict: Verdict): MayContact => {
  if (verdict.isAllowed) return 'now';
  return verdict.nextAllowedAt === null ? 'no' : 'later';
};

/** Converts a permission to the mark of a row. */
export const contactMark = ({call, text, mail, medicare}: Permission): ContactMark => ({
  call: mayContact(call),
  text: mayContact(text),
  mail: mayContact(mail),
  medicare: mayContact(medicare),
});
