import {readFileSync} from 'node:fs';

/** Reads the blocks of a kind of code (`html`, `js`) from a guide, with the agency's server and the partner's id. */
export const linesOf = (title: string, site: string, kind = 'html'): readonly string[] => {
  const guide = readFileSync(new URL('../../docs/guides/README.md', import.meta.url), 'utf8')
    .split(/^## /mu)
    .find((section) => section.startsWith(`${title}\n`));
  return [...(guide ?? '').matchAll(/```(\w+)\n([\s\S]*?)```/gu)]
    .filter(([, found]) => found === kind)
    .map(([, , lines = '']) =>
      lines.replaceAll('https://agency.example', site).replaceAll('your-id', 'guide-7'),
    );
};
