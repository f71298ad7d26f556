/** The longest stored path, in characters. */
const MAX_PATH = 200;

// The number of characters of a part that are compared, because the pattern's time grows with the square of the
// length.
const MAX_READ = 1_000;

// Matches the parts of a path that may identify a person: a mail address, a number of five digits or more, or a
// long code with a digit.
const PERSONAL = /@|%40|\d{5}|(?=\w*\d)[a-z\d_]{16}/iu;

/** Returns the path of a page with `*` in place of the parts that may identify a person. Parts are compared before the path is cut. */
export const pagePath = (path: string): string =>
  path
    .split('/')
    .map((part) => (PERSONAL.test(part.slice(0, MAX_READ)) ? '*' : part))
    .join('/')
    .slice(0, MAX_PATH);

/** Returns origin and path of an address, with `*` in place of the parts that may identify a person. */
export const countedPage = (address: string): string => {
  const url = URL.parse(address);
  return url === null ? '' : url.origin + pagePath(url.pathname);
};
