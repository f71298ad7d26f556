import {readFileSync, statSync} from 'node:fs';

// The pages of the site in all languages are about 150.
const MOST_KEPT = 1_000;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1];

const linkOf = (tag: string): string => {
  const [as, type] = [attribute(tag, 'as'), attribute(tag, 'type')];
  return [
    `<${attribute(tag, 'href') ?? ''}>`,
    'rel=preload',
    ...(as === undefined ? [] : [`as=${as}`]),
    ...(type === undefined ? [] : [`type="${type}"`]),
    ...(/\scrossorigin\b/u.test(tag) ? ['crossorigin'] : []),
  ].join('; ');
};

/** Returns the value of a page's `Link` header, empty for a page without preloads. */
export type ReadLinkHeader = (file: string) => string;

/**
 * Creates the reader of `Link` headers (RFC 8288): the preloads in the page's own head. A proxy or a CDN in front of the server can send
 * them as early hints (103) before the page arrives. Each page is read once for a build.
 */
export const createLinkHeaders = (): ReadLinkHeader => {
  const kept = new Map<string, string>();
  return (file) => {
    const key = `${file} ${statSync(file).mtimeMs}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const [head = ''] = readFileSync(file, 'utf8').split('</head>', 1);
    const made = [...head.matchAll(/<link rel="preload"[^>]*>/gu)].map(([tag]) => linkOf(tag)).join(', ');
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
};
