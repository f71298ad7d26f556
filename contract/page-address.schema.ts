import {optionalLine} from './text.schema.ts';

/**
 * Removes query, fragment and credentials from a page's address, which may identify its visitor. For a text that is not a web address,
 * keeps the part before the first `?` or `#`.
 */
export const pageAddress = (text: string): string => {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin + url.pathname;
  const [before = ''] = text.split(/[?#]/u, 1);
  return before.trimEnd();
};

/** The optional page of a submission; addresses from programs are reduced to the form of our elements. */
export const optionalPage = (max: number) => optionalLine(max).transform(pageAddress);
