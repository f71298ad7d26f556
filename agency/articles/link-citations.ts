import type {Block, Inline} from './article.ts';

/** The address of a citation's official text, by how the citation is written in any of the five languages. */
const citations: readonly (readonly [pattern: RegExp, address: (first: string, second: string) => string])[] =
  [
    [
      /(?<first>\d+) CFR (?<second>\d+\.[\dA-Z]+(?:-\d+)?)/u,
      (title, section) => `https://www.ecfr.gov/current/title-${title}/section-${section}`,
    ],
    [
      /(?<first>\d+) (?:Federal Register|FR) (?<second>\d+)/u,
      (volume, page) => `https://www.federalregister.gov/citation/${volume}-FR-${page}`,
    ],
    [
      /(?:Public Law|P\.L\.|Ley Pública|loi publique|公法) ?(?<first>\d{3})-(?<second>\d+)/u,
      (congress, law) => `https://www.govinfo.gov/link/plaw/${congress}/public/${law}`,
    ],
    [
      /Rev\. Proc\. 20(?<first>\d\d)-(?<second>\d+)/u,
      (year, number) => `https://www.irs.gov/pub/irs-drop/rp-${year}-${number.padStart(2, '0')}.pdf`,
    ],
    [
      /(?<first>\d+) U\.S\.C\. (?<second>\d+[A-Za-z]*(?:-\d+)?)/u,
      (title, section) => `https://www.govinfo.gov/link/uscode/${title}/${section}`,
    ],
    [
      /(?:Tex\. )?Ins\. Code (?<first>\d+)\.(?<second>\d+)/u,
      (chapter, section) =>
        `https://statutes.capitol.texas.gov/Docs/IN/htm/IN.${chapter}.htm#${chapter}.${section}`,
    ],
    [
      /(?:Tex\. )?Gov['’]t Code (?<first>\d+)\.(?<second>\d+)/u,
      (chapter, section) =>
        `https://statutes.capitol.texas.gov/Docs/GV/htm/GV.${chapter}.htm#${chapter}.${section}`,
    ],
    [/\b(?<first>HealthCare|Medicare|ssa)\.gov/u, (site) => `https://www.${site.toLowerCase()}.gov/`],
  ];

/** Links each citation of law and each government site in the lists of the last chapter, which names the sources. */
export const linkCitations = (content: readonly Block[]): readonly Block[] => {
  const lastHeading = content.findLastIndex(({kind}) => kind === 'heading');
  return lastHeading < 0
    ? content
    : [...content.slice(0, lastHeading), ...linkLists(content.slice(lastHeading))];
};

/** Links each citation and each government site in every list of the text. */
export const linkLists = (content: readonly Block[]): readonly Block[] =>
  content.map((block) =>
    block.kind === 'list' ? {...block, items: block.items.map((item) => item.flatMap(linked))} : block,
  );

/** Splits a text at its first citation; links and bold text stay unchanged. */
const linked = (part: Inline): readonly Inline[] => {
  if (typeof part !== 'string') return [part];
  const [found] = citations
    .flatMap(([pattern, address]) => {
      const match = pattern.exec(part);
      return match ? [{match, address}] : [];
    })
    .toSorted((one, other) => one.match.index - other.match.index);
  if (!found) return part === '' ? [] : [part];
  const {match, address} = found;
  const [text] = match;
  const {first = '', second = ''} = match.groups ?? {};
  const before = part.slice(0, match.index);
  return [
    ...(before === '' ? [] : [before]),
    {link: address(first, second), text: [text]},
    ...linked(part.slice(match.index + text.length)),
  ];
};
