const LONGEST = 300;

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/gu;

// Line breaks and other control characters would let the other side write lines of its own into logs and terminals.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/gu;

/** What went wrong, in one short line for logs and commands: no email address, no control characters. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  // fetch says "fetch failed", and why in its cause.
  const cause = error.cause instanceof Error ? `: ${described(error.cause)}` : '';
  const text = `${described(error)}${cause}`.replaceAll(CONTROL, ' ').replaceAll(ADDRESS, '<address>');
  return text.toWellFormed().slice(0, LONGEST).toWellFormed();
}

const described = (error: Error): string =>
  `${'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''}${error.message}`;
