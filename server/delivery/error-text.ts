const LONGEST = 300;

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;

// With control characters such as line breaks, the other side could forge lines in logs and terminals.
// oxlint-disable-next-line no-control-regex -- the expression looks for these characters
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu;

/**
 * Describes an error in one short line for logs and commands: no email address, no control characters, and only the codes of a mail
 * server's answer, because content filters quote the content.
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  // fetch reports "fetch failed"; the reason is in its cause.
  const cause = error.cause instanceof Error ? `: ${described(error.cause)}` : '';
  const text = `${described(error)}${cause}`.replaceAll(CONTROL, ' ').replaceAll(ADDRESS, '<address>');
  return text.toWellFormed().slice(0, LONGEST).toWellFormed();
};

const described = (error: Error): string =>
  `${'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''}${repliedCodes(error) ?? error.message}`;

// RFC 3463: the three numbers after the reply's code name the problem.
const repliedCodes = (error: Error): string | undefined => {
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return undefined;
  const [, enhanced] = /\b([245]\.\d{1,3}\.\d{1,3})\b/u.exec(error.message) ?? [];
  return `the server answered ${error.responseCode}${enhanced === undefined ? '' : ` ${enhanced}`}`;
};
