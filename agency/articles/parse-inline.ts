import type {Inline} from './article.ts';

/**
 * Text, `**bold**`, `**en:bold English in a page of another language**` or `[text](address)`; the shortest match, so
 * that two bold texts on a line stay separate.
 */
const marks = /\*\*(?<lang>en:)?(?<bold>.+?)\*\*|\[(?<label>[^\]]+)\]\((?<address>[^()\s]+)\)/u;

/**
 * Returns whether an article may link to an address: an https page, or a page of the agency's own site (`/blog/...`). Anything else,
 * `javascript:` and `//host` among it, may not.
 */
const isSafeLink = (address: string): boolean => {
  if (/^\/(?![/\\])/u.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
};

/** Parses running text into a tree. Nothing in it becomes HTML: `<b>` is plain text. Throws a RangeError that names a forbidden link. */
export const parseInline = (text: string): readonly Inline[] => {
  const match = marks.exec(text);
  if (!match?.groups) return text === '' ? [] : [text];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [...(before === '' ? [] : [before]), markedPart(match.groups), ...parseInline(after)];
};

const markedPart = (groups: Record<string, string | undefined>): Inline => {
  const {bold, lang, label = '', address = ''} = groups;
  if (bold !== undefined) return {bold: parseInline(bold), ...(lang !== undefined && {lang: 'en'})};
  if (!isSafeLink(address)) throw new RangeError(`a link may lead to https:// or to /..., not to ${address}`);
  // A label may be bold; a link inside a link is invalid HTML.
  return {link: address, text: parseInline(label)};
};
