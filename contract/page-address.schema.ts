import {optionalLine} from './text.schema.ts';

/**
 * A page's address without what may tell of its visitor: query, fragment and sign-in. Of a text that is not an address of the web, what
 * stands before the first `?` or `#`.
 */
export const pageAddress = (text: string): string => {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin + url.pathname;
  const [before = ''] = text.split(/[?#]/u, 1);
  return before.trimEnd();
};

/** The page that a submission was made on, which may stay empty; what a program sends is cut to what our elements send. */
export const optionalPage = (max: number) => optionalLine(max).transform(pageAddress);
