const MAX_LENGTH = 254;

/**
 * Returns whether a text can be the address of a member. Looser than the check of visitors' addresses, because the
 * mail server of an agency may know names without a domain of the internet.
 */
export const isMemberMail = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(text);
