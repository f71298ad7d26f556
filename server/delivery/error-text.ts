const LONGEST = 300;

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;

// Line breaks and other control characters would let the other side write lines of its own into logs and terminals.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu;

/**
 * Describes an error in one short line for logs and commands: no email address, no control characters, and of what a mail server
 * answered its codes alone, because content filters repeat the content.
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  // fetch says "fetch failed", and why in its cause.
  const cause = error.cause instanceof Error ? `: ${described(error.cause)}` : '';
  const text = `${described(error)}${cause}`.replaceAll(CONTROL, ' ').replaceAll(ADDRESS, '<address>');
  return text.toWellFormed().slice(0, LONGEST).toWellFormed();
};

const described = (error: Error): string =>
  `${'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''}${repliedCodes(error) ?? error.message}`;

// RFC 3463: the three numbers behind the reply's code say what is wrong.
const repliedCodes = (error: Error): string | undefined => {
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return undefined;
  const [, enhanced] = /\b([245]\.\d{1,3}\.\d{1,3})\b/u.exec(error.message) ?? [];
  return `the server answered ${error.responseCode}${enhanced === undefined ? '' : ` ${enhanced}`}`;
};
