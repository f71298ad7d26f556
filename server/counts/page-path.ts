/** The longest path that is kept, in characters. */
const MAX_PATH = 200;

// So much of a part is compared with the pattern, whose time grows with the square of the length.
const MAX_READ = 1_000;

// An address of mail, a number of five digits or more, or a long code with a digit in it: what a page puts into its path about one person.
const PERSONAL = /@|%40|\d{5}|(?=\w*\d)[a-z\d_]{16}/iu;

/** The path of a page without the parts that may name a person; `*` stands in their place. A part that is cut was looked at whole. */
export const pagePath = (path: string): string =>
  path
    .split('/')
    .map((part) => (PERSONAL.test(part.slice(0, MAX_READ)) ? '*' : part))
    .join('/')
    .slice(0, MAX_PATH);

/** The same for a whole address: origin and path. */
export const countedPage = (address: string): string => {
  const url = URL.parse(address);
  return url === null ? '' : url.origin + pagePath(url.pathname);
};
